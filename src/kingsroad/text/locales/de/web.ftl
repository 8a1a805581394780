### Die Hülle des Webtischs: Start, Tisch, Frage, Plätze, Einstellungen, Pannen.

## Überall

web-skip = Zum Inhalt springen
web-home = Kingsroad: zum Start
web-header-links = Links und Einstellungen
web-further-links = Weitere Seiten
web-language = Sprache
web-theme-to-light = Helles Farbschema
web-theme-to-dark = Dunkles Farbschema
web-loading = Einen Augenblick …
web-close = Schließen
web-ok = OK
web-copy = Kopieren
web-again = Noch einmal versuchen
web-to-start = Zum Start
web-you = du
web-your-name = Dein Name
web-guest = Gast
web-their-name = Name

## Der Start

web-start-head = Baut das Schloss des Königs
web-start-lead = Drei Brettspiele um Arbeiter, Straßen und die Gunst des Königs. Spiele gegen Bots oder mit Freunden, sofort und ohne Konto.
web-start-game = Welches Spiel?
web-start-table = Wer spielt mit?
web-start-seats = Spieler
web-start-sitter = Wer spielt { $seat }?
web-start-name = Name für { $seat }
web-start-more = Weitere Einstellungen
web-play = Spielen

web-game-players = { $least }–{ $most } Spieler

web-sitter-me = Ich
web-sitter-friend = Freund oder Freundin, per Link
web-sitter-friend-what = Am Tisch bekommst du einen Link zum Verschicken.
web-sitter-here = Jemand hier bei mir
web-sitter-here-what = Ihr teilt euch diesen Bildschirm.

web-option-favors = Gunst des Königs
web-option-favors-standard = Vier Gunstzeilen, wie gewohnt
web-option-favors-simple = Einfach: Jede Gunst bringt 3 Prestigepunkte
web-option-jeweller = Juwelier
web-option-jeweller-off = Ohne Juwelier
web-option-jeweller-on = Mit Juwelier, dem zehnten Steingebäude
web-option-rules = Regeln
web-option-rules-standard = Das ganze Spiel
web-option-rules-beginner = Für Einsteiger: ohne Vogt und Wohnhäuser
web-option-setup = Aufbau
web-option-setup-random = Zufällig
web-option-setup-first-game = Wie für die erste Partie empfohlen

web-rule-undo = Züge dürfen zurückgenommen werden
web-rule-undo-what = Frei, bis etwas Neues zu sehen war oder jemand anders gehandelt hat; danach werden die anderen gefragt.
web-rule-analysis = Tipps erlaubt
web-rule-analysis-what = Wer spielt, darf einen Bot fragen, was er tun würde.
web-rule-spectators = Andere dürfen zusehen
web-rule-spectators-what = Wer die Adresse des Tischs kennt, kann zusehen.

web-my-tables = Deine Tische
web-my-tables-over = beendet
web-my-tables-all = Alle { $number } zeigen

## Eine Einladung

web-join-head-sit = Du bist eingeladen: { $game }
web-join-head-return = Zurück an deinen Platz: { $game }
web-join-not = Dieser Link gibt dir keinen Platz: { $game }
web-join-sit-what = Der Platz von { $seat } ist für dich frei.
web-join-return-what = Mit diesem privaten Link gehört der Platz von { $seat } wieder dir, in diesem Browser.
web-join-sit = Platz nehmen
web-join-return = Meinen Platz nehmen
web-join-watch = Nur zusehen

## Der Tisch

web-board = Spielplan
web-board-failed = Der Spielplan ließ sich nicht zeichnen. Mit der Auswahl daneben geht es trotzdem weiter.
web-players = Spieler
web-phases = Phasen
web-number-turn = Runde { $number }
web-number-round = Runde { $number }
web-setup = Aufbau
web-seats = Plätze
web-replay = Wiederholung
web-tabs = Ansichten
web-tab-log = Verlauf
web-tab-chat = Chat
web-tab-aid = Hilfe
web-unread =
    { $number ->
        [one] { $number } neue Zeile
       *[other] { $number } neue Zeilen
    }
web-zoom = Größe des Spielplans
web-zoom-in = Größer
web-zoom-out = Kleiner
web-zoom-fit = Ganzen Plan zeigen
web-line-lost = Verbindung verloren. Sie wird wieder aufgebaut …
web-skip-playback = Überspringen

web-phase-income = Einkommen
web-phase-placement = Arbeiter
web-phase-special-buildings = Spezial
web-phase-provost = Vogt
web-phase-buildings = Gebäude
web-phase-castle = Schloss
web-phase-end-of-turn = Seneschall
web-phase-actions = Aktionen
web-phase-end-of-round = Ende

web-points =
    { $number ->
        [one] { $number } Prestigepunkt
       *[other] { $number } Prestigepunkte
    }
web-order = Platz { $number } der Spielerreihenfolge
web-thinks = denkt nach …
web-away = abwesend
web-seat-open = Freier Platz

