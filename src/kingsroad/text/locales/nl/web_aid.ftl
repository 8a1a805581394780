### Het speloverzicht van elk spel. **Twee sterren** maken vet; tekens en getallen van de tabellen
### staan in web/src/aid.

web-aid-now = nu
web-aid-more = Alle gebouwen, de tekens en de volledige regels

## Koppen van de kleine tabellen

web-aid-word-section = Deel
web-aid-word-room = Huizen
web-aid-word-house = Per huis
web-aid-word-space = Veld
web-aid-word-dungeon = Kerker
web-aid-word-walls = Muren
web-aid-word-towers = Torens
web-aid-word-houses = Huizen
web-aid-word-line = Rij
web-aid-word-token = Fiche
web-aid-word-worth = Waarde
web-aid-word-four = 4 spelers
web-aid-word-three = 3 spelers
web-aid-word-two = 2 spelers
web-aid-word-players = Spelers
web-aid-word-start = Arbeiders bij de start
web-aid-word-recruits = Werving per ronde
web-aid-word-characters-drawn = Personages in het spel
