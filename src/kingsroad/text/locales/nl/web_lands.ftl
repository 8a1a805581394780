### What is written on the drawn boards.

web-lands-deliveries = Leveringen
web-lands-earlier = Eerdere kaarten van de weg
web-lands-later = Latere kaarten van de weg

## Places as they are spoken

web-lands-owner = eigenaar { $seat }
web-lands-workers =
    { $count ->
        [one] arbeider: { $seats }
       *[other] arbeiders: { $seats }
    }
web-lands-space = Vak { $number }: { $card }
