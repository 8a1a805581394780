"""Who somebody is, where they come from, and how much they may ask for."""
