### The review of a finished game in the browser.

web-review = Review
web-review-text = A strong bot looks at every choice of the people at this table: how the game swung, which choices gave something away, and what would have been better.
web-review-ask = Review this game
web-review-progress = { $done } of { $total } choices looked at
web-review-so-far = Nothing found so far.
web-review-curve = Share of first place over the game
web-review-meaning = The share of first place: of many games that stood like this and were played on by good bots, so many were won by that seat.
web-review-table = The same as a table
web-review-turns = Turning points
web-review-turning = { $name } went from { $before } to { $after }
web-review-faults = Choices that gave something away
web-review-lost = It gave away { $share } of first place, about { $points } points.
web-review-better = Better: { $choice }

## Another try

web-review-again = Try it again
web-review-again-text = The worst choices, once more on the board: find something better.
web-review-asked = You chose “{ $choice }”, which gave away { $share } of first place. What would be better?
web-review-weighing = Weighing it …
web-review-right = “{ $choice }” is right: it gives hardly anything away.
web-review-wrong = “{ $choice }” still gives away { $share } of first place. Try something else.
web-review-show = Show what is better
web-review-stop = Leave it

## What the server may refuse

web-review-no-not-over = A game is reviewed when it is over.
web-review-no-busy = Too many games are being reviewed just now. Try again later.
web-review-no-flood = Wait for what you have asked for already.
