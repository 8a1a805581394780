### Die Spielübersicht jedes Spiels. **Zwei Sterne** setzen fett; Zeichen und Zahlen der Tabellen
### stehen in web/src/aid.

web-aid-now = jetzt
web-aid-more = Alle Gebäude, die Zeichen und die vollständigen Regeln

## Köpfe der kleinen Tabellen

web-aid-word-section = Abschnitt
web-aid-word-room = Häuser
web-aid-word-house = Je Haus
web-aid-word-space = Feld
web-aid-word-dungeon = Bergfried
web-aid-word-walls = Mauerwerk
web-aid-word-towers = Türme
web-aid-word-houses = Häuser
web-aid-word-line = Zeile
web-aid-word-token = Plättchen
web-aid-word-worth = Wert
web-aid-word-four = zu viert
web-aid-word-three = zu dritt
web-aid-word-two = zu zweit
web-aid-word-players = Spieler
web-aid-word-start = Arbeiter zu Beginn
web-aid-word-recruits = Anwerbung je Runde
web-aid-word-characters-drawn = Charaktere im Spiel
