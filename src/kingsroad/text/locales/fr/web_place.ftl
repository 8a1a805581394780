### La table comme un lieu : ses panneaux, son bord, ce que dit le plateau à qui le touche.

web-place-you = Vous
web-place-chooses = joue
web-place-passed = a passé
web-place-mine = Ce que vous avez
web-place-question = Question
web-place-supply = Réserve
web-place-payable = payable maintenant
web-place-built = Sur la route
web-place-record = Journal, tchat et aide

web-place-point = Pointez un lieu pour voir ce qu’il rapporte.
web-place-hold = Appuyez longuement sur un lieu pour une explication.
web-place-why-owner = { $name } gagne 1 point de prestige
web-place-why-acts = le prévôt va jusque-là : il agira
web-place-why-short = vous ne pouvez pas payer ce qu’il demande
web-place-why-tiles = vous pourriez construire : { $tiles }
web-place-why-no-tile = vous ne pouvez payer aucun bâtiment
web-place-refused = Rien à choisir ici pour le moment.
web-place-refused-turn = C’est à { $name } de jouer.
web-place-refused-taken = Occupé par { $name }.
web-place-refused-yours = Votre ouvrier s’y trouve déjà.
web-place-refused-empty = Rien n’est encore construit ici.
web-place-refused-house = On n’y place pas d’ouvrier : le bâtiment sert de lui-même son propriétaire.
web-place-refused-supply = Les ouvriers construisent chez le charpentier, le maçon et l’architecte.
web-place-refused-cost = Vous ne pouvez pas payer ce bâtiment.

## Ce qui reste à venir, et le score à côté du journal

web-to-come = { $number } de prestige à venir
web-sign-to-come = À venir : ce que les biens rapportent à la fin, et ce que les ouvriers sur la route rapportent en plus si le prévôt reste où il est.
web-to-come-gold = { $number } pour l’or
web-to-come-cubes = { $number } pour les autres cubes
web-to-come-deniers = { $number } pour les deniers
web-to-come-road = { $number } par les ouvriers sur la route
web-tab-score = Score
web-score-who = Joueur
web-score-now = Acquis
web-score-to-come = À venir
web-score-sum = Total
web-score-hidden = Jusqu’à la fin, personne ne voit le prestige des autres.
