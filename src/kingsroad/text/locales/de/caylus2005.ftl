### Was nur Caylus (2005) sagt.

## Plättchen

kind =
    { $kind ->
        [special] Spezialgebäude
        [neutral] neutrales Gebäude
        [fixed] feststehendes Gebäude
        [wood] Holzgebäude
        [stone] Steingebäude
        [prestige] Prestigegebäude
       *[residential] Wohnhaus
    }

tile-gate = Tor
    .gender = neuter
    .at = am Tor
tile-trading-post = Kontor
    .gender = neuter
tile-merchants-guild = Händlergilde
    .gender = feminine
    .short = Gilde
tile-joust-field = Turnierplatz
    .gender = masculine
    .at = auf dem Turnierplatz
    .short = Turnier
tile-stables = Ställe
    .gender = plural
    .at = in den Ställen
tile-inn = Wirtshaus
    .gender = neuter
tile-castle = Schloss
    .gender = neuter
    .at = am Schloss
tile-farm = Bauernhof
    .gender = masculine
    .at = auf dem Bauernhof
tile-forest = Forst
    .gender = masculine
tile-sawmill = Sägewerk
    .gender = neuter
tile-quarry = Steinbruch
    .gender = masculine
tile-market = Markt
    .gender = masculine
    .at = auf dem Markt
tile-carpenter = Zimmermann
    .gender = masculine
    .at = beim Zimmermann
tile-peddler = Hausierer
    .gender = masculine
    .at = beim Hausierer
tile-fixed-carpenter = fester Zimmermann
    .gender = masculine
    .at = beim festen Zimmermann
    .the = der feste Zimmermann
    .object = den festen Zimmermann
    .short = f. Zimmerm.
tile-gold-mine = Goldmine
    .gender = feminine
tile-food-farm = Nahrungshof
    .gender = masculine
    .at = auf dem Nahrungshof
tile-cloth-farm = Tuchhof
    .gender = masculine
    .at = auf dem Tuchhof
tile-wood-quarry = Holz-Steinbruch
    .gender = masculine
    .short = H-Steinbr.
tile-wood-sawmill = Holz-Sägewerk
    .gender = neuter
    .short = H-Sägewerk
tile-wood-market = Holz-Markt
    .gender = masculine
    .at = auf dem Holz-Markt
tile-wood-peddler = Holz-Hausierer
    .gender = masculine
    .at = beim Holz-Hausierer
    .short = H-Hausierer
tile-mason = Maurer
    .gender = masculine
    .at = beim Maurer
tile-lawyer = Notar
    .gender = masculine
    .at = beim Notar
tile-stone-farm = Stein-Bauernhof
    .gender = masculine
    .at = auf dem Stein-Bauernhof
    .short = S-Bauernhof
tile-park = Park
    .gender = masculine
tile-workshop = Werkstatt
    .gender = feminine
tile-church = Kirche
    .gender = feminine
tile-tailor = Schneider
    .gender = masculine
    .at = beim Schneider
tile-bank = Bank
    .gender = feminine
tile-alchemist = Alchemist
    .gender = masculine
    .at = beim Alchemisten
    .object = den Alchemisten
tile-architect = Architekt
    .gender = masculine
    .at = beim Architekten
    .object = den Architekten
tile-second-architect = zweiter Architekt
    .gender = masculine
    .at = beim zweiten Architekten
    .the = der zweite Architekt
    .object = den zweiten Architekten
    .short = Architekt 2
tile-jeweller = Juwelier
    .gender = masculine
    .at = beim Juwelier
tile-statue = Statue
    .gender = feminine
tile-granary = Kornkammer
    .gender = feminine
tile-library = Bibliothek
    .gender = feminine
tile-weaver = Weber
    .gender = masculine
    .at = beim Weber
tile-theater = Theater
    .gender = neuter
tile-college = Universität
    .gender = feminine
tile-monument = Kunstdenkmal
    .gender = neuter
    .short = Denkmal
tile-hotel = Hotel
    .gender = neuter
tile-cathedral = Kathedrale
    .gender = feminine
tile-residence = Wohnhaus
    .gender = neuter

## Schloss und Gunst

