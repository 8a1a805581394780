### Ce que dit le terminal en plus des phrases des jeux. Les mots à taper (board, log all, undo,
### save …) sont les mêmes dans toutes les langues.

## La séance

play-seed = Graine { $seed } : la même partie de nouveau avec --seed { $seed }.
play-position = { $file } : une position de { $title }.
play-record =
    { $choices ->
        [one] { $file } : { $choices } choix ; log raconte ce qui s’est passé.
       *[other] { $file } : { $choices } choix ; log raconte ce qui s’est passé.
    }
play-person = { $seat } : { $person } ({ $level }). { $strength } { $liking }
play-level = { $seat } : { $level }. { $strength }
play-bot = { $seat } : { $bot }
play-input-ended = L’entrée s’est terminée avant la partie.
play-your-hand = { $seat }, appuyez sur Entrée pour voir votre main.
play-enter = (Entrée suffit)
play-no-building = Aucun bâtiment ne s’appelle « { $word } ».
play-more-log =
    { $number ->
        [one] ({ $number } phrase avant celles-ci : log all)
       *[other] ({ $number } phrases avant celles-ci : log all)
    }
play-rules-word = rules MOT cherche dans les règles, par exemple : rules prévôt
play-no-rule = Aucune règle ne contient le mot « { $word } ».
play-record-secrets = ? est ce que vous ne devez pas savoir ; save écrit le fichier de partie complet.
play-record-file = Le fichier de partie est dans { $file }.
play-position-secrets = La position montrerait toutes les mains. Si vous le voulez : position all

save-name = save demande un nom de fichier, par exemple : save soiree.txt.
save-exists = { $file } existe déjà ; choisissez un autre nom.
save-done = Enregistré. Pour continuer plus tard : kingsroad play --load { $file }
save-secrets = Le fichier contient toutes les cartes, même les cartes cachées.
save-offer = Enregistrer la partie ? Nom d’un fichier, ou Entrée pour non :

undo-nothing = Vous n’avez rien à annuler.
undo-chosen = { $seat } a choisi depuis.
undo-drawn = Pas de retour possible : une carte a été piochée depuis.
undo-shown = Pas de retour possible : { $seat } a montré une carte depuis.
undo-done = Retour à votre dernière décision.

answer-no-number = Il n’y a pas d’option { $number } ; choisissez de 1 à { $most }.
answer-unclear = « { $text } » peut vouloir dire : { $choices }.
answer-not-offered = « { $text } » n’est pas proposé. Tapez un numéro, un nom, ou ? pour l’aide.

help =
    Répondez par le numéro d’une option, son nom, ou assez de son nom.
      ?               cette aide            ? ferme      ce que fait un bâtiment
      board           redessiner la table   options      répéter la question
      tiles           ce qu’on peut bâtir   rules MOT    chercher dans les règles
      log, log all    ce qui s’est passé    undo         annuler votre dernier choix
      record          le fichier de partie  position     la position
      save FICHIER    dans un fichier       quit         quitter la partie

    Sur la table :

## Étiquettes des tables

board-turn = tour { $number }
board-round = manche { $number }
board-round-of =
    { $number ->
        [0] avant la manche 1
       *[other] manche { $number } sur { $rounds }
    }
board-end = la fin
board-castle = château
board-special = spéciaux
board-bridge = pont
board-gate = porte
board-site = chantier
board-wood = bois
board-stone = pierre
board-monument = monument
board-people = gens
board-prestige = prestige
board-passed = passé
board-order = ordre
board-castle-workers = au château
board-batch = un lot : { $points } prestige
board-batches = lots
board-bundles = lots
board-tokens = jetons × prestige
board-start-marker = premier
board-queue = chantier
board-opens = m{ $number }
board-road-end = fin
board-board = plateau
board-hand = main { $seat-of }
board-no-hand = main { $seat-of } : aucune carte
board-section =
    { $section ->
        [dungeon] donjon
        [walls] murailles
       *[towers] tours
    }
board-letter =
    { $good ->
        [food] n
        [wood] b
        [stone] p
        [cloth] t
        [gold] o
       *[plain] c
    }

## Têtes de colonnes

column-seat = couleur
column-prestige = prestige
column-deniers = deniers
column-food = nour.
column-wood = bois
column-stone = pierre
column-cloth = tissu
column-gold = or
column-workers = ouvr.
column-lines = a b c d
column-income = revenu
column-tokens = d m t
column-hand = main
column-pile = pile
column-away = déf.
column-score = score
column-camp = camp
column-recruits = recrut.
column-houses = maisons

## Ce que liste la commande tiles

shelf-supply = Dans la réserve :
shelf-prestige = Bâtiments de prestige encore libres :
shelf-hand = Votre main :
shelf-away = Défausse { $seat-of } :
shelf-wood = Bâtiments en bois dans la réserve :
shelf-stone = Bâtiments en pierre dans la réserve :
shelf-monument = Monuments dans la réserve :
shelf-site = Sur le chantier, face de départ :
shelf-characters = Personnages sur le plateau :
shelf-characters-of = Personnages { $seat-of } :
