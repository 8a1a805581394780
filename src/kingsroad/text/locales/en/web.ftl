### The shell of the web client: start, table, question, seats, settings, troubles.

## Everywhere

web-skip = Skip to the content
web-home = Kingsroad: to the start
web-header-links = Links and settings
web-further-links = More pages
web-language = Language
web-theme-to-light = Light theme
web-theme-to-dark = Dark theme
web-loading = One moment …
web-close = Close
web-ok = OK
web-copy = Copy
web-again = Try again
web-to-start = To the start
web-you = you
web-your-name = Your name
web-guest = Guest
web-their-name = Name

## The start

web-start-head = Build the king’s castle
web-start-lead = Three board games about workers, roads and royal favor. Play against bots or friends, at once and without an account.
web-start-game = Which game?
web-start-table = Who plays?
web-start-seats = Players
web-start-sitter = Who plays { $seat }?
web-start-name = The name of { $seat }
web-start-more = More about this table
web-play = Play

web-game-players = { $least }–{ $most } players

web-sitter-me = Me
web-sitter-friend = A friend, by link
web-sitter-friend-what = At the table you get a link to send.
web-sitter-here = Someone here
web-sitter-here-what = You share this screen.

web-option-favors = Royal favors
web-option-favors-standard = Four lines of favors, as usual
web-option-favors-simple = Simple: each favor is 3 prestige
web-option-jeweller = Jeweller
web-option-jeweller-off = Without the jeweller
web-option-jeweller-on = With the jeweller, the tenth stone building
web-option-rules = Rules
web-option-rules-standard = The full game
web-option-rules-beginner = For beginners: no provost, no residences
web-option-setup = Setup
web-option-setup-random = Random
web-option-setup-first-game = As recommended for a first game

web-rule-undo = Choices can be taken back
web-rule-undo-what = Freely until something new was seen or somebody else acted; after that the others are asked.
web-rule-analysis = Advice is allowed
web-rule-analysis-what = Players may ask a bot what it would do.
web-rule-spectators = Others may watch
web-rule-spectators-what = Anyone who knows the address of the table can watch it.

web-my-tables = Your tables
web-my-tables-over = finished
web-my-tables-all = Show all { $number }

## An invitation

web-join-head-sit = You are invited to { $game }
web-join-head-return = Back to your seat at { $game }
web-join-not = This link gives you no seat at { $game }
web-join-sit-what = The seat of { $seat } is yours, if you like.
web-join-return-what = With this private link the seat of { $seat } is yours again, in this browser.
web-join-sit = Sit down
web-join-return = Take my seat
web-join-watch = Just watch

## The table

web-board = Board
web-board-failed = The board could not be drawn. You can go on with the choices beside it.
web-players = Players
web-phases = Phases
web-number-turn = Turn { $number }
web-number-round = Round { $number }
web-setup = Setting up
web-seats = Seats
web-replay = Replay
web-tabs = Panels
web-tab-log = Log
web-tab-chat = Chat
web-tab-aid = Help
web-unread =
    { $number ->
        [one] { $number } new line
       *[other] { $number } new lines
    }
web-zoom = Size of the board
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Fit the board
web-line-lost = Connection lost. Reconnecting …
web-skip-playback = Skip

web-phase-income = Income
web-phase-placement = Workers
web-phase-special-buildings = Special
web-phase-provost = Provost
web-phase-buildings = Buildings
web-phase-castle = Castle
web-phase-end-of-turn = Bailiff
web-phase-actions = Actions
web-phase-end-of-round = End

web-points = { $number } prestige
web-order = Place { $number } in the turn order
web-thinks = thinks …
web-away = away
web-seat-open = Open seat

web-wait = One moment …
web-wait-open = { $seat } is still open
web-wait-open-advice = Send somebody the link, or let a bot play there.
web-wait-bot = { $name } ({ $seat }) thinks
web-wait-person = { $name } ({ $seat }) chooses
web-wait-you = { $name } is next
web-wait-away = { $name } ({ $seat }) is away
web-watching = You are watching this table.

web-log-empty = Nothing has happened yet.
web-moment = To this moment in the replay ({ $number })

web-chat-empty = Nobody has said anything yet.
web-chat-say = Message to everybody
web-chat-send = Send
web-chat-left =
    { $number ->
        [one] { $number } character left
       *[other] { $number } characters left
    }

## The question

web-all-choices = All { $number } choices
web-all-brief = All { $number }
web-confirm = Confirm your choice
web-confirm-choice = { $choice }?
web-confirm-yes = Yes
web-confirm-no = No
web-typed = Type a choice
web-typed-hint = Type a choice, e.g. { $choice }
web-typed-unclear = Nothing that can be chosen fits “{ $text }”, or several do.

web-verb-place = Place a worker
web-verb-build = Build
web-verb-erect = Erect
web-verb-transform = Turn into a residence
web-verb-over = Build over a residence
web-verb-claim = Claim
web-verb-engage = Take a character
web-verb-steal = Take from another
web-verb-take = Take
web-verb-give = Give
web-verb-batch = Hand in a batch
web-verb-bundle = Deliver a bundle
web-verb-provost = Move the provost
web-verb-offer = Offers
web-verb-line = Favor lines
web-verb-field = Favors
web-verb-site = Construction site
web-verb-gold = Gold

web-undo = Undo
web-undo-ask = Ask to undo
web-undo-free-why = Takes your last choice back
web-undo-ask-why = The others have to agree
web-undo-none-why = There is nothing of yours to take back
web-undo-asked =
    { $number ->
        [one] { $name } would like to take the last choice back.
       *[other] { $name } would like to go back by { $number } choices.
    }
