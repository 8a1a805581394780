## Puzzels

web-puzzles = Puzzels
web-puzzles-lead = Echte spelsituaties uit partijen van bots, elk met één keuze die duidelijk de beste is. Vind die.
web-puzzles-how = Laatste rondes zijn tot het einde doorgerekend; hun oplossing is dus bewezen. Bij plaatsingen en de provoost zijn twee zoektochten met ander toeval het ruim eens. Rating en reeks blijven in deze browser.
web-puzzles-all = Alle puzzels
web-puzzles-solved = { $solved } van { $total } in één keer opgelost
web-puzzles-all-tried = Alle geprobeerd, { $solved } van { $total } in één keer opgelost
web-puzzle = Puzzel
web-puzzle-daily = Puzzel van de dag
web-puzzle-daily-solved = Voor vandaag opgelost
web-puzzle-kind-placement = Beste plaatsing
web-puzzle-kind-provost = De provoost
web-puzzle-kind-ending = De laatste ronde
web-puzzle-rating = moeilijkheid { $rating }
web-puzzle-ask-placement = Waar is je volgende arbeider het nuttigst? Of is het tijd om te passen?
web-puzzle-ask-provost = Hoe ver moet de provoost gaan, en welke kant op?
web-puzzle-ask-ending = Het spel is bijna afgelopen. Welke keuze haalt er het meeste uit, als niemand een fout maakt?
web-puzzle-way = { $number } van { $total } keuzes gevonden
web-puzzle-wrong = { $choice }: er is iets beters. Probeer het nog eens.
web-puzzle-solved = Opgelost!
web-puzzle-solved-late = Opgelost, al was het niet in één keer.
web-puzzle-given-up = Dit is de oplossing.
web-puzzle-answer = Oplossing: { $choices }
web-puzzle-proven = Alles wat nog kan gebeuren is doorgerekend: zo eindig je { $best }. Met de op één na beste keuze, { $rival }, eindig je { $second }.
web-puzzle-ahead =
    { $points ->
        [one] met 1 punt voorsprong
       *[other] met { $points } punten voorsprong
    }
web-puzzle-behind =
    { $points ->
        [one] met 1 punt achterstand
       *[other] met { $points } punten achterstand
    }
web-puzzle-level = gelijk
web-puzzle-searched = Vergeleken met de op één na beste keuze, { $rival }:
web-puzzle-my-rating = Jouw rating: { $rating }
web-puzzle-streak =
    { $days ->
        [one] 1 dag op rij
       *[other] { $days } dagen op rij
    }
web-puzzle-next = Volgende puzzel
web-puzzle-give-up = Toon de oplossing
web-learn-further = Verder oefenen
