### Was nur Caylus 1303 sagt.

form-tile-plain = { $tile }
form-character-the =
    { $character-gender ->
       *[masculine] der
        [feminine] die
    } { $character }
form-character-object =
    { $character-gender ->
       *[masculine] den
        [feminine] die
    } { $character }

## Plättchen

kind =
    { $kind ->
        [printed] aufgedrucktes Gebäude
        [start] Startgebäude
        [wood] Holzgebäude
        [stone] Steingebäude
        [monument] Monument
       *[residential] Rückseite eines Startgebäudes
    }

tile-fairground = Jahrmarkt
    .gender = masculine
    .at = auf dem Jahrmarkt
tile-lawyer = Notar
    .gender = masculine
    .at = beim Notar
tile-carpenter = Zimmermann
    .gender = masculine
    .at = beim Zimmermann
tile-toll = Zoll
    .gender = masculine
    .at = am Zoll
tile-site = Baustelle
    .gender = feminine
    .at = auf der Baustelle
tile-farm = Bauernhof
    .gender = masculine
    .at = auf dem Bauernhof
tile-second-farm = zweiter Bauernhof
    .gender = masculine
    .at = auf dem zweiten Bauernhof
    .the = der zweite Bauernhof
    .object = den zweiten Bauernhof
    .short = Bauernhof 2
tile-sawmill = Sägemühle
    .gender = feminine
tile-quarry = Steinbruch
    .gender = masculine
tile-start-carpenter = Start-Zimmermann
    .gender = masculine
    .at = beim Start-Zimmermann
    .short = St-Zimmerm.
tile-market = Markt
    .gender = masculine
    .at = auf dem Markt
tile-second-market = zweiter Markt
    .gender = masculine
    .at = auf dem zweiten Markt
    .the = der zweite Markt
    .object = den zweiten Markt
    .short = Markt 2
tile-guild = Gilde
    .gender = feminine
tile-stone-guild = Steingilde
    .gender = feminine
tile-wood-farm = Holz-Bauernhof
    .gender = masculine
    .at = auf dem Holz-Bauernhof
    .plain = Bauernhof
    .short = H-Bauernhof
tile-wood-sawmill = Holz-Sägemühle
    .gender = feminine
    .plain = Sägemühle
    .short = H-Sägemühle
tile-wood-quarry = Holz-Steinbruch
    .gender = masculine
    .plain = Steinbruch
    .short = H-Steinbr.
tile-spinning-mill = Spinnerei
    .gender = feminine
tile-wood-market = Holz-Markt
    .gender = masculine
    .at = auf dem Holz-Markt
    .plain = Markt
tile-covered-market = Markthalle
    .gender = feminine
tile-manor = Gutshof
    .gender = masculine
    .at = auf dem Gutshof
tile-tailor = Schneider
    .gender = masculine
    .at = beim Schneider
tile-mason = Maurer
    .gender = masculine
    .at = beim Maurer
tile-stone-farm = Stein-Bauernhof
    .gender = masculine
    .at = auf dem Stein-Bauernhof
    .plain = Bauernhof
    .short = S-Bauernhof
tile-stone-sawmill = Stein-Sägemühle
    .gender = feminine
    .plain = Sägemühle
    .short = S-Sägemühle
tile-stone-quarry = Stein-Steinbruch
    .gender = masculine
    .plain = Steinbruch
    .short = S-Steinbr.
tile-gold-mine = Goldmine
    .gender = feminine
tile-foundry = Gießerei
    .gender = feminine
tile-alchemist = Alchemist
    .gender = masculine
    .at = beim Alchemisten
    .object = den Alchemisten
tile-guild-house = Gildenhaus
    .gender = neuter
tile-church = Kirche
    .gender = feminine
tile-jeweller = Juwelier
    .gender = masculine
    .at = beim Juwelier
tile-theatre = Theater
    .gender = neuter
