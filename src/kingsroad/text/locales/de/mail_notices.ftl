notice-bots = nur Bots
notice-turn-head = Du bist dran: { $game }
notice-turn = Du bist dran bei { $game } (mit { $others }).
notice-alarm-head = Wenig Zeit übrig: { $game }
notice-alarm = { $game } (mit { $others }) wartet noch auf dich.
notice-lapsed-head = Deine Zeit ist abgelaufen: { $game }
notice-lapsed = Deine Zeit ist abgelaufen bei { $game } (mit { $others }). Noch kannst du wählen, bevor ein Bot weiterspielt.
notice-bot-head = Ein Bot spielt für dich: { $game }
notice-bot = Ein Bot spielt für dich bei { $game } (mit { $others }). Du kannst deinen Platz jederzeit zurücknehmen.
notice-test-head = Kingsroad
notice-test = Das ist eine Testnachricht: Von jetzt an wirst du hier gerufen, wenn du dran bist.
notice-left = Du hast noch { $time }.
notice-days = { $days } T { $hours } h
notice-hours = { $hours } h { $minutes } min
notice-minutes = { $minutes } min
notice-digest-head =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
notice-unsubscribe = Nicht mehr erhalten: { $link }
