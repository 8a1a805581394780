### What is written on the drawn boards.

web-lands-deliveries = Deliveries
web-lands-earlier = Earlier cards of the road
web-lands-later = Later cards of the road
