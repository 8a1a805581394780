"""The arena: bots play each other, many games at once, and are rated."""
