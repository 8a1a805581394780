### Gedrukte waarden waarover twijfel bestaat. Wat in het Engels bij de tegels staat, staat hier in het Nederlands.

doubts-copies = { $number } tegels: { $effect }
doubts-plots = { $before } vrij vóór het perceel voor het stenen gebouw, { $behind } erachter
doubts-provost = { $beyond } plekken voorbij de weg
doubts-first-game = weg: { $road }; bouwplaats: { $site }

fact-cost = kosten
fact-prestige = prestige
fact-cost-and-prestige = kosten en prestige
fact-price = prijs
fact-effect = effect
fact-set-up-side = startkant
fact-both-sides = beide kanten
fact-copies = gelijke tegels
fact-board = bord
fact-plots = percelen
fact-provost = provoost
fact-first-game = eerste partij

why-read-from-the-picture-by-one-witness = door één getuige van de afbeelding gelezen
why-the-amounts-are-sure-the-goods-have-one-witness = de aantallen zijn zeker, de grondstoffen noemt één getuige
why-the-amounts-are-sure-the-good-is-taken-from-the-build-side = de aantallen zijn zeker; de grondstof is van de bouwkant overgenomen
why-nine-tiles-share-seven-effects-one-witness-doubles-it = negen tegels delen zeven effecten; één getuige heeft dit twee keer
why-one-witness-no-name-is-printed = één getuige; er is geen naam gedrukt
why-cloth-by-one-witness-and-by-the-game-of-2005 = linnen, volgens één getuige en het spel van 2005
why-the-four-workers-are-sure-stone-has-one-witness = de vier arbeiders zijn zeker, de steen noemt één getuige
why-the-amounts-are-sure-cloth-has-one-witness = de aantallen zijn zeker, het linnen noemt één getuige
why-both-sister-tiles-and-the-farm-of-2005-bring-3 = beide zustertegels en de boerderij van 2005 leveren 3 op
why-cloth-as-third-good-its-like-of-2005-gives-food = linnen als derde grondstof; de tegenhanger van 2005 geeft voedsel
why-better-than-the-statue-in-all-5-or-6-would-fit = in alles beter dan het standbeeld; 5 of 6 zou passen
why-little-more-than-the-cathedral-25-would-fit-better = nauwelijks meer dan de kathedraal; 25 zou beter passen
why-one-witness = één getuige
why-more-than-one-is-sure = zeker is: meer dan één
why-only-a-picture-existed-the-gold-mine-as-stone-tile-follows-from-the-examples = er was alleen een afbeelding; de goudmijn als stenen gebouw volgt uit de voorbeelden
