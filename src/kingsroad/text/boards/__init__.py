"""What is printed on boards and in rulebooks besides the tiles: tables, rows and figures.

Each game has one file here, named by its key: the type `Printed` and `printed()`, which takes every
figure from the rules. Clients draw from it and repeat no number.
"""
