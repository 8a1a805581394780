### Was das Terminal außer den Sätzen der Spiele sagt. Die Wörter, die man tippt (board, log all,
### undo, save …), sind in allen Sprachen gleich.

## Die Sitzung

play-seed = Seed { $seed }: dasselbe Spiel noch einmal mit --seed { $seed }.
play-position = { $file }: eine Stellung von { $title }.
play-record =
    { $choices ->
        [one] { $file }: { $choices } Entscheidung; log erzählt, was geschah.
       *[other] { $file }: { $choices } Entscheidungen; log erzählt, was geschah.
    }
play-person = { $seat }: { $person } ({ $level }). { $strength } { $liking }
play-level = { $seat }: { $level }. { $strength }
play-bot = { $seat }: { $bot }
play-input-ended = Die Eingabe ist vor dem Spiel zu Ende.
play-your-hand = { $seat }, drücke Enter, um deine Hand zu sehen.
play-enter = (Enter genügt)
play-no-building = Es gibt kein Gebäude namens „{ $word }“.
play-more-log =
    { $number ->
        [one] ({ $number } Satz davor: log all)
       *[other] ({ $number } Sätze davor: log all)
    }
play-rules-word = rules WORT durchsucht die Regeln, etwa: rules Vogt
play-no-rule = Keine Regel enthält das Wort „{ $word }“.
play-record-secrets = ? ist, was du nicht wissen darfst; save schreibt die ganze Aufzeichnung.
play-record-file = Die Aufzeichnung steht in { $file }.
play-position-secrets = Die Stellung würde alle Handkarten zeigen. Wenn du das willst: position all

save-name = save braucht den Namen einer Datei, etwa: save abend.txt.
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-done = Gespeichert. Weiter geht es später mit: kingsroad play --load { $file }
save-secrets = Die Datei enthält alle Karten, auch die verdeckten.
save-offer = Spiel speichern? Name einer Datei, oder Enter für nein:

undo-nothing = Es gibt nichts von dir zurückzunehmen.
undo-chosen = { $seat } hat seitdem entschieden.
undo-drawn = Es gibt kein Zurück: Seitdem wurde eine Karte gezogen.
undo-shown = Es gibt kein Zurück: { $seat } hat seitdem eine Karte gezeigt.
undo-done = Zurück zu deiner letzten Entscheidung.

answer-no-number = Es gibt keine Möglichkeit { $number }; wähle 1 bis { $most }.
answer-unclear = „{ $text }“ kann heißen: { $choices }.
answer-not-offered = „{ $text }“ steht nicht zur Wahl. Tippe eine Nummer, einen Namen oder ? für Hilfe.

help =
    Antworte mit der Nummer einer Möglichkeit, ihrem Namen oder genug davon.
      ?               diese Hilfe           ? Markt      was ein Gebäude tut
      board           Tisch neu zeichnen    options      die Frage noch einmal
      tiles           was man bauen kann    rules WORT   Regeln durchsuchen
      log, log all    was geschah           undo         letzte Wahl zurücknehmen
      record          Aufzeichnung zeigen   position     Stellung ausgeben
      save DATEI      in Datei schreiben    quit         das Spiel verlassen

    Auf dem Tisch:

## Beschriftung der Tische

board-turn = Runde { $number }
board-round = Runde { $number }
board-round-of =
    { $number ->
        [0] vor Runde 1
       *[other] Runde { $number } von { $rounds }
    }
board-end = Ende
board-castle = Schloss
board-special = Spezial
board-bridge = Brücke
board-gate = Tor
board-site = Bau
board-wood = Holz
board-stone = Stein
board-monument = Monument
board-people = Leute
board-prestige = Prestige
board-passed = gepasst
board-order = Reihe
board-castle-workers = am Schloss
board-batch = ein Paket: { $points } Prestige
board-batches = Pakete
board-bundles = Bündel
board-tokens = Plättchen × Prestige
board-start-marker = Startspieler
board-queue = Baustelle
board-opens = R{ $number }
board-road-end = Ende
board-board = Plan
board-hand = Hand von { $seat }
board-no-hand = Hand von { $seat }: keine Karten
board-section =
    { $section ->
        [dungeon] Bergfried
        [walls] Mauern
       *[towers] Türme
    }
board-letter =
    { $good ->
        [food] n
        [wood] h
        [stone] s
        [cloth] t
        [gold] g
       *[plain] w
    }

## Köpfe der Spalten

column-seat = Farbe
column-prestige = Prestige
column-deniers = Denar
column-food = Nahr.
column-wood = Holz
column-stone = Stein
column-cloth = Tuch
column-gold = Gold
column-workers = Arbeiter
column-lines = a b c d
column-income = Eink.
column-tokens = B M T
column-hand = Hand
column-pile = Zieh
column-away = Abl.
column-score = Wert
column-camp = Camp
column-recruits = Anwerb.
column-houses = Häuser

## Was der Befehl tiles auflistet

shelf-supply = Im Vorrat:
shelf-prestige = Prestigegebäude, die niemand hat:
shelf-hand = Deine Hand:
shelf-away = Abgelegt von { $seat }:
shelf-wood = Holzgebäude im Vorrat:
shelf-stone = Steingebäude im Vorrat:
shelf-monument = Monumente im Vorrat:
shelf-site = Auf der Baustelle, Startseite oben:
shelf-characters = Charaktere auf dem Spielplan:
shelf-characters-of = Charaktere von { $seat }:
