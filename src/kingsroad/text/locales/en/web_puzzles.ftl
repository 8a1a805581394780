## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = Real tables from games of bots, each with one choice that is clearly the best. Find it.
web-puzzles-how = Last turns are tried out to the end, so their answer is proven. For placements and the provost, two searches with different dice agree, by a wide gap. Rating and streak stay in this browser.
web-puzzles-all = All puzzles
web-puzzles-solved = { $solved } of { $total } solved at once
web-puzzles-all-tried = All tried, { $solved } of { $total } solved at once
web-puzzle = Puzzle
web-puzzle-daily = Puzzle of the day
web-puzzle-daily-solved = Solved for today
web-puzzle-kind-placement = Best placement
web-puzzle-kind-provost = The provost
web-puzzle-kind-ending = The last turn
web-puzzle-rating = difficulty { $rating }
web-puzzle-ask-placement = Where does your next worker do the most good? Or is it time to pass?
web-puzzle-ask-provost = How far should the provost go, and which way?
web-puzzle-ask-ending = The game is nearly over. Which choice gets the most out of it, if nobody errs?
web-puzzle-way = { $number } of { $total } choices found
web-puzzle-wrong = { $choice }: there is something better. Try again.
web-puzzle-solved = Solved!
web-puzzle-solved-late = Solved, though not at the first try.
web-puzzle-given-up = This is the answer.
web-puzzle-answer = Answer: { $choices }
web-puzzle-proven = Everything that can still happen was tried: this way you end { $best }. With the next best, { $rival }, you end { $second }.
web-puzzle-ahead =
    { $points ->
        [one] 1 point ahead
       *[other] { $points } points ahead
    }
web-puzzle-behind =
    { $points ->
        [one] 1 point behind
       *[other] { $points } points behind
    }
web-puzzle-level = level
web-puzzle-searched = Compared with the next best choice, { $rival }:
web-puzzle-my-rating = Your rating: { $rating }
web-puzzle-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
web-puzzle-next = Next puzzle
web-puzzle-give-up = Show the answer
web-learn-further = Go further
