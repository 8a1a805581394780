notice-bots = bots only
notice-turn-head = Your turn: { $game }
notice-turn = It is your turn in { $game } (with { $others }).
notice-alarm-head = Little time left: { $game }
notice-alarm = { $game } (with { $others }) is still waiting for you.
notice-lapsed-head = Your time is out: { $game }
notice-lapsed = Your time is out in { $game } (with { $others }). You can still choose, before a bot plays on.
notice-bot-head = A bot plays for you: { $game }
notice-bot = A bot plays for you in { $game } (with { $others }). You can take your seat back at any time.
notice-test-head = Kingsroad
notice-test = This is a test: from now on you are called here when it is your turn.
notice-left = You have { $time } left.
notice-days = { $days } d { $hours } h
notice-hours = { $hours } h { $minutes } min
notice-minutes = { $minutes } min
notice-digest-head =
    { $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }
notice-unsubscribe = No more of these: { $link }
