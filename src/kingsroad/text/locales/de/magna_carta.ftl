### Was nur Caylus Magna Carta sagt.

## Formen: eine Karte an der Straße wird durch ihren Besitzer unterschieden.

owned = { $tile } von { $seat }
owned-the = { $tile-the } von { $seat }
owned-object = { $tile-object } von { $seat }
owned-at = { $tile-at } von { $seat }

## Karten

kind =
    { $kind ->
        [neutral] neutrale Karte
        [own] Spielerkarte
        [prestige] Prestigegebäude
       *[residential] Rückseite einer Spielerkarte
    }

tile-park = Park
    .gender = masculine
tile-forest = Forst
    .gender = masculine
tile-quarry = Steinbruch
    .gender = masculine
tile-trading-post = Kontor
    .gender = neuter
tile-peddler = Hausierer
    .gender = masculine
    .at = beim Hausierer
tile-small-farm = kleiner Bauernhof
    .gender = masculine
    .at = auf dem kleinen Bauernhof
    .the = der kleine Bauernhof
    .object = den kleinen Bauernhof
    .short = kl. Bauernhof
tile-small-sawmill = kleines Sägewerk
    .gender = neuter
    .at = im kleinen Sägewerk
    .the = das kleine Sägewerk
    .object = das kleine Sägewerk
    .short = kl. Sägewerk
tile-small-quarry = kleiner Steinbruch
    .gender = masculine
    .at = im kleinen Steinbruch
    .the = der kleine Steinbruch
    .object = den kleinen Steinbruch
    .short = kl. Steinbr.
tile-own-peddler = Spieler-Hausierer
    .gender = masculine
    .at = beim Spieler-Hausierer
    .short = Sp.-Hausierer
tile-own-peddler-owned = Hausierer
    .gender = masculine
    .at = beim Hausierer
tile-market = Markt
    .gender = masculine
    .at = auf dem Markt
tile-lawyer = Notar
    .gender = masculine
    .at = beim Notar
tile-large-farm = großer Bauernhof
    .gender = masculine
    .at = auf dem großen Bauernhof
    .the = der große Bauernhof
    .object = den großen Bauernhof
    .short = gr. Bauernhof
tile-large-sawmill = großes Sägewerk
    .gender = neuter
    .at = im großen Sägewerk
    .the = das große Sägewerk
    .object = das große Sägewerk
    .short = gr. Sägewerk
tile-large-quarry = großer Steinbruch
    .gender = masculine
    .at = im großen Steinbruch
    .the = der große Steinbruch
    .object = den großen Steinbruch
    .short = gr. Steinbr.
tile-gold-mine = Goldmine
    .gender = feminine
tile-bank = Bank
    .gender = feminine
tile-church = Kirche
    .gender = feminine
tile-theatre = Theater
    .gender = neuter
tile-statue = Statue
    .gender = feminine
tile-hotel = Hotel
    .gender = neuter
tile-stables = Ställe
    .gender = plural
    .at = in den Ställen
tile-town-hall = Rathaus
    .gender = neuter
tile-monument = Kunstdenkmal
    .gender = neuter
tile-cathedral = Kathedrale
    .gender = feminine
tile-residence = Wohnhaus
    .gender = neuter

section =
    { $section ->
        [dungeon] Bergfried
        [walls] Mauerwerk
       *[towers] Türme
    }
form-section-of =
    { $section ->
        [dungeon] des Bergfrieds
        [walls] des Mauerwerks
       *[towers] der Türme
    }

count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-tokens = { $count } Plättchen

## Ereignisse

event-turn = Runde { $number } beginnt.
event-order = { $seat } folgt in der Reihenfolge der Aktionen.
event-draw = { $seat } zieht { $tile-object }.
event-draw-secret = { $seat } zieht eine Karte.
event-discard = { $seat } legt { $tile-object } ab.
event-shuffle = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel.
event-claim = Nach der Aktivierung macht { $seat } { $tile-object } auf Feld { $space } zum Wohnhaus.
event-erect = { $seat } errichtet { $tile-object } auf Feld { $space }.
event-erect-aside = { $seat } errichtet { $tile-object }.
event-provost-alone = Der Vogt geht weiter auf Feld { $space }.
event-token = { $seat } nimmt ein Prestigeplättchen ({ section }).
event-token-lost = Ein Prestigeplättchen ({ section }) kommt aus dem Spiel.

