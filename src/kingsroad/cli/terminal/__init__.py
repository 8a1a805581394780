"""A game in the terminal: table, questions, answers, log, score sheet."""
