### Was alle Spiele der Familie gemeinsam haben.
###
### Gebäude haben ein Geschlecht; daraus folgen die Formen `the` (der …), `object` (den …) und `at`
### (wo ein Arbeiter eingesetzt wird: im Kontor, beim Zimmermann, auf dem Markt). Was anders gebeugt wird, schreibt seine Formen aus.

## Listen: was zwischen zwei Teilen steht

list-comma = { $head }, { $tail }
list-semicolon = { $head }; { $tail }
list-and = { $head } und { $tail }
list-or = { $head } oder { $tail }
nothing = nichts

## Formen, die einer Regel folgen

form-tile-the =
    { $tile-gender ->
        [masculine] der
       *[neuter] das
        [feminine] die
        [plural] die
    } { $tile }
form-tile-object =
    { $tile-gender ->
        [masculine] den
       *[neuter] das
        [feminine] die
        [plural] die
    } { $tile }
form-tile-at =
    { $tile-gender ->
        [masculine] im
       *[neuter] im
        [feminine] in der
        [plural] in den
    } { $tile }
form-tile-short = { $tile }

## Farben

seat-blue = Blau
    .letter = B
seat-red = Rot
    .letter = R
seat-green = Grün
    .letter = G
seat-orange = Orange
    .letter = O
seat-yellow = Gelb
    .letter = L
seat-black = Schwarz
    .letter = S

## Was gezählt wird; so, dass Werfall und Wenfall gleich lauten

count-food = { $count } Nahrung
count-wood = { $count } Holz
count-stone = { $count } Stein
count-cloth = { $count } Tuch
count-gold = { $count } Gold
count-deniers = { $count } Denar
count-cubes = { $count } Würfel
count-plain = { $count } Würfel (kein Gold)
count-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
count-favors =
    { $count ->
        [one] { $count } Gunst des Königs
       *[other] { $count } × Gunst des Königs
    }
count-workers = { $count } Arbeiter

## Waren beim Namen

good =
    { $good ->
        [food] Nahrung
        [wood] Holz
        [stone] Stein
        [cloth] Tuch
       *[gold] Gold
    }

## Teile von Listen

item-tile = { $number } { $tile }
item-worker = { $seat } ({ $tile })
item-amount = { $seat } { $amount }

## Ereignisse, jedes für sich

event-phase = Phase { $number }: { $phase }.
event-lay = { $tile-the } liegt auf Feld { $space }.
event-gain = { $seat } erhält { $stock } ({ $cause }).
event-pay = { $seat } zahlt { $stock } ({ $cause }).
event-place = { $seat } setzt einen Arbeiter { $tile-at } ein.
event-home = Der Arbeiter von { $seat } geht nach Hause ({ $tile }).
event-pass = { $seat } passt und nimmt Platz { $number } auf der Brücke.
event-provost = { $seat } schickt den Vogt auf Feld { $space }.
event-stay = { $seat } lässt den Vogt auf Feld { $space }.
event-build = { $seat } baut { $tile-object } auf Feld { $space }.
event-transform = { $seat } macht { $tile-object } auf Feld { $space } zum Wohnhaus.
event-over = Das Spiel ist zu Ende.

## Ereignisse, die zusammengehören

joined-lay = An der Straße liegen: { $tiles }.
joined-income = Einkommen: { $amounts }.
joined-place = { $seat } setzt für { $stock } einen Arbeiter { $tile-at } ein.
joined-first-pass = { $seat } passt zuerst und erhält { $stock }.
joined-build = { $seat } baut { $tile-object } auf Feld { $space } für { $stock } und erhält { $points }.
joined-build-only = { $seat } baut { $tile-object } auf Feld { $space } für { $stock }.
joined-trade = { $seat } zahlt { $stock } und erhält { $gained } ({ $cause }).
joined-trade-points = { $seat } zahlt { $stock } und erhält { $points } ({ $cause }).
joined-bribe = { $seat } zahlt { $stock }, und der Vogt geht auf Feld { $space }.

## Fragen

question-GiveCubes =
    { $count ->
        [one] { $seat }, welchen Würfel gibst du ab ({ $cause })?
       *[other] { $seat }, du gibst { $cubes } ab ({ $cause }): Welchen zuerst?
    }
question-UseTrade = { $seat }, nimmst du ein Angebot an ({ $tile })?
question-MoveProvost = { $seat }, bestichst du den Vogt? Jedes Feld kostet { $price }.
question-GiveAny = { $seat }, welchen Würfel gibst du ab ({ $cause })?
question-SellCube = { $seat }, verkaufst du einen Würfel ({ $tile })?
question-OfferBatch = { $seat }, gibst du ein Paket für das Schloss ab?

## Was eine Wahl kostet und bringt

choice-place = { $price }
choice-place-beyond = hinter dem Vogt
choice-pass = Platz { $number }
choice-pass-first = +{ $deniers }
choice-provost-price = { $price }
choice-provost-free = kostenlos
choice-provost-stay = er bleibt auf Feld { $space }
choice-provost-to = auf Feld { $space }
choice-provost-gains = erreicht { $workers }
choice-provost-loses = erreicht nicht mehr: { $workers }
choice-take = +{ $stock }
choice-give = −{ $stock }
choice-sell = für { $deniers }
choice-build = { $cost }: { $gains }
choice-done = Schlossbau beenden
choice-decline = nichts tun

label = { $noun }
label-pass = passen
label-place = { $noun-at } einsetzen
label-provost = Vogt { $noun }
    .none = den Vogt stehen lassen
label-offer = Angebot { $noun }
label-take = { $noun } nehmen
label-give = { $noun } abgeben
label-build = { $noun-object } bauen
label-over = Wohnhaus ersetzen: { $noun }
label-transform = { $noun-object } umwandeln
label-batch = Paket: { $noun }
label-done = fertig
label-decline = verzichten
label-lay = { $noun-object } legen
label-first = { $noun } beginnt
label-deal = { $noun-object } austeilen
label-erect = { $noun-object } errichten
label-use = nutzen

## Was Gebäude tun

effect-nothing = keine Wirkung
effect-sell = einen beliebigen Würfel für { $deniers } verkaufen
effect-offer = { $pay } für { $get }
effect-make-residence = für { $stock } ein Wohnhaus einrichten
effect-employs-nobody = beschäftigt niemanden

## Ein Gebäude in einer Zeile

card = { $parts }.
card-head = { $tile } ({ kind })
card-cost = kostet { $cost }
card-any = { $number } Würfel nach Wahl
card-gains = bringt { $gains }
card-income = Einkommen +{ $number }

## Phasen und Gründe

phase-setup = Aufbau
phase-income = Einkommen
phase-provost = Bewegen des Vogts
phase-castle = Schlossbau

cause-setup = Start
cause-income = Einkommen
cause-wages = Lohn
cause-first-pass = zuerst gepasst
cause-bribe = Bestechung

## Die Wertung

sheet-head = Prestige durch
sheet-before = vor diesem Verlauf
sheet-total = Summe
sheet-place = Platz
sheet-winner =
    { $winners ->
        [one] { $seats } gewinnt
       *[other] { $seats } gewinnen gemeinsam
    } mit { $points ->
        [one] { $points } Prestigepunkt.
       *[other] { $points } Prestigepunkten.
    }
