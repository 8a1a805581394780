notice-bots = alleen bots
notice-turn-head = Jij bent aan de beurt: { $game }
notice-turn = Je bent aan de beurt bij { $game } (met { $others }).
notice-alarm-head = Weinig tijd over: { $game }
notice-alarm = { $game } (met { $others }) wacht nog op je.
notice-lapsed-head = Je tijd is om: { $game }
notice-lapsed = Je tijd is om bij { $game } (met { $others }). Je kunt nog kiezen, voordat een bot verderspeelt.
notice-bot-head = Een bot speelt voor je: { $game }
notice-bot = Een bot speelt voor je bij { $game } (met { $others }). Je kunt je plaats altijd weer innemen.
notice-test-head = Kingsroad
notice-test = Dit is een proefbericht: vanaf nu krijg je hier bericht als je aan de beurt bent.
notice-left = Je hebt nog { $time }.
notice-days = { $days } d { $hours } u
notice-hours = { $hours } u { $minutes } min
notice-minutes = { $minutes } min
notice-digest-head =
    { $count ->
        [one] Eén tafel wacht op je
       *[other] { $count } tafels wachten op je
    }
notice-unsubscribe = Niet meer ontvangen: { $link }
