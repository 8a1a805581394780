### What is written on the drawn boards.

web-lands-deliveries = Leveringen
web-lands-earlier = Eerdere kaarten van de weg
web-lands-later = Latere kaarten van de weg
