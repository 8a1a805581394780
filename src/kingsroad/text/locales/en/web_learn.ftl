## Lessons

web-learn = Learn
web-learn-lead = Ten minutes a game, on the real board. You make the moves; then a guided first game waits.
web-learn-begin = Begin here
web-learn-onward = Go on here
web-learn-all = All lessons
web-learn-teacher = What to do
web-learn-way = { $number } of { $total } steps
web-learn-next = Go on
web-learn-press = Press what is in the golden ring.
web-learn-told = What happened
web-learn-over = You have learned this.
web-learn-following = Next lesson
web-learn-again = Once more
web-learn-show = Show me
web-learn-done = done
web-start-learn = New here? Learn in ten minutes
