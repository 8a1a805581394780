### L’aide de jeu de chaque jeu. **Deux étoiles** mettent en gras ; les signes et les nombres des
### tableaux sont dans web/src/aid.

web-aid-now = maintenant
web-aid-more = Tous les bâtiments, les signes et les règles complètes

## Têtes des petits tableaux

web-aid-word-section = Section
web-aid-word-room = Maisons
web-aid-word-house = Par maison
web-aid-word-space = Case
web-aid-word-dungeon = Donjon
web-aid-word-walls = Murailles
web-aid-word-towers = Tours
web-aid-word-houses = Maisons
web-aid-word-line = Ligne
web-aid-word-token = Jeton
web-aid-word-worth = Valeur
web-aid-word-four = à 4
web-aid-word-three = à 3
web-aid-word-two = à 2
web-aid-word-players = Joueurs
web-aid-word-start = Ouvriers au départ
web-aid-word-recruits = Recrues par manche
web-aid-word-characters-drawn = Personnages en jeu
