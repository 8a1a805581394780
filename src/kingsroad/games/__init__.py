"""The games, a folder each; the same file names hold the same kind of thing."""
