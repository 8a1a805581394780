### What is written on the drawn boards.

web-lands-deliveries = Livraisons
web-lands-earlier = Cartes précédentes de la route
web-lands-later = Cartes suivantes de la route
