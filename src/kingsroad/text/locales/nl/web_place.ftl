### De tafel als plek: zijn panelen, zijn rand, wat het bord zegt aan wie erop drukt.

web-place-you = Jij
web-place-chooses = kiest
web-place-passed = gepast
web-place-mine = Wat je hebt
web-place-question = Vraag
web-place-supply = Voorraad
web-place-payable = nu te betalen
web-place-built = Langs de weg
web-place-record = Verloop, chat en hulp

web-place-point = Wijs een plek aan om te zien wat die oplevert.
web-place-hold = Houd een plek ingedrukt voor uitleg.
web-place-why-owner = { $name } krijgt 1 prestigepunt
web-place-why-acts = de provoost reikt zo ver, dus het werkt
web-place-why-short = wat het kost, kun je niet betalen
web-place-why-tiles = je zou kunnen bouwen: { $tiles }
web-place-why-no-tile = je kunt geen gebouw betalen
web-place-refused = Hier valt nu niets te kiezen.
web-place-refused-turn = { $name } is aan de beurt.
web-place-refused-taken = Bezet door { $name }.
web-place-refused-yours = Hier staat je eigen arbeider al.
web-place-refused-empty = Hier is nog niets gebouwd.
web-place-refused-house = Hier wordt geen arbeider geplaatst: het gebouw werkt vanzelf voor zijn eigenaar.
web-place-refused-supply = Gebouwd wordt door arbeiders bij timmerman, metselaar en architect.
web-place-refused-cost = Dit gebouw kun je niet betalen.

## Wat nog komt, en de stand naast het verloop

web-to-come = { $number } prestige komt nog
web-sign-to-come = Wat nog komt: wat het bezit aan het eind oplevert en wat de arbeiders langs de weg extra opleveren als de provoost blijft staan.
web-to-come-gold = { $number } voor goud
web-to-come-cubes = { $number } voor andere blokjes
web-to-come-deniers = { $number } voor dinars
web-to-come-road = { $number } door arbeiders langs de weg
web-tab-score = Stand
web-score-who = Speler
web-score-now = Nu
web-score-to-come = Komt nog
web-score-sum = Samen
web-score-hidden = Tot het einde ziet niemand hoeveel prestige de anderen hebben.
