## Tipps: erst, worauf es ankommt, dann die Wahl

web-hint = Tipp
web-hint-why = Erst ein Wink, dann die Wahl mit ihrem Grund
web-hint-more = Mehr verraten
web-hint-rather = lieber als „{ $choice }“:
web-key-hint-name = h
web-key-hint = gibt einen Tipp, wenn der Tisch es erlaubt
web-hint-points = In dieser Runde sind Punkte zu holen: Halte danach Ausschau.
web-hint-future = Denk voraus: Was bringt später Punkte?
web-hint-rivals = Achte darauf, was dein stärkster Gegner gewinnt.
web-hint-goods = Am nötigsten brauchst du jetzt Waren.
web-hint-gold = Hier macht Gold den Unterschied.
web-hint-deniers = Behalte dein Geld im Auge.
web-hint-castle = Denk an das Schloss.
web-hint-favors = Eine Gunst des Königs ist in Reichweite.
web-hint-buildings = Denk daran, etwas zu bauen.
web-hint-residences = Denk an deine Wohnhäuser.
web-hint-characters = Denk an die Charaktere.
web-hint-idle = Achte auf den Vogt und darauf, was du bezahlen kannst: Manche Arbeiter bringen vielleicht nichts.
web-hint-final = Das ist die letzte Runde: Jetzt zählen nur noch Punkte.
web-hint-even = Mehrere Möglichkeiten sind etwa gleich gut. Folge deinem Plan.

## Die begleitete erste Partie

web-guide-first = Begleitete erste Partie spielen
web-guide-first-text = Leichte Gegner, Tipps, und alles wird erklärt, wenn es dir begegnet.
web-guide-understood = Verstanden
web-guide-why-owner-share = { $name } erhält den Anteil des Besitzers
web-guide-why-beyond = hinter dem Vogt: Es wirkt nur, wenn er weitergeht
web-set-guided = Neues erklären
web-set-guided-why = Phasen und Gebäude werden erklärt, wenn sie dir zum ersten Mal begegnen, und jede Wahl sagt, was sie bringt.
