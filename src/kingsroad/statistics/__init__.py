"""What is true? Figures from many games that bots play among themselves."""
