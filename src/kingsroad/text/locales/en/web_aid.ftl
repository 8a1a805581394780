### The player aid of each game. **Two stars** set words in bold; signs and numbers of tables are in
### web/src/aid.

web-aid-now = now
web-aid-more = All buildings, the signs and the full rules

## Heads of the little tables

web-aid-word-section = Section
web-aid-word-room = Houses
web-aid-word-house = Per house
web-aid-word-space = Space
web-aid-word-dungeon = Dungeon
web-aid-word-walls = Walls
web-aid-word-towers = Towers
web-aid-word-houses = Houses
web-aid-word-line = Line
web-aid-word-token = Token
web-aid-word-worth = Worth
web-aid-word-four = 4 players
web-aid-word-three = 3 players
web-aid-word-two = 2 players
web-aid-word-players = Players
web-aid-word-start = Workers at the start
web-aid-word-recruits = Recruits per round
web-aid-word-characters-drawn = Characters in the game
