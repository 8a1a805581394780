### What is written on the drawn boards.

web-lands-deliveries = Livraisons
web-lands-earlier = Cartes précédentes de la route
web-lands-later = Cartes suivantes de la route

## Places as they are spoken

web-lands-owner = propriétaire : { $seat }
web-lands-workers =
    { $count ->
        [one] ouvrier : { $seats }
       *[other] ouvriers : { $seats }
    }
web-lands-space = Case { $number } : { $card }
