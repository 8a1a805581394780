### What makes the table alive: what it does by itself, what it shows and plays.

web-set-forced = Answer what has only one answer
web-set-forced-why = Questions with a single choice are answered for you after a moment; undo passes them.

## The list of moves in a replay

web-moves = Moves
web-moves-to = Go to choice { $number }

## What was missed

web-since = Since your last turn
web-since-play = Play it back
web-since-close = Close

## Sounds

web-set-sound = Sounds
web-sound-off = none
web-sound-turn = only that it is my turn
web-sound-all = all

## Rules to print, and the page for owners of a box

web-booklet = Rules to print
web-booklet-print = Print
web-box = Check your copy
web-box-text = Do you have the printed game? Some values could not be read for certain. Tick what is right, or write what stands there instead; below you get a text to send to whoever keeps this program.
web-box-none = No value of this game is in doubt.
web-box-right = right
web-box-wrong = printed is
web-box-report = Your report
web-box-empty = Tick or correct a value, and the report stands here.
web-box-copied = The report is on your clipboard.

## Places as they are spoken

web-spoken-space = space { $number }
web-spoken-owner = belongs to { $name }
web-spoken-worker = worker of { $name }
web-spoken-own-owner = yours
web-spoken-own-worker = your worker
web-spoken-free = free
web-spoken-provost = the provost stands here
web-spoken-bailiff = the bailiff stands here