web-wait = Einen Augenblick …
web-wait-open = { $seat } ist noch frei
web-wait-open-advice = Schicke jemandem den Link, oder lass einen Bot dort spielen.
web-wait-bot = { $name } ({ $seat }) denkt nach
web-wait-person = { $name } ({ $seat }) ist am Zug
web-wait-you = { $name } ist an der Reihe
web-wait-away = { $name } ({ $seat }) ist abwesend
web-watching = Du siehst an diesem Tisch zu.

web-log-empty = Noch ist nichts geschehen.
web-moment = Zu diesem Zug der Wiederholung ({ $number })

web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Nachricht an alle
web-chat-send = Senden
web-chat-left = noch { $number } Zeichen

## Die Frage

web-all-choices = Alle { $number } Möglichkeiten
web-all-brief = Alle { $number }
web-confirm = Bestätige deine Wahl
web-confirm-choice = { $choice }?
web-confirm-yes = Ja
web-confirm-no = Nein
web-typed = Wahl eintippen
web-typed-hint = Wahl eintippen, z. B. { $choice }
web-typed-unclear = Zu „{ $text }“ passt keine Wahl, oder es passen mehrere.

web-verb-place = Arbeiter einsetzen
web-verb-build = Bauen
web-verb-erect = Errichten
web-verb-transform = Umwandeln
web-verb-over = Wohnhaus ersetzen
web-verb-claim = Beanspruchen
web-verb-engage = Charakter nehmen
web-verb-steal = Von anderen nehmen
web-verb-take = Nehmen
web-verb-give = Abgeben
web-verb-batch = Paket abgeben
web-verb-bundle = Bündel liefern
web-verb-provost = Vogt bewegen
web-verb-offer = Angebote
web-verb-line = Gunstzeilen
web-verb-field = Gunst
web-verb-site = Baustelle
web-verb-gold = Gold

web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-free-why = Nimmt deine letzte Wahl zurück
web-undo-ask-why = Die anderen müssen zustimmen
web-undo-none-why = Es gibt nichts von dir zurückzunehmen
web-undo-asked =
    { $number ->
        [one] { $name } möchte den letzten Zug zurücknehmen.
       *[other] { $name } möchte { $number } Züge zurückgehen.
    }
web-undo-waiting = Du hast um Rücknahme gebeten. Es fehlt die Antwort von: { $names }.
web-undo-agree = Einverstanden
web-undo-refuse = Ablehnen
web-undo-withdraw = Doch nicht
web-undo-refused = Die anderen möchten nicht zurückgehen.

web-forecast-acting = Der Vogt erreicht:
web-forecast-seat = { $seat }: { $acting } von { $all } Arbeitern kommen zum Zug, wo er jetzt steht
web-forecast-movers = bewegen können ihn:
web-forecast-mover =
    { $steps ->
        [one] { $seat } um { $steps } Feld
       *[other] { $seat } um bis zu { $steps } Felder
    }
web-forecast-steps = ±{ $steps }

## Das Ende

web-over = Die Partie ist zu Ende
web-over-sheet = Schlusswertung
web-over-again = Noch eine Partie

## Zwei an einem Bildschirm

web-curtain = Gib den Bildschirm an { $name }
web-curtain-why = In diesem Spiel sind die Handkarten geheim. Der Tisch erscheint, wenn die richtige Person hinsieht.
web-curtain-open = Ich bin { $name }

## Plätze

web-stand-in = wird von einem Bot vertreten
web-stand-in-for = Wer spielt für { $name }?
web-plays-person = ein Mensch
web-plays-open = frei
web-rename = Anderer Name
web-leave = Platz verlassen
web-leave-sure = Dann kann ihn nehmen, wer den neuen Link hat.
web-leave-not = Bleiben
web-invite-link = Link für { $seat }
web-invite-copied = Der Link für { $seat } ist kopiert. Schicke ihn weiter.
web-seats-note = Ein Bot kann dich jederzeit vertreten, und du kannst deinen Platz jederzeit zurücknehmen. Andere kann er vertreten, wenn ihre Zeit abgelaufen ist oder, ohne Uhr, wenn sie eine Viertelstunde weg sind.

## Einstellungen

web-settings = Einstellungen
web-set-speed = Züge der anderen zeigen
web-speed-off = alle auf einmal
web-speed-quick = zügig
web-speed-calm = in Ruhe
web-speed-slow = langsam
web-set-theme = Farbschema
web-theme-system = wie im System
web-theme-light = hell
web-theme-dark = dunkel
web-set-confirm = Jede Wahl bestätigen
web-set-confirm-why = So ist nichts aus Versehen gewählt.
web-set-still = Bewegung verringern
web-set-still-why = Kein Leuchten, keine Bewegung, kein Abspielen.

## Die Tastatur

