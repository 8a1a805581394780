notice-bots = des robots seulement
notice-turn-head = À vous de jouer : { $game }
notice-turn = C’est à vous de jouer à { $game } (avec { $others }).
notice-alarm-head = Peu de temps : { $game }
notice-alarm = { $game } (avec { $others }) vous attend toujours.
notice-lapsed-head = Votre temps est écoulé : { $game }
notice-lapsed = Votre temps est écoulé à { $game } (avec { $others }). Vous pouvez encore choisir, avant qu’un robot ne continue.
notice-bot-head = Un robot joue pour vous : { $game }
notice-bot = Un robot joue pour vous à { $game } (avec { $others }). Vous pouvez reprendre votre place à tout moment.
notice-test-head = Kingsroad
notice-test = Ceci est un essai : vous serez désormais prévenu ici quand c’est à vous de jouer.
notice-left = Il vous reste { $time }.
notice-days = { $days } j { $hours } h
notice-hours = { $hours } h { $minutes } min
notice-minutes = { $minutes } min
notice-digest-head =
    { $count ->
        [one] Une table vous attend
       *[other] { $count } tables vous attendent
    }
notice-unsubscribe = Ne plus en recevoir : { $link }
