## Tips: eerst waar het om gaat, dan de keuze

web-hint = Tip
web-hint-why = Eerst een wenk, dan de keuze met de reden
web-hint-more = Vertel meer
web-hint-rather = liever dan “{ $choice }”:
web-key-hint-name = h
web-key-hint = geeft een tip, als de tafel het toestaat
web-hint-points = Deze ronde zijn er punten te halen: kijk ernaar uit.
web-hint-future = Denk vooruit: wat levert later punten op?
web-hint-rivals = Let op wat je sterkste tegenstander wint.
web-hint-goods = Grondstoffen heb je nu het hardst nodig.
web-hint-gold = Goud maakt hier het verschil.
web-hint-deniers = Houd je geld in het oog.
web-hint-castle = Denk aan het kasteel.
web-hint-favors = Een koninklijk privilege is binnen bereik.
web-hint-buildings = Denk eraan iets te bouwen.
web-hint-residences = Denk aan je residenties.
web-hint-characters = Denk aan de personages.
web-hint-idle = Let op de provoost en op wat je kunt betalen: sommige arbeiders leveren misschien niets op.
web-hint-final = Dit is de laatste ronde: nu tellen alleen punten nog.
web-hint-even = Verschillende keuzes zijn ongeveer even goed. Volg je plan.

## Het begeleide eerste spel

web-guide-first = Een begeleid eerste spel spelen
web-guide-first-text = Makkelijke tegenstanders, tips, en alles wordt uitgelegd wanneer je het tegenkomt.
web-guide-understood = Begrepen
web-guide-why-owner-share = { $name } krijgt het deel van de eigenaar
web-guide-why-beyond = voorbij de provoost: het werkt alleen als hij verder gaat
web-set-guided = Uitleggen wat nieuw is
web-set-guided-why = Fasen en gebouwen worden uitgelegd wanneer je ze voor het eerst tegenkomt, en keuzes zeggen wat ze opleveren.
