### What is written on the drawn boards.

web-lands-deliveries = Deliveries
web-lands-earlier = Earlier cards of the road
web-lands-later = Later cards of the road

## Places as they are spoken

web-lands-owner = owner { $seat }
web-lands-workers =
    { $count ->
        [one] worker: { $seats }
       *[other] workers: { $seats }
    }
web-lands-space = Space { $number }: { $card }
