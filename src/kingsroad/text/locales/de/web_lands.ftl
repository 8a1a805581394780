### What is written on the drawn boards.

web-lands-deliveries = Lieferungen
web-lands-earlier = Frühere Karten der Straße
web-lands-later = Spätere Karten der Straße

## Places as they are spoken

web-lands-owner = gehört { $seat }
web-lands-workers =
    { $count ->
        [one] Arbeiter: { $seats }
       *[other] Arbeiter: { $seats }
    }
web-lands-space = Feld { $number }: { $card }
