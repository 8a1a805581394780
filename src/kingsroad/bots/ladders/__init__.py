"""How the levels did against each other, a file a game; ratings hang on them."""