section =
    { $section ->
        [dungeon] Bergfried
        [walls] Mauerwerk
       *[towers] Türme
    }
form-section-in =
    { $section ->
        [dungeon] im Bergfried
        [walls] im Mauerwerk
       *[towers] in den Türmen
    }

line =
    { $line ->
        [a] a (Prestige)
        [b] b (Denar)
        [c] c (Würfel)
       *[d] d (Gebäude)
    }

## Ereignisse

event-turn = Runde { $number } beginnt.
event-order = { $seat } folgt in der Spielerreihenfolge.
event-score = { $seat } erhält { $points } ({ $cause }).
event-lose = { $seat } verliert { $points } ({ $loss }).
event-lose-nothing = { $seat } hat kein Prestige zu verlieren ({ $loss }).
event-score-nothing = { $seat } erhält kein Prestige ({ $cause }).
event-leave = Der Arbeiter von { $seat } verlässt { $tile-object }.
event-lodge = Der Arbeiter von { $seat } rückt auf den rechten Kreis ({ $tile }).
event-house = { $seat } baut ein Haus { form-section-in }.
event-favor = { $seat } erhält die Gunst des Königs.
event-line = { $seat } wählt die Gunstzeile { line }; der Marker steht auf Feld { $number }.
event-field = { $seat } nutzt Feld { $number } der Gunstzeile { line }.
event-claim = Sobald der Arbeiter fort ist, macht { $seat } { $tile-object } auf Feld { $space } zum Wohnhaus.
event-bailiff = Der Seneschall geht auf Feld { $space }, und der Vogt gesellt sich zu ihm.
event-count =
    { $section ->
        [dungeon] Der Bergfried wird abgerechnet.
        [walls] Das Mauerwerk wird abgerechnet.
       *[towers] Die Türme werden abgerechnet.
    }

joined-order = Spielerreihenfolge: { $seats }.
joined-home = Arbeiter gehen nach Hause: { $workers }.
joined-place-visitor = { $seat } setzt für { $stock } einen Arbeiter { $tile-at } ein; { $owner } erhält { $points }.
joined-gate = { $seat } setzt den Arbeiter vom Tor { $tile-at } ein.
joined-gate-visitor = { $seat } setzt den Arbeiter vom Tor { $tile-at } ein; { $owner } erhält { $points }.
joined-build-free = { $seat } baut { $tile-object } auf Feld { $space } und erhält { $points }.
joined-house = { $seat } baut für { $stock } ein Haus { form-section-in } und erhält { $points }.
joined-transform = { $seat } macht { $tile-object } auf Feld { $space } zum Wohnhaus und erhält { $points }.
joined-favor = { $seat } erhält die Gunst des Königs und wählt Zeile { line }, Feld { $number }.

## Fragen

question-LayNeutral = Der Zufall legt ein neutrales Gebäude auf Feld { $space }.
question-DrawOrder = Der Zufall zieht, wer in der Spielerreihenfolge folgt.
question-PlaceWorker = { $seat }, setze einen Arbeiter ein oder passe.
question-LeaveGate = { $seat }, wohin geht dein Arbeiter vom Tor aus?
question-GuideProvost = { $seat }, die Händlergilde lässt dich den Vogt kostenlos bewegen.
question-LeaveInn = { $seat }, bleibt dein Arbeiter im Wirtshaus?
question-TakeOneOf = { $seat }, was nimmst du ({ $cause })?
question-OwnersCube = { $seat }, jemand arbeitet in deinem Gebäude ({ $tile }): Welchen Würfel nimmst du?
question-TakeCubes =
    { $count ->
        [one] { $seat }, welchen Würfel nimmst du ({ $cause })?
       *[other] { $seat }, du nimmst { $cubes } ({ $cause }): Welchen zuerst?
    }
question-BuildTile =
    { $kind ->
        [wood] { $seat }, welches Holzgebäude baust du?
        [stone] { $seat }, welches Steingebäude baust du?
       *[prestige] { $seat }, welches Prestigegebäude baust du?
    }