web-keys = Tastatur
web-key-choice-name = a–z 0–9
web-key-choice = trifft die Wahl, an der die Taste steht
web-key-enter-name = Enter
web-key-enter = bestätigt, betätigt das Markierte
web-key-escape-name = Esc
web-key-escape = geht einen Schritt zurück, schließt
web-key-undo-name = u
web-key-undo = nimmt deine letzte Wahl zurück
web-key-skip-name = Leertaste
web-key-skip = überspringt das Abspielen der anderen Züge
web-key-type-name = /
web-key-type = eine Wahl eintippen
web-key-tab-name = Tab
web-key-tab = geht durch die Auswahl, auch auf dem Plan
web-key-help-name = ?
web-key-help = öffnet die Hilfe

## Zeichen

web-tile-cost = kostet
web-tile-effect = bringt
web-tile-bonus = Besitzer
web-sign-food = Nahrung
web-sign-wood = Holz
web-sign-stone = Stein
web-sign-cloth = Tuch
web-sign-gold = Gold
web-sign-deniers = Denar
web-sign-any = Ein beliebiger Würfel
web-sign-plain = Ein beliebiger Würfel außer Gold
web-sign-points = Prestigepunkte
web-sign-favor = Eine Gunst des Königs
web-sign-worker = Ein Arbeiter
web-sign-place = Platz für einen Arbeiter
web-sign-house = Ein Haus: wem das Gebäude gehört
web-sign-build-wood = Ein Holzgebäude bauen
web-sign-build-stone = Ein Steingebäude bauen
web-sign-build-prestige = Ein Prestigegebäude bauen
web-sign-build-residence = Ein Wohnhaus einrichten
web-sign-provost = Der Vogt: Was hinter ihm liegt, wirkt nicht
web-sign-bailiff = Der Seneschall: Mit ihm schreitet die Partie die Straße entlang
web-sign-token = Ein Prestigeplättchen
web-sign-card = Eine Karte
web-sign-income = Einkommen
web-sign-order = Spielerreihenfolge
web-sign-order-place = In dieser Reihenfolge sind die Farben am Zug.
web-sign-arrow = Links wird gezahlt, rechts erhalten
web-sign-slash = Das eine oder das andere
web-sign-plus = Beides
web-sign-less = Weniger

## Was der Server nicht tut

web-refused-stale = Am Tisch ist es inzwischen weitergegangen. Bitte sieh noch einmal hin.
web-refused-illegal = Das geht hier nicht.
web-refused-foreign = Du bist nicht am Zug, oder es ist nicht dein Platz.
web-refused-over = Die Partie ist schon zu Ende.
web-refused-not-over = Die Partie ist noch nicht zu Ende.
web-refused-waiting = Eine Rücknahme wartet noch auf Antwort.
web-refused-taken = Auf diesem Platz sitzt schon jemand.
web-refused-not-allowed = Das ist an diesem Tisch nicht erlaubt.
web-refused-unknown = Das gibt es hier nicht.
web-refused-malformed = Damit konnte der Server nichts anfangen.
web-refused-too-large = Das ist zu lang.
web-refused-flood = Bitte nicht so schnell.
web-refused-not-saved = Das ließ sich nicht speichern. Versuche es bitte noch einmal.
web-refused-broken = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
web-refused-busy = Der Server hat alle Hände voll zu tun. Versuche es gleich noch einmal.
web-refused-internal = Auf dem Server ging etwas schief. Versuche es bitte noch einmal.
web-refused-offline = Gerade besteht keine Verbindung zum Server.

## Pannen, die eine Seite füllen

web-trouble-unknown = Diesen Tisch gibt es nicht
web-trouble-unknown-advice = Vielleicht ist die Adresse unvollständig, oder der Tisch wurde längst abgeräumt. Lass dir den Link noch einmal schicken, oder eröffne einen neuen Tisch.
web-trouble-unknown-page = Diese Straße führt ins Leere
web-trouble-unknown-page-advice = Unter dieser Adresse gibt es keine Seite.
web-trouble-not-allowed = An diesem Tisch sieht niemand zu
web-trouble-not-allowed-advice = Nur wer dort sitzt, kann ihn sehen. Wenn du eingeladen bist, öffne den Link deiner Einladung in diesem Browser.
web-trouble-busy = Der Server ist voll
web-trouble-busy-advice = Gerade sind alle Tische besetzt. Versuche es bitte in ein paar Minuten noch einmal.
web-trouble-flood = Zu viel auf einmal
web-trouble-flood-advice = Der Server hat sehr viele Anfragen von dir bekommen. Warte ein wenig und versuche es dann noch einmal.
web-trouble-not-saved = Der Server kann gerade nicht schreiben
web-trouble-not-saved-advice = Nichts ist verloren. Versuche es bitte gleich noch einmal.
web-trouble-offline = Der Server antwortet nicht
web-trouble-offline-advice = Prüfe deine Verbindung. Deine Tische sind auf dem Server sicher und warten auf dich.
web-trouble-internal = Etwas ging schief
web-trouble-internal-advice = Das liegt nicht an dir. Deine Tische sind sicher; versuche es bitte noch einmal.
