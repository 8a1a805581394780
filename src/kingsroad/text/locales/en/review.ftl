### The review of a finished game: what its parts are called, and what the terminal says of it.

## Choices that gave something away

review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder

## What a loss comes from

review-source-placement = placing workers
review-source-provost = the provost
review-source-buildings = using and building
review-source-favors = royal favors
review-source-castle = the castle
review-source-cards = cards
review-source-characters = characters
review-source-other = other choices

## In the terminal

review-progress = Looking back
review-better = better: { $choice }
review-line = it might go on: { $line }
review-line-step = { $seat }: { $choice }
review-points = { $share } of the first place, about { $points } points
review-fault = { $number }, turn { $turn }, { $seat }: { $choice }
review-shares = Share of the first place, turn by turn
review-turn = turn { $turn }
review-end = end
review-turning = Turning point in turn { $turn }: { $seat } went from { $before } to { $after } (choice { $number }).
review-losses = Given away, by source
review-total = together
review-none = Nothing was given away beyond doubt.
review-note = Judged by { $bot }. Only losses are told that a second search with other dice sees as well.
review-unfinished = Stopped after { $done } of { $total } choices; what is above stays true.
