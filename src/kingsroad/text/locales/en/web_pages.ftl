### Replay, records, analysis, score sheet and rules help of the web table.

## Replay

web-replay-opening = Opening the game …
web-replay-controls = Moving through the game
web-replay-line = Moment of the game
web-replay-where = Choice { $number } of { $total }
web-replay-play = Play
web-replay-pause = Pause
web-replay-back = One choice back
web-replay-on = One choice on
web-replay-back-turn = One turn back
web-replay-back-round = One round back
web-replay-on-turn = One turn on
web-replay-on-round = One round on
web-replay-pace = Choices per second
web-replay-pace-number = { $number }×
web-replay-told = What happened
web-replay-beginning = The beginning
web-replay-chance = Chance
web-replay-over = The game is over.
web-replay-seats = Players
web-replay-eyes = Look through the eyes of { $seat }
web-replay-to-table = To the table
web-replay-rules = Rules
web-replay-copy = Copy link to this moment
web-replay-copied = The link is on your clipboard.
web-replay-not-copied = Your browser does not allow that: copy the address from the address bar.
web-replay-download = Download record
web-replay-play-on = Play on from here
web-replay-play-on-text = A new table begins after choice { $number } of this game. This one stays as it is. Who plays?
web-replay-start = To the new table
web-replay-no = That did not work: { $reason }.
web-replay-no-offline = The server cannot be reached. Please try again in a moment.
web-replay-no-internal = Something went wrong on the server. Please try again in a moment.
web-replay-no-busy = The server has much to do just now. Please try again in a moment.
web-replay-no-flood = That was a little too often. Please wait a moment.
web-replay-no-not-allowed = Not while this game runs: at this table nobody plays on elsewhere or looks behind the cards before the end.
web-replay-no-unknown = There is no such game, or no such moment in it.

## Records

web-record = Open a record
web-record-text = A record is the text file that a table lets you download. You can look through the game and play on from any moment of it.
web-record-file = Choose a file
web-record-paste = … or paste the text
web-record-open = Open
web-record-not-one = This is not a record of a game: its first line is “kingsroad 1”, and it says how many seats there are.
web-record-no-malformed = This record cannot be read: { $reason }.
web-record-no-illegal = This record does not follow the rules: { $reason }.
web-record-no-unknown = This record speaks of something unknown here: { $reason }.
web-record-no-too-large = This record is too long.

## Analysis

web-analysis = What would a bot do?
web-analysis-text = A bot looks at this moment and says what it would choose, and how the game may end.
web-analysis-level = Bot
web-analysis-ask = Ask the bot
web-analysis-thinking = Thinking …
web-analysis-best = Best choices for { $seat }
web-analysis-end = How it may end
web-analysis-points = Expected prestige
web-analysis-why = “{ $choice }” rather than “{ $other }”
web-reasons-against = What speaks against it:
web-analysis-chance = Share of first place
web-analysis-points-number =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
web-analysis-counted = The shares of the choices say how much of its thinking the bot gave to each.
web-analysis-meaning = Of many games that stood like this and were played on by good bots, each seat won such a share and had about so many points in the end.
web-analysis-hurried = The server is busy: the bot had { $share } of its usual time.
web-analysis-line = How it may go on
web-analysis-note =
    { $number ->
        [0] A guess at a glance.
        [one] From { $number } simulated game. Bots err too.
       *[other] From { $number } simulated games. Bots err too.
    }
web-analysis-no-over = Nobody is asked anything here, so there is nothing to advise.
web-analysis-no-not-allowed = While a game runs, advice is given only if the table allows it, and only for your own question.

## Score sheet

web-sheet = Score sheet
web-sheet-player = Player
web-sheet-by-source = Prestige by source
web-sheet-source = Prestige from
web-sheet-total = Total
web-sheet-points = { $number } prestige
web-sheet-chart-turn = Prestige turn by turn
web-sheet-chart-round = Prestige round by round
web-sheet-word-turn = Turn
web-sheet-word-round = Round
web-sheet-to-turn = To the end of turn { $number }
web-sheet-to-round = To the end of round { $number }
web-sheet-again = Play again
web-sheet-replay = Watch the game again
web-sheet-no-not-over = The score is counted when the game is over.

## Rules help

web-rules = Rules
web-rules-tab-aid = Player aid
web-rules-tab-tiles = All buildings
web-rules-tab-signs = The signs
web-rules-tab-rules = Full rules
web-rules-tab-rulings = Rulings
web-rules-contents = Contents
web-rules-fetching = Fetching the rules …
web-rules-search = Search by name or effect
web-rules-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
web-rules-nothing = Nothing found for “{ $text }”.
web-rules-signs-goods = Goods and money
web-rules-signs-gains = What one gains
web-rules-signs-people = Workers, houses, the provost
web-rules-signs-building = Building
web-rules-signs-between = Between the signs
