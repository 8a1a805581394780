### Die Leute, die als Bots spielen: ihre Stufen und Vorlieben.

## Stufen

web-level-novice = Anfänger
web-level-novice-what = Neu im Spiel, übersieht vieles.
web-level-apprentice = Lehrling
web-level-apprentice-what = Spielt vernünftig, übersieht noch manches.
web-level-journeyman = Geselle
web-level-journeyman-what = Flink und solide. Übersieht wenig.
web-level-master = Meister
web-level-master-what = Denkt voraus und bestraft Nachlässigkeit.
web-level-grand-master = Großmeister
web-level-grand-master-what = Denkt weit voraus. Am schwersten zu schlagen.

## Vorlieben

web-person = { $name }, { $style }
web-style-builder = vom Bau
web-style-builder-what = Baut gern an der Straße.
web-style-castle = vom Schloss
web-style-castle-what = Liefert gern an das Schloss.
web-style-court = vom Hof
web-style-court-what = Liebt die Gunst des Hofes.
web-style-provost = mit dem Vogt im Bunde
web-style-provost-what = Schickt gern den Vogt umher.
web-style-trader = vom Handel
web-style-trader-what = Liebt Märkte, Geld und Gold.