tile-garden = Garten
    .gender = masculine
tile-granary = Kornspeicher
    .gender = masculine
    .short = Kornspeich.
tile-manufacture = Manufaktur
    .gender = feminine
tile-statue = Statue
    .gender = feminine
tile-cathedral = Kathedrale
    .gender = feminine
tile-mansion = Herrenhaus
    .gender = neuter
tile-residence = Wohnhaus
    .gender = neuter

## Charaktere, und was sie tun

character-early-riser = Frühaufsteher
    .gender = masculine
    .power = vor allen anderen einsetzen, für 1 Arbeiter mehr
character-night-worker = Nachtarbeiter
    .gender = masculine
    .power = nach einem Pass nie den zusätzlichen Arbeiter zahlen
character-journeyman = Händlerin
    .gender = feminine
    .power = einmal pro Runde zu einem fremden Arbeiter dazusetzen
character-thief = Dieb
    .gender = masculine
    .power = Besitzer erhalten kein Prestige für deine Arbeiter
character-steward = Hofmarschall
    .gender = masculine
    .power = 2 statt 1 Prestigepunkt für fremde Arbeiter in deinen Gebäuden
character-bailiff = Gutsverwalter
    .gender = masculine
    .power = nach der Brücke den Vogt kostenlos 1 Schritt bewegen
character-architect = Architektin
    .gender = feminine
    .power = +1 Prestigepunkt für jedes Gebäude oder Monument
character-deliveryman = Fuhrmann
    .gender = masculine
    .power = zuletzt liefern, auch ohne Arbeiter auf der Baustelle
character-chamberlain = Kämmerer
    .gender = masculine
    .power = deine Bündel dürfen drei beliebige Würfel sein
character-foreman = Vorarbeiter
    .gender = masculine
    .power = +1 Prestigepunkt für jedes Bündel
character-goldsmith = Goldschmiedin
    .gender = feminine
    .power = einmal pro Runde +5 Prestigepunkte für ein Bündel mit Gold
character-day-labourer = Tagelöhner
    .gender = masculine
    .power = Anwerbung +1

## Wo der Vogt steht, und wohin er geht

spot =
    { $space ->
        [0] direkt hinter der Brücke
        [24] jenseits der Straße auf Platz 1
        [25] jenseits der Straße auf Platz 2
        [26] jenseits der Straße auf Platz 3
       *[other] hinter Feld { $space }
    }
form-spot-to =
    { $space ->
        [0] direkt hinter die Brücke
        [24] jenseits der Straße auf Platz 1
        [25] jenseits der Straße auf Platz 2
        [26] jenseits der Straße auf Platz 3
       *[other] hinter Feld { $space }
    }

count-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }

## Ereignisse

event-turn = Runde { $number } beginnt.
event-lay = { $tile-the } liegt auf Feld { $space }.
event-lay-site = { $tile-the } liegt auf der Baustelle, als Plättchen { $number }.
event-order = { $seat } folgt in der Reihenfolge.
event-character = { $tile-the } kommt ins Spiel.
event-engage = { $seat } nimmt { $tile-object }.
event-steal = { $seat } nimmt { $other } { $tile-object } weg.
event-hire = { $seat } nimmt { $workers } aus dem Camp ({ $cause }).
event-hire-nothing = { $seat } hat keine Arbeiter mehr im Camp ({ $cause }).
event-dismiss = { $seat } schickt { $workers } ins Camp ({ $cause }).
event-home = Der Arbeiter von { $seat } geht ins Camp ({ $tile }).
event-pass-first = { $seat } passt zuerst und nimmt den Startspielermarker.
event-score = { $seat } erhält { $points } ({ $cause }).
event-score-nothing = { $seat } erhält kein Prestige ({ $cause }).
event-provost = { $seat } bewegt den Vogt: Er steht jetzt { spot }.
event-stay = { $seat } lässt den Vogt { spot }.
event-reset = Der Vogt stellt sich { form-spot-to }.
event-build = { $seat } baut { $tile-object } auf Feld { $space }.
event-claim = { $seat } stellt ein Haus über { $tile-object } auf Feld { $space }.
event-transform = { $tile-the } auf Feld { $space } wird zum Wohnhaus von { $seat }.
event-favor = { $seat } erhält eine Gunst.
event-site = { $seat } wählt { $tile-object }, Plättchen { $number } der Baustelle.

