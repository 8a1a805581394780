### De terugblik op een partij: hoe de onderdelen heten, en wat de terminal ervan zegt.

## Keuzes die iets weggaven

review-grade-inaccuracy = onnauwkeurigheid
review-grade-mistake = fout
review-grade-blunder = blunder

## Waar een verlies vandaan komt

review-source-placement = arbeiders plaatsen
review-source-provost = de provoost
review-source-buildings = gebruiken en bouwen
review-source-favors = koninklijke privileges
review-source-castle = het kasteel
review-source-cards = kaarten
review-source-characters = personages
review-source-other = andere keuzes

## In de terminal

review-progress = Terugblik
review-better = beter: { $choice }
review-line = zo kan het verdergaan: { $line }
review-line-step = { $seat }: { $choice }
review-points = { $share } van de eerste plaats, ongeveer { $points } punten
review-fault = { $number }, ronde { $turn }, { $seat }: { $choice }
review-shares = Aandeel in de eerste plaats, ronde voor ronde
review-turn = ronde { $turn }
review-end = einde
review-turning = Keerpunt in ronde { $turn }: { $seat } ging van { $before } naar { $after } (keuze { $number }).
review-losses = Weggegeven, naar herkomst
review-total = samen
review-none = Er is niets weggegeven waarover geen twijfel bestaat.
review-note = Beoordeeld door { $bot }. Alleen verliezen die ook een tweede zoektocht met ander toeval ziet, worden genoemd.
review-unfinished = Gestopt na { $done } van { $total } keuzes; wat hierboven staat, blijft waar.