web-undo-waiting = You have asked to go back. Still to answer: { $names }.
web-undo-agree = Agree
web-undo-refuse = No
web-undo-withdraw = Withdraw
web-undo-refused = The others do not want to go back.

web-forecast-acting = In the provost’s reach:
web-forecast-seat = { $seat }: { $acting } of { $all } workers act where he stands
web-forecast-movers = can move him:
web-forecast-mover =
    { $steps ->
        [one] { $seat } by { $steps } space
       *[other] { $seat } by up to { $steps } spaces
    }
web-forecast-steps = ±{ $steps }

## The end

web-over = The game is over
web-over-sheet = Score sheet
web-over-again = Play again

## Two at one screen

web-curtain = Pass the screen to { $name }
web-curtain-why = Hands are secret in this game. The table is shown when the right person looks.
web-curtain-open = I am { $name }

## Seats

web-stand-in = a bot plays this seat
web-stand-in-for = Who plays for { $name }?
web-plays-person = a person
web-plays-open = open
web-rename = Another name
web-leave = Leave the seat
web-leave-sure = Anybody with the new link can take it then.
web-leave-not = Stay
web-invite-link = Link for { $seat }
web-invite-copied = The link for { $seat } is copied. Send it to a friend.
web-seats-note = A bot can stand in for you at any time, and you can take your seat back whenever you like. For others it can when their time is out or, without a clock, when they have been away for a quarter of an hour.

## Settings

web-settings = Settings
web-set-speed = Show the others’ choices
web-speed-off = all at once
web-speed-quick = quickly
web-speed-calm = calmly
web-speed-slow = slowly
web-set-theme = Theme
web-theme-system = as on this device
web-theme-light = light
web-theme-dark = dark
web-set-confirm = Confirm each choice
web-set-confirm-why = Nothing is chosen by a slip of the finger.
web-set-still = Reduce motion
web-set-still-why = No glowing, no moving pieces, no playback.

## The keyboard

web-keys = Keyboard
web-key-choice-name = a–z 0–9
web-key-choice = makes the choice that shows this key
web-key-enter-name = Enter
web-key-enter = confirms, or presses what has the focus
web-key-escape-name = Esc
web-key-escape = goes one step back, closes
web-key-undo-name = u
web-key-undo = takes your last choice back
web-key-skip-name = Space
web-key-skip = skips the playback of the others’ choices
web-key-type-name = /
web-key-type = types a choice by its name
web-key-tab-name = Tab
web-key-tab = walks through the choices, on the board too
web-key-help-name = ?
web-key-help = opens help

## Signs

web-tile-cost = costs
web-tile-effect = brings
web-tile-bonus = its owner
web-sign-food = Food
web-sign-wood = Wood
web-sign-stone = Stone
web-sign-cloth = Cloth
web-sign-gold = Gold
web-sign-deniers = Deniers
web-sign-any = A cube of any kind
web-sign-plain = A cube of any kind but gold
web-sign-points = Prestige
web-sign-favor = A royal favor
web-sign-worker = A worker
web-sign-place = Room for a worker
web-sign-house = A house: whose building it is
web-sign-build-wood = Build a wood building
web-sign-build-stone = Build a stone building
web-sign-build-prestige = Build a prestige building
web-sign-build-residence = Make a residence
web-sign-provost = The provost: what lies beyond him does not work
web-sign-bailiff = The bailiff: he counts the turns along the road
web-sign-token = A prestige token
web-sign-card = A card
web-sign-income = Income
web-sign-order = Turn order
web-sign-order-place = In this order the seats have their turns.
web-sign-arrow = The left is paid, the right received
web-sign-slash = One or the other
web-sign-plus = Both
web-sign-less = Less

## What the server does not do

web-refused-stale = The table has gone on in the meantime. Please look again.
web-refused-illegal = That is not possible here.
web-refused-foreign = It is not your turn, or not your seat.
web-refused-over = The game is over already.
web-refused-not-over = The game is not over yet.
web-refused-waiting = An undo is still waiting for its answer.
web-refused-taken = Somebody else has this seat already.
web-refused-not-allowed = This table does not allow that.
web-refused-unknown = There is no such thing here.
web-refused-malformed = The server could not make sense of that.
web-refused-too-large = That is too long.
web-refused-flood = Not so fast, please.
web-refused-not-saved = That could not be saved. Please try again.
web-refused-broken = This table is damaged and cannot be opened.
web-refused-busy = The server has its hands full. Please try again in a moment.
web-refused-internal = Something went wrong on the server. Please try again.
web-refused-offline = There is no connection to the server right now.

## Troubles that fill a page

web-trouble-unknown = There is no such table
web-trouble-unknown-advice = Perhaps the address is not complete, or the table was cleared away long ago. Ask for the link again, or set up a new table.
web-trouble-unknown-page = This road leads nowhere
web-trouble-unknown-page-advice = There is no page at this address.
web-trouble-not-allowed = This table is closed to spectators
web-trouble-not-allowed-advice = Only those who sit there can see it. If you have been invited, open the link of your invitation in this browser.
web-trouble-busy = The server is full
web-trouble-busy-advice = All tables are taken right now. Please try again in a few minutes.
web-trouble-flood = Too much at once
web-trouble-flood-advice = The server has had many questions from you. Wait a little, then try again.
web-trouble-not-saved = The server cannot write at the moment
web-trouble-not-saved-advice = Nothing is lost. Please try again in a moment.
web-trouble-offline = The server does not answer
web-trouble-offline-advice = Check your connection. Your tables are safe on the server and wait for you.
web-trouble-internal = Something went wrong
web-trouble-internal-advice = That is not your fault. Your tables are safe; please try again.