question-UseLawyer = { $seat }, welches Gebäude machst du zum Wohnhaus?
question-ReplaceResidence = { $seat }, welches deiner Wohnhäuser macht Platz für { $tile-object }?
question-ReceiveFavor = { $seat }, die Gunst des Königs: Welche Zeile wählst du?
question-UseFavor = { $seat }, welches Feld der Gunstzeile { line } nutzt du?

## Wahlmöglichkeiten

choice-place-gate = kostenlos
choice-place-number = Platz { $number }
choice-place-visitor = { $owner } erhält { $points }
choice-home-LeaveGate = der Arbeiter tut nichts
choice-home-LeaveInn = der Arbeiter ist wieder frei
choice-stay = du setzt weiter für 1 Denar ein
choice-provost-worker = { $seat } ({ $tile })
choice-over = das Einkommen des Wohnhauses (1) entfällt
choice-transform = Feld { $space }, { $cost }: { $points }, Einkommen +{ $income }
choice-transform-waits = sobald der Arbeiter von { $seat } fort ist
choice-line = Marker auf Feld { $field }: { $effect }
choice-line-stuck = Marker bleibt auf Feld { $field }: { $effect }
choice-field = { $effect }
choice-batch = +{ $points } ({ section })
choice-done-idle = nichts gebaut: −{ $loss }
choice-lay = auf Feld { $space }
choice-next = Platz { $number } der Reihenfolge

label-home = nach Hause
label-stay = bleiben
label-line = Zeile { $noun }
label-field = Feld { $noun }
label-next = { $noun } folgt

## Wirkungen

effect-swap = einen beliebigen Würfel abgeben, { $cubes } nehmen
effect-build-wood = ein Holzgebäude bauen
effect-build-stone = ein Steingebäude bauen
effect-build-prestige = ein Prestigegebäude bauen
effect-build-wood-less = ein Holzgebäude bauen, 1 Holz weniger
effect-build-stone-less = ein Steingebäude bauen, 1 Stein weniger
effect-gate = den Arbeiter kostenlos weiterschicken
effect-merchants-guild = den Vogt kostenlos bis zu 3 Felder bewegen
effect-stables = vorn in der Spielerreihenfolge stehen
effect-inn = ab der nächsten Runde für 1 Denar einsetzen
effect-castle = Pakete abgeben: Nahrung und zwei andere Waren

## Phasen, Gründe, Verluste

phase-placement = Einsetzen der Arbeiter
phase-special-buildings = Spezialgebäude
phase-buildings = Gebäude an der Straße
phase-end-of-turn = der Seneschall

cause-visitor = ein fremder Arbeiter
cause-line-a = Gunstzeile a
cause-line-b = Gunstzeile b
cause-line-c = Gunstzeile c
cause-line-d = Gunstzeile d
cause-count-dungeon = Abrechnung des Bergfrieds
cause-count-walls = Abrechnung des Mauerwerks
cause-count-towers = Abrechnung der Türme
cause-final-gold = übriges Gold
cause-final-cubes = übrige Würfel
cause-final-deniers = übrige Denar
cause-simple-favor = Gunst des Königs

loss-castle = nichts am Schloss gebaut
loss-count-dungeon = kein Haus im Bergfried
loss-count-walls = kein Haus im Mauerwerk
loss-count-towers = kein Haus in den Türmen

## Die Wertung

source-visitor = fremde Arbeiter in eigenen Gebäuden
source-built-wood = gebaute Holzgebäude
source-built-stone = gebaute Steingebäude
source-built-prestige = gebaute Prestigegebäude
source-residential = Wohnhäuser
source-used = genutzte Gebäude
source-castle = Schloss: Pakete
source-idle = Schloss: nichts gebaut
source-favors = Gunst des Königs
source-count-dungeon = Abrechnung Bergfried
source-count-walls = Abrechnung Mauerwerk
source-count-towers = Abrechnung Türme
source-final-gold = Gold am Ende
source-final-cubes = Würfel am Ende
source-final-deniers = Denar am Ende

## Die Zeichen am Tisch im Terminal

legend = ● Seneschall ○ Vogt ◉ beide  ♜ Abrechnung ✓ erfolgt  ⌂ Haus ♙ Arbeiter » Notar
