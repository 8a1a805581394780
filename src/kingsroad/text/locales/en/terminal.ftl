### What the terminal says besides the sentences of the games. The words that people type (board,
### log all, undo, save …) are the same in every language.

## The session

play-seed = Seed { $seed }: the same game again with --seed { $seed }.
play-position = { $file }: a position of { $title }.
play-record =
    { $choices ->
        [one] { $file }: { $choices } choice; log tells what happened.
       *[other] { $file }: { $choices } choices; log tells what happened.
    }
play-person = { $seat }: { $person } ({ $level }). { $strength } { $liking }
play-level = { $seat }: { $level }. { $strength }
play-bot = { $seat }: { $bot }
play-input-ended = The input has ended before the game has.
play-your-hand = { $seat }, press Enter to see your hand.
play-enter = (Enter will do)
play-no-building = There is no building called '{ $word }'.
play-more-log =
    { $number ->
        [one] ({ $number } sentence before these: log all)
       *[other] ({ $number } sentences before these: log all)
    }
play-rules-word = rules WORD searches the rules, as in: rules provost
play-no-rule = No rule has the word '{ $word }'.
play-record-secrets = ? is what you may not know; save writes the full record.
play-record-file = The record is in { $file }.
play-position-secrets = The position would show all hands. If you want that: position all

save-name = save needs the name of a file, as in: save evening.txt.
save-exists = { $file } exists already; choose another name.
save-done = Saved. Go on later with: kingsroad play --load { $file }
save-secrets = The file holds all cards, the hidden ones too.
save-offer = Save the game? Name of a file, or Enter for no:

undo-nothing = There is nothing of yours to undo.
undo-chosen = { $seat } has chosen since.
undo-drawn = There is no way back: a card was drawn since.
undo-shown = There is no way back: { $seat } has shown a card since.
undo-done = Back to your last decision.

answer-no-number = There is no option { $number }; choose 1 to { $most }.
answer-unclear = '{ $text }' can mean { $choices }.
answer-not-offered = '{ $text }' is not offered. Type a number, a name, or ? for help.

help =
    Answer with the number of an option, its name, or enough of its name.
      ?               this help             ? farm       what a building does
      board           draw the table again  options      the question again
      tiles           what can be built     rules WORD   search the rules
      log, log all    what happened         undo         take your last choice back
      record          print the record      position     print the position
      save FILE       write to a file       quit         leave the game

    On the table:

## Labels of the tables: up to eight letters before a line, short words inside it

board-turn = turn { $number }
board-round = round { $number }
board-round-of =
    { $number ->
        [0] before round 1
       *[other] round { $number } of { $rounds }
    }
board-end = the end
board-castle = castle
board-special = special
board-bridge = bridge
board-gate = gate
board-site = site
board-wood = wood
board-stone = stone
board-monument = monument
board-people = people
board-prestige = prestige
board-passed = passed
board-order = order
board-castle-workers = castle workers
board-batch = a batch: { $points } prestige
board-batches = batches
board-bundles = bundles
board-tokens = tokens × prestige
board-start-marker = start marker
board-queue = site queue
board-opens = r{ $number }
board-road-end = end
board-board = board
board-hand = hand of { $seat }
board-no-hand = hand of { $seat }: no cards
board-section =
    { $section ->
        [dungeon] dungeon
        [walls] walls
       *[towers] towers
    }
board-letter =
    { $good ->
        [food] f
        [wood] w
        [stone] s
        [cloth] c
        [gold] g
       *[plain] p
    }

## Heads of columns

column-seat = seat
column-prestige = prestige
column-deniers = deniers
column-food = food
column-wood = wood
column-stone = stone
column-cloth = cloth
column-gold = gold
column-workers = workers
column-lines = a b c d
column-income = income
column-tokens = d w t
column-hand = hand
column-pile = pile
column-away = away
column-score = score
column-camp = camp
column-recruits = recruits
column-houses = houses

## What the command tiles lists

shelf-supply = In the supply:
shelf-prestige = Prestige buildings that nobody has:
shelf-hand = Your hand:
shelf-away = Put away by { $seat }:
shelf-wood = Wood buildings in the supply:
shelf-stone = Stone buildings in the supply:
shelf-monument = Monuments in the supply:
shelf-site = At the construction site, set-up side up:
shelf-characters = Characters on the board:
shelf-characters-of = Characters of { $seat }:
