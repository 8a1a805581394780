### Het omhulsel van de webtafel: start, tafel, vraag, plaatsen, instellingen, pech.

## Overal

web-skip = Naar de inhoud
web-home = Kingsroad: naar het begin
web-header-links = Links en instellingen
web-further-links = Meer pagina’s
web-language = Taal
web-theme-to-light = Licht kleurenschema
web-theme-to-dark = Donker kleurenschema
web-loading = Een ogenblik …
web-close = Sluiten
web-ok = OK
web-copy = Kopiëren
web-again = Opnieuw proberen
web-to-start = Naar het begin
web-you = jij
web-your-name = Je naam
web-guest = Gast
web-their-name = Naam

## Het begin

web-start-head = Bouw het kasteel van de koning
web-start-lead = Drie bordspellen over arbeiders, wegen en koninklijke privileges. Speel tegen bots of met vrienden, meteen en zonder account.
web-start-game = Welk spel?
web-start-table = Wie speelt mee?
web-start-seats = Spelers
web-start-sitter = Wie speelt { $seat }?
web-start-name = Naam voor { $seat }
web-start-more = Meer instellingen
web-play = Spelen

web-game-players = { $least }–{ $most } spelers

web-sitter-me = Ik
web-sitter-friend = Iemand anders, via een link
web-sitter-friend-what = Aan tafel krijg je een link om te versturen.
web-sitter-here = Iemand hier bij mij
web-sitter-here-what = Jullie delen dit scherm.

web-option-favors = Koninklijke privileges
web-option-favors-standard = Vier rijen privileges, zoals gewoonlijk
web-option-favors-simple = Eenvoudig: elk privilege is 3 prestigepunten
web-option-jeweller = Juwelier
web-option-jeweller-off = Zonder juwelier
web-option-jeweller-on = Met de juwelier, het tiende stenen gebouw
web-option-rules = Spelregels
web-option-rules-standard = Het volledige spel
web-option-rules-beginner = Voor beginners: zonder provoost en residenties
web-option-setup = Opbouw
web-option-setup-random = Willekeurig
web-option-setup-first-game = Zoals aanbevolen voor een eerste partij

web-rule-undo = Keuzes mogen worden teruggenomen
web-rule-undo-what = Vrij, tot er iets nieuws te zien was of iemand anders heeft gehandeld; daarna wordt het de anderen gevraagd.
web-rule-analysis = Advies is toegestaan
web-rule-analysis-what = Spelers mogen een bot vragen wat die zou doen.
web-rule-spectators = Anderen mogen meekijken
web-rule-spectators-what = Wie het adres van de tafel kent, kan meekijken.

web-my-tables = Jouw tafels
web-my-tables-over = afgelopen
web-my-tables-all = Alle { $number } tonen

## Een uitnodiging

web-join-head-sit = Je bent uitgenodigd: { $game }
web-join-head-return = Terug naar je plaats bij { $game }
web-join-not = Deze link geeft je geen plaats bij { $game }
web-join-sit-what = De plaats van { $seat } is voor jou vrij.
web-join-return-what = Met deze privélink is de plaats van { $seat } weer van jou, in deze browser.
web-join-sit = Plaatsnemen
web-join-return = Mijn plaats innemen
web-join-watch = Alleen meekijken

## De tafel

web-board = Speelbord
web-board-failed = Het bord kon niet worden getekend. Met de keuzes ernaast kun je gewoon verder.
web-players = Spelers
web-phases = Fasen
web-number-turn = Ronde { $number }
web-number-round = Ronde { $number }
web-setup = Opbouw
web-seats = Plaatsen
web-replay = Herhaling
web-tabs = Panelen
web-tab-log = Verloop
web-tab-chat = Chat
web-tab-aid = Hulp
web-unread =
    { $number ->
        [one] { $number } nieuwe regel
       *[other] { $number } nieuwe regels
    }
web-zoom = Grootte van het bord
web-zoom-in = Groter
web-zoom-out = Kleiner
web-zoom-fit = Hele bord tonen
web-line-lost = Verbinding verbroken. Opnieuw verbinden …
web-skip-playback = Overslaan

web-phase-income = Inkomen
web-phase-placement = Arbeiders
web-phase-special-buildings = Speciaal
web-phase-provost = Provoost
web-phase-buildings = Gebouwen
web-phase-castle = Kasteel
web-phase-end-of-turn = Stadhouder
web-phase-actions = Acties
web-phase-end-of-round = Einde

web-points =
    { $number ->
        [one] { $number } prestigepunt
       *[other] { $number } prestigepunten
    }
web-order = Plaats { $number } in de beurtvolgorde
web-thinks = denkt na …
web-away = afwezig
web-seat-open = Vrije plaats

web-wait = Een ogenblik …
web-wait-open = { $seat } is nog vrij
web-wait-open-advice = Stuur iemand de link, of laat er een bot spelen.
web-wait-bot = { $name } ({ $seat }) denkt na
web-wait-person = { $name } ({ $seat }) is aan de beurt
web-wait-you = { $name } is aan de beurt
web-wait-away = { $name } ({ $seat }) is afwezig
web-watching = Je kijkt mee aan deze tafel.

web-log-empty = Er is nog niets gebeurd.
web-moment = Naar dit moment in de herhaling ({ $number })

web-chat-empty = Er heeft nog niemand iets gezegd.
web-chat-say = Bericht aan de anderen
web-chat-send = Versturen
web-chat-left =
    { $number ->
        [one] nog { $number } teken
       *[other] nog { $number } tekens
    }

## De vraag

web-all-choices = Alle { $number } keuzes
web-all-brief = Alle { $number }
web-confirm = Bevestig je keuze
web-confirm-choice = { $choice }?
web-confirm-yes = Ja
web-confirm-no = Nee
web-typed = Keuze intypen
web-typed-hint = Typ een keuze, bijv. { $choice }
web-typed-unclear = Bij “{ $text }” past geen keuze, of er passen er meerdere.

web-verb-place = Arbeider plaatsen
web-verb-build = Bouwen
web-verb-erect = Oprichten
web-verb-transform = Residentie maken van
web-verb-over = Residentie vervangen
web-verb-claim = Claimen
web-verb-engage = Personage nemen
web-verb-steal = Van een ander nemen
web-verb-take = Nemen
web-verb-give = Inleveren
web-verb-batch = Pakket inleveren
web-verb-bundle = Bundel leveren
web-verb-provost = Provoost verplaatsen
web-verb-offer = Aanbiedingen
web-verb-line = Rijen privileges
web-verb-field = Privileges
web-verb-site = Bouwplaats
web-verb-gold = Goud

web-undo = Terugnemen
web-undo-ask = Vragen om terug te nemen
web-undo-free-why = Neemt je laatste keuze terug
web-undo-ask-why = De anderen moeten instemmen
web-undo-none-why = Er is niets van jou om terug te nemen
web-undo-asked =
    { $number ->
        [one] { $name } wil de laatste keuze terugnemen.
       *[other] { $name } wil { $number } keuzes teruggaan.
    }
web-undo-waiting = Je hebt gevraagd terug te gaan. Nog te antwoorden: { $names }.
web-undo-agree = Akkoord
web-undo-refuse = Weigeren
web-undo-withdraw = Toch niet
web-undo-refused = De anderen willen niet teruggaan.

web-forecast-acting = De provoost bereikt:
web-forecast-seat = { $seat }: { $acting } van { $all } arbeiders komen aan bod waar hij nu staat
web-forecast-movers = kunnen hem verplaatsen:
web-forecast-mover =
    { $steps ->
        [one] { $seat } met { $steps } veld
       *[other] { $seat } met hoogstens { $steps } velden
    }
web-forecast-steps = ±{ $steps }

## Het einde

web-over = De partij is afgelopen
web-over-sheet = Eindstand
web-over-again = Nog een partij

## Twee aan één scherm

web-curtain = Geef het scherm aan { $name }
web-curtain-why = In dit spel zijn de handkaarten geheim. De tafel verschijnt als de juiste persoon kijkt.
web-curtain-open = Ik ben { $name }

## Plaatsen

web-stand-in = wordt vervangen door een bot
web-stand-in-for = Wie speelt voor { $name }?
web-plays-person = een mens
web-plays-open = vrij
web-rename = Andere naam
web-leave = Plaats verlaten
web-leave-sure = Wie de nieuwe link heeft, kan hem dan innemen.
web-leave-not = Blijven
web-invite-link = Link voor { $seat }
web-invite-copied = De link voor { $seat } is gekopieerd. Stuur hem door.
web-seats-note = Een bot kan altijd voor je invallen, en je kunt je plaats altijd weer innemen. Voor anderen kan dat als hun tijd om is of, zonder klok, als ze een kwartier weg zijn.

## Instellingen

web-settings = Instellingen
web-set-speed = Keuzes van anderen tonen
web-speed-off = allemaal tegelijk
web-speed-quick = vlot
web-speed-calm = rustig
web-speed-slow = langzaam
web-set-theme = Kleurenschema
web-theme-system = volgens het systeem
web-theme-light = licht
web-theme-dark = donker
web-set-confirm = Elke keuze bevestigen
web-set-confirm-why = Zo kies je niets per ongeluk.
web-set-still = Beweging beperken
web-set-still-why = Geen gloed, geen beweging, geen afspelen.

## Het toetsenbord

web-keys = Toetsenbord
web-key-choice-name = a–z 0–9
web-key-choice = maakt de keuze waar de toets bij staat
web-key-enter-name = Enter
web-key-enter = bevestigt, drukt op wat geselecteerd is
web-key-escape-name = Esc
web-key-escape = gaat een stap terug, sluit
web-key-undo-name = u
web-key-undo = neemt je laatste keuze terug
web-key-skip-name = Spatie
web-key-skip = slaat het afspelen van andermans keuzes over
web-key-type-name = /
web-key-type = typ een keuze
web-key-tab-name = Tab
web-key-tab = loopt door de keuzes, ook op het bord
web-key-help-name = ?
web-key-help = opent de hulp

## Tekens

web-tile-cost = kost
web-tile-effect = levert
web-tile-bonus = eigenaar
web-sign-food = Voedsel
web-sign-wood = Hout
web-sign-stone = Steen
web-sign-cloth = Linnen
web-sign-gold = Goud
web-sign-deniers = Dinars
web-sign-any = Een willekeurig blokje
web-sign-plain = Een willekeurig blokje, geen goud
web-sign-points = Prestigepunten
web-sign-favor = Een koninklijk privilege
web-sign-worker = Een arbeider
web-sign-place = Plaats voor een arbeider
web-sign-house = Een huis: van wie het gebouw is
web-sign-build-wood = Een houten gebouw bouwen
web-sign-build-stone = Een stenen gebouw bouwen
web-sign-build-prestige = Een prestigegebouw bouwen
web-sign-build-residence = Een residentie maken
web-sign-provost = De provoost: wat voorbij hem ligt, werkt niet
web-sign-bailiff = De stadhouder: met hem trekt het spel de weg langs
web-sign-token = Een prestigefiche
web-sign-card = Een kaart
web-sign-income = Inkomen
web-sign-order = Beurtvolgorde
web-sign-order-place = In deze volgorde zijn de kleuren aan de beurt.
web-sign-arrow = Links wordt betaald, rechts ontvangen
web-sign-slash = Het een of het ander
web-sign-plus = Allebei
web-sign-less = Minder

## Wat de server niet doet

web-refused-stale = Aan tafel is het intussen verdergegaan. Kijk nog eens.
web-refused-illegal = Dat kan hier niet.
web-refused-foreign = Je bent niet aan de beurt, of het is niet jouw plaats.
web-refused-over = De partij is al afgelopen.
web-refused-not-over = De partij is nog niet afgelopen.
web-refused-waiting = Er wacht nog een verzoek om terug te gaan op antwoord.
web-refused-taken = Op deze plaats zit al iemand.
web-refused-not-allowed = Dat is aan deze tafel niet toegestaan.
web-refused-unknown = Dat is hier niet bekend.
web-refused-malformed = Daar kon de server niets mee.
web-refused-too-large = Dat is te lang.
web-refused-flood = Niet zo snel, alsjeblieft.
web-refused-not-saved = Dat kon niet worden opgeslagen. Probeer het nog eens.
web-refused-broken = Deze tafel is beschadigd en kan niet worden geopend.
web-refused-busy = De server heeft het druk. Probeer het zo nog eens.
web-refused-internal = Op de server ging iets mis. Probeer het nog eens.
web-refused-offline = Er is op dit moment geen verbinding met de server.

## Pech die een pagina vult

web-trouble-unknown = Deze tafel bestaat niet
web-trouble-unknown-advice = Misschien is het adres niet volledig, of is de tafel al lang afgeruimd. Vraag de link nog eens, of begin een nieuwe tafel.
web-trouble-unknown-page = Deze weg loopt dood
web-trouble-unknown-page-advice = Op dit adres is geen pagina.
web-trouble-not-allowed = Aan deze tafel kijkt niemand mee
web-trouble-not-allowed-advice = Alleen wie er zit, kan hem zien. Ben je uitgenodigd, open dan de link van je uitnodiging in deze browser.
web-trouble-busy = De server is vol
web-trouble-busy-advice = Op dit moment zijn alle tafels bezet. Probeer het over een paar minuten nog eens.
web-trouble-flood = Te veel tegelijk
web-trouble-flood-advice = De server heeft heel veel vragen van je gekregen. Wacht even en probeer het dan nog eens.
web-trouble-not-saved = De server kan even niet schrijven
web-trouble-not-saved-advice = Er is niets verloren. Probeer het zo nog eens.
web-trouble-offline = De server antwoordt niet
web-trouble-offline-advice = Controleer je verbinding. Je tafels staan veilig op de server en wachten op je.
web-trouble-internal = Er ging iets mis
web-trouble-internal-advice = Dat ligt niet aan jou. Je tafels zijn veilig; probeer het nog eens.
