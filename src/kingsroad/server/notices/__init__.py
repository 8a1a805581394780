"""How people choose to be called, and end it."""