joined-order = Reihenfolge der Aktionen: { $seats }.
joined-home = Alle Arbeiter gehen nach Hause.
joined-draw = { $seat } zieht { $cards }.
joined-draw-paid = { $seat } zieht für { $stock } { $cards }.
joined-discard = { $seat } legt { $cards } ab.
joined-discard-paid = { $seat } zahlt { $stock } und legt { $cards } ab.
joined-draw-one = eine Karte
joined-erect = { $seat } errichtet { $tile-object } auf Feld { $space } für { $stock }.
joined-erect-aside = { $seat } errichtet { $tile-object } für { $stock }.
joined-transform = { $seat } macht { $tile-object } auf Feld { $space } für { $stock } zum Wohnhaus.
joined-claim = { $seat } zahlt { $stock }; nach der Aktivierung wird { $tile-the } auf Feld { $space } zum Wohnhaus.
joined-castle = { $seat } gibt { $stock } ab und nimmt { $tokens }.
joined-tokens = { $seat } zahlt { $stock } und nimmt { $tokens } ({ $cause }).
joined-tokens-lost = Niemand baut am Schloss; aus dem Spiel: { $tokens }.
joined-token = { count-tokens } { form-section-of }

## Fragen

question-LayNeutral = Der Zufall legt eine neutrale Karte an die Straße.
question-DealCard = Der Zufall teilt eine Karte aus: an { $seat }.
question-DrawFirst = Der Zufall vergibt die Startspielerkarte.
question-KeepHand = { $seat }, behältst du deine erste Hand?
question-TakeAction = { $seat }, setze einen Arbeiter ein, baue, ziehe, tausche deine Hand oder passe.
question-PayKind = { $seat }, wie viel { good } für { $tile-object } zahlst du in Gold?
question-ErectPrestige = { $seat }, welches deiner Wohnhäuser ersetzt du durch { $tile-object }?
question-UseGain =
    { $for ->
        [owner] { $seat }, { $worker } arbeitet auf deiner Karte ({ $tile }): Nimmst du als Besitzer { $gains }?
       *[worker] { $seat }, nimmst du { $gains } ({ $tile })?
    }
question-UseTrade =
    { $for ->
        [owner] { $seat }, deine Karte ({ $tile }) hat ein Angebot für den Besitzer: Nimmst du es an?
       *[worker] { $seat }, nimmst du ein Angebot an ({ $tile })?
    }
question-BuyCubes =
    { $count ->
        [one] { $seat }, kaufst du einen Würfel ({ $tile })?
       *[other] { $seat }, kaufst du einen Würfel ({ $tile })? Du darfst bis zu { $cubes } kaufen.
    }
question-UseLawyer = { $seat }, welche deiner Karten machst du zum Wohnhaus?

## Wahlmöglichkeiten

choice-place-visitor = { $owner } darf { $effect }
choice-provost-worker = { $seat } ({ $tile })
choice-draw = { $deniers }, eine Karte vom Nachziehstapel (noch { $left })
choice-draw-shuffled = { $deniers }, eine Karte; dein Ablagestapel wird neu gemischt
choice-exchange = { $deniers }, die Hand ablegen, { $cards } ziehen
choice-exchange-free = kostenlos, die Hand ablegen, { $cards } ziehen
choice-keep = mit diesen Karten weiterspielen
choice-over = Feld { $space }, das Einkommen (1) und 1 Prestigepunkt des Wohnhauses entfallen
choice-transform = { $cost }, Feld { $space }: 1 Prestigepunkt statt { $prestige }, Einkommen +1
choice-transform-waits = wenn der Arbeiter von { $seat } fertig ist
choice-transform-cubes = { $cubes } darauf verloren
choice-gold = { $stock } zahlen
choice-use = +{ $stock }
choice-use-card = +{ $stock }, noch { $left } auf der Karte
choice-buy = { $stock } für { $deniers }
choice-batch = 1 Plättchen { form-section-of }, { $points }
choice-done-idle = kein Paket abgeben
choice-lay = auf Feld { $space }
choice-first = beginnt die erste Runde
choice-deal = auf die Hand von { $seat }

label-draw = Karte ziehen
label-exchange = Hand tauschen
label-keep = Hand behalten
label-gold = { $noun } Gold
    .none = kein Gold

## Wirkungen: was jemand tun darf, nach „darf“ und für sich allein

effect-take = { $stock } nehmen
effect-take-from-card = { $stock } von der Karte nehmen
effect-buy = { $cubes } für 1 Denar kaufen
effect-buy-several = bis zu { $cubes } kaufen, je 1 Denar
effect-pay = { $offers } zahlen
effect-owner = Besitzer: { $effect }

card-any = 1 Würfel nach Wahl
card-gains = zählt { $gains }

## Phasen und Gründe

phase-actions = Aktionen
phase-buildings = Karten an der Straße
phase-end-of-round = Ende der Runde

cause-drawing = Karten
cause-castle = Schloss
cause-most-batches = die meisten Pakete

## Die Wertung

source-tokens = Prestigeplättchen
source-buildings = Karten an der Straße
source-residences = Wohnhäuser
source-prestige = Prestigegebäude
source-gold = übriges Gold
source-cubes = übrige Würfel
source-deniers = übrige Denar

## Die Zeichen am Tisch im Terminal

legend =
    ○ Vogt  ⌂ Wohnhaus  ★ Prestigegebäude  ▪ Würfel  ♙ Arbeiter  » Notar wartet
    B M T: Plättchen von Bergfried, Mauerwerk, Türmen; Abl.: offene Ablage