joined-order = Reihenfolge der ersten Runde: { $seats }.
joined-lay-site = Auf der Baustelle liegen: { $tiles }.
joined-characters = Die Charaktere dieses Spiels: { $tiles }.
joined-start = Alle beginnen so: { $stock }.
joined-recruiting = Anwerbung: { $amounts }.
joined-home = Arbeiter gehen ins Camp: { $workers }.
joined-place = { $seat } setzt einen Arbeiter { $tile-at } ein{ $visitor }.
joined-place-wages = { $seat } setzt einen Arbeiter { $tile-at } ein und schickt einen weiteren ins Camp{ $visitor }.
joined-place-early-riser = { $seat } steht früh auf, setzt einen Arbeiter { $tile-at } ein und schickt einen weiteren ins Camp{ $visitor }.
joined-visitor = ; { $owner } erhält { $points }
joined-gain = { $seat } erhält { $gained } ({ $cause }).
joined-trade = { $seat } zahlt { $stock } und erhält { $gained } ({ $cause }).
joined-bribe = { $seat } zahlt { $stock }, und der Vogt steht { spot }.
joined-claim = { $seat } zahlt { $stock } und stellt ein Haus über { $tile-object } auf Feld { $space }.
joined-build = { $seat } baut { $tile-object } auf Feld { $space } für { $stock } und erhält { $gained }.
joined-build-free = { $seat } baut { $tile-object } auf Feld { $space } und erhält { $gained }.
joined-delivery = { $seat } liefert { $stock } und erhält { $gained }.
joined-favor-steal = { $seat } erhält eine Gunst und nimmt { $other } { $tile-object } weg.
joined-favor-site = { $seat } erhält eine Gunst und wählt { $tile-object } auf der Baustelle.

## Fragen

question-LayTiles = Der Zufall legt ein Plättchen: { $where }.
question-DrawFirst = Der Zufall bestimmt, wer beginnt.
question-DealCharacters = Der Zufall bringt einen Charakter ins Spiel.
question-DraftCharacter = { $seat }, welchen Charakter wählst du?
question-RiseEarly = { $seat }, du hast den Frühaufsteher: Setzt du vor allen anderen einen Arbeiter ein?
question-PlaceWorker = { $seat }, setze einen Arbeiter ein oder passe.
question-UseGain = { $seat }, nimmst du { $gains } ({ $tile })?
question-BuildTile =
    { $full ->
        [less] { $seat }, welches Steingebäude legst du auf Feld { $plot }? Der feste Stein entfällt.
       *[full] { $kind ->
            [wood] { $seat }, welches Holzgebäude legst du auf Feld { $plot }?
           *[stone] { $seat }, welches Steingebäude legst du auf Feld { $plot }?
        }
    }
question-UseLawyer = { $seat }, über welches Gebäude stellst du ein Haus? In Phase 4 wird es dein Wohnhaus.
question-GuideProvost = { $seat }, { $guide-the } lässt dich den Vogt kostenlos bis zu { $steps } bewegen.
question-PayProvost = { $seat }, bewegst du den Vogt? Jeder Schritt kostet { $price }.
question-UseFavor = { $seat }, eine Gunst: ein fremder Charakter oder ein Plättchen der Baustelle?
question-EngageCharacter = { $seat }, nimmst du auch einen Charakter vom Spielplan?
question-DeliverBundle = { $seat }, lieferst du ein Bündel für das Schloss?
question-ErectMonument = { $seat }, welches Monument baust du auf dein Wohnhaus auf Feld { $plot }?

