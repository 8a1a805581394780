### What is written on the drawn boards.

web-lands-deliveries = Lieferungen
web-lands-earlier = Frühere Karten der Straße
web-lands-later = Spätere Karten der Straße