## Wahlmöglichkeiten

choice-place-joins = zu { $seat } dazu
choice-place-number = Platz { $number } der Reihe
choice-place-visitor = { $owner } erhält { $points }
choice-pass-first = Startspielermarker; jedes weitere Einsetzen kostet 1 Arbeiter mehr
choice-provost-stay = er bleibt { spot }
choice-provost-to = er geht { form-spot-to }
choice-provost-worker = { $seat } ({ $tile })
choice-use = +{ $gains }
choice-few = (nur noch { $number } im Camp)
choice-take-for = +{ $stock } für { $workers }
choice-give-for = −{ $stock }, +{ $gains }
choice-bonus = +{ $number } ({ $tile })
choice-build = { $cost }: { $gains }; { $effect }
choice-erect = { $cost }: { $gains }
choice-erect-loss = die Anwerbung des Wohnhauses entfällt
choice-claim = { $cost }, Feld { $plot }: Anwerbung +1
choice-claim-worker = der Arbeiter von { $seat } kommt noch dran
choice-bundle = +{ $points }
choice-done = nichts mehr liefern
choice-done-idle = nichts liefern
choice-decline-RiseEarly = warten, bis du dran bist
choice-decline-EngageCharacter = keinen nehmen
choice-decline-ErectMonument = das Wohnhaus behalten
choice-steal = von { $seat }: { $tile-power }
choice-site = { $tile }: { $effect }
choice-site-then = dann darfst du einen Charakter nehmen
choice-engage = { $tile-power }
choice-lay = auf Feld { $plot }
choice-lay-site = auf die Baustelle, als Plättchen { $number }
choice-deal = kommt ins Spiel
choice-first = beginnt die erste Runde

label-claim = { $noun-object } beanspruchen
label-steal = { $noun-object } abwerben
label-site = Baustelle: Plättchen { $noun }
label-engage = { $noun-object } nehmen
label-bundle = Bündel: { $noun }

## Wirkungen

effect-build-wood = ein Holzgebäude bauen
effect-build-stone = ein Steingebäude bauen
effect-build-stone-less = ein Steingebäude ohne den festen Stein bauen
effect-guide = den Vogt kostenlos bis zu { $steps } bewegen
effect-worker = Arbeiter: { $effect }
effect-owner = Besitzer: { $effect }
effect-setup = Startseite: { $effect }

card-income = Anwerbung +{ $number }
card-harvest = { $stock } in jeder Runde
card-character = { $tile } (Charakter); { $tile-power }.

## Phasen und Gründe

phase-planning = Planung
phase-activation = Aktivierung
phase-delivery = Lieferung
phase-administration = Verwaltung

cause-wages = Einsetzen nach einem Pass
cause-visitor = ein fremder Arbeiter
cause-bribe = der Vogt
cause-delivery = Lieferung
cause-recruiting = Anwerbung
cause-final-gold = übriges Gold

## Die Wertung

source-visitor = fremde Arbeiter in eigenen Gebäuden
source-built-wood = gebaute Holzgebäude
source-built-stone = gebaute Steingebäude
source-built-monument = Monumente
source-used = genutzte Gebäude
source-delivery = gelieferte Bündel
source-architect = Architektin
source-foreman = Vorarbeiter
source-goldsmith = Goldschmiedin
source-final-gold = Gold am Ende

## Die Zeichen am Tisch im Terminal

legend =
    ○ Vogt: die Felder vor ihm werden aktiviert  ♙ Arbeiter  ⌂ Haus  » wird Wohnhaus
    ° Startseite  ✓ in dieser Runde benutzt  (R4) ab Runde 4 offen
    Vorrat mit Kosten:Prestige; n Nahrung  h Holz  s Stein  t Tuch  g Gold  w Wahl
