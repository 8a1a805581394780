### L’enveloppe de la table en ligne : accueil, table, question, places, réglages, ennuis.

## Partout

web-skip = Aller au contenu
web-home = Kingsroad : retour à l’accueil
web-header-links = Liens et réglages
web-further-links = Autres pages
web-language = Langue
web-theme-to-light = Thème clair
web-theme-to-dark = Thème sombre
web-loading = Un instant…
web-close = Fermer
web-ok = OK
web-copy = Copier
web-again = Réessayer
web-to-start = À l’accueil
web-you = vous
web-your-name = Votre nom
web-guest = Invité
web-their-name = Nom

## L’accueil

web-start-head = Bâtissez le château du Roi
web-start-lead = Trois jeux de société faits d’ouvriers, de routes et de faveurs du Roi. Jouez contre des robots ou avec des amis, tout de suite et sans compte.
web-start-game = Quel jeu ?
web-start-table = Qui joue ?
web-start-seats = Joueurs
web-start-sitter = Qui joue { $seat } ?
web-start-name = Nom pour { $seat }
web-start-more = Plus de réglages
web-play = Jouer

web-game-players = { $least }–{ $most } joueurs

web-sitter-me = Moi
web-sitter-friend = Quelqu’un, par un lien
web-sitter-friend-what = À la table, vous recevez un lien à envoyer.
web-sitter-here = Quelqu’un ici
web-sitter-here-what = Vous partagez cet écran.

web-option-favors = Faveurs du Roi
web-option-favors-standard = Quatre lignes de faveurs, comme d’habitude
web-option-favors-simple = Simple : chaque faveur vaut 3 points de prestige
web-option-jeweller = Joaillier
web-option-jeweller-off = Sans le joaillier
web-option-jeweller-on = Avec le joaillier, dixième bâtiment en pierre
web-option-rules = Règles
web-option-rules-standard = Le jeu complet
web-option-rules-beginner = Pour débuter : sans prévôt ni résidences
web-option-setup = Mise en place
web-option-setup-random = Au hasard
web-option-setup-first-game = Comme conseillé pour une première partie

web-rule-undo = On peut revenir en arrière
web-rule-undo-what = Librement, tant que rien de nouveau n’a été vu et que personne d’autre n’a agi ; ensuite, on demande aux autres.
web-rule-analysis = Les conseils sont permis
web-rule-analysis-what = Ceux qui jouent peuvent demander à un robot ce qu’il ferait.
web-rule-spectators = D’autres peuvent regarder
web-rule-spectators-what = Quiconque connaît l’adresse de la table peut la regarder.

web-my-tables = Vos tables
web-my-tables-over = terminée
web-my-tables-all = Voir les { $number }

## Une invitation

web-join-head-sit = Une invitation : { $game }
web-join-head-return = De retour à votre place : { $game }
web-join-not = Ce lien ne vous donne aucune place : { $game }
web-join-sit-what = La place de { $seat } vous attend.
web-join-return-what = Avec ce lien privé, la place de { $seat } est de nouveau à vous, dans ce navigateur.
web-join-sit = Prendre place
web-join-return = Reprendre ma place
web-join-watch = Regarder seulement

## La table

web-board = Plateau
web-board-failed = Le plateau n’a pas pu être dessiné. Les choix à côté restent possibles.
web-players = Joueurs
web-phases = Phases
web-number-turn = Tour { $number }
web-number-round = Manche { $number }
web-setup = Mise en place
web-seats = Places
web-replay = Revoir
web-tabs = Panneaux
web-tab-log = Journal
web-tab-chat = Tchat
web-tab-aid = Aide
web-unread =
    { $number ->
        [one] { $number } nouveau message
       *[other] { $number } nouveaux messages
    }
web-zoom = Taille du plateau
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-zoom-fit = Voir tout le plateau
web-line-lost = Connexion perdue. Reconnexion…
web-skip-playback = Passer

web-phase-income = Revenus
web-phase-placement = Ouvriers
web-phase-special-buildings = Spéciaux
web-phase-provost = Prévôt
web-phase-buildings = Bâtiments
web-phase-castle = Château
web-phase-end-of-turn = Bailli
web-phase-actions = Actions
web-phase-end-of-round = Fin

web-points =
    { $number ->
        [one] { $number } point de prestige
       *[other] { $number } points de prestige
    }
web-order = Rang { $number } dans l’ordre du tour
web-thinks = réfléchit…
web-away = absent
web-seat-open = Place libre

web-wait = Un instant…
web-wait-open = { $seat } : la place est encore libre
web-wait-open-advice = Envoyez le lien à quelqu’un, ou laissez un robot y jouer.
web-wait-bot = { $name } ({ $seat }) réfléchit
web-wait-person = C’est à { $name } ({ $seat })
web-wait-you = C’est à { $name }
web-wait-away = { $name } ({ $seat }) n’est pas là
web-watching = Vous regardez cette table.

web-log-empty = Rien ne s’est encore passé.
web-moment = Revoir ce moment ({ $number })

web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Message à tous
web-chat-send = Envoyer
web-chat-left =
    { $number ->
        [one] encore { $number } caractère
       *[other] encore { $number } caractères
    }

## La question

web-all-choices = Les { $number } choix
web-all-brief = Les { $number }
web-confirm = Confirmez votre choix
web-confirm-choice = { $choice } ?
web-confirm-yes = Oui
web-confirm-no = Non
web-typed = Taper un choix
web-typed-hint = Taper un choix, p. ex. { $choice }
web-typed-unclear = Aucun choix ne correspond à « { $text } », ou plusieurs lui correspondent.

web-verb-place = Placer un ouvrier
web-verb-build = Construire
web-verb-erect = Ériger
web-verb-transform = Transformer en résidence
web-verb-over = Remplacer une résidence
web-verb-claim = Revendiquer
web-verb-engage = Prendre un personnage
web-verb-steal = Prendre à un autre
web-verb-take = Prendre
web-verb-give = Donner
web-verb-batch = Fournir un lot
web-verb-bundle = Livrer un lot
web-verb-provost = Déplacer le prévôt
web-verb-offer = Offres
web-verb-line = Lignes de faveurs
web-verb-field = Faveurs
web-verb-site = Chantier
web-verb-gold = Or

web-undo = Annuler
web-undo-ask = Demander à annuler
web-undo-free-why = Reprend votre dernier choix
web-undo-ask-why = Les autres doivent être d’accord
web-undo-none-why = Vous n’avez rien à reprendre
web-undo-asked =
    { $number ->
        [one] { $name } voudrait reprendre le dernier choix.
       *[other] { $name } voudrait revenir { $number } choix en arrière.
    }
web-undo-waiting = Vous avez demandé à revenir en arrière. Doivent encore répondre : { $names }.
web-undo-agree = D’accord
web-undo-refuse = Refuser
web-undo-withdraw = Retirer la demande
web-undo-refused = Les autres ne veulent pas revenir en arrière.

web-forecast-acting = À portée du prévôt :
web-forecast-seat = { $seat } : { $acting } ouvriers sur { $all } agissent là où il se trouve
web-forecast-movers = peuvent le déplacer :
web-forecast-mover =
    { $steps ->
        [one] { $seat } de { $steps } case
       *[other] { $seat } de { $steps } cases au plus
    }
web-forecast-steps = ±{ $steps }

## La fin

web-over = La partie est terminée
web-over-sheet = Score final
web-over-again = Rejouer

## À deux sur un écran

web-curtain = Passez l’écran à { $name }
web-curtain-why = Dans ce jeu, les mains sont secrètes. La table apparaît quand la bonne personne regarde.
web-curtain-open = Je suis { $name }

## Places

web-stand-in = remplacé par un robot
web-stand-in-for = Qui joue pour { $name } ?
web-plays-person = une personne
web-plays-open = libre
web-rename = Changer de nom
web-leave = Quitter la place
web-leave-sure = Quiconque a le nouveau lien pourra la prendre.
web-leave-not = Rester
web-invite-link = Lien pour { $seat }
web-invite-copied = Le lien pour { $seat } est copié. Il n’y a plus qu’à l’envoyer.
web-seats-note = Un robot peut vous remplacer à tout moment, et vous pouvez reprendre votre place quand vous voulez. Pour les autres, c’est possible quand leur temps est écoulé ou, sans pendule, après un quart d’heure d’absence.

## Réglages

web-settings = Réglages
web-set-speed = Montrer les choix des autres
web-speed-off = tous d’un coup
web-speed-quick = vite
web-speed-calm = calmement
web-speed-slow = lentement
web-set-theme = Thème
web-theme-system = selon le système
web-theme-light = clair
web-theme-dark = sombre
web-set-confirm = Confirmer chaque choix
web-set-confirm-why = Rien n’est choisi par mégarde.
web-set-still = Réduire les mouvements
web-set-still-why = Ni lueur, ni mouvement, ni défilement des choix.

## Le clavier

web-keys = Clavier
web-key-choice-name = a–z 0–9
web-key-choice = fait le choix qui porte cette touche
web-key-enter-name = Entrée
web-key-enter = confirme, active ce qui est sélectionné
web-key-escape-name = Échap
web-key-escape = revient en arrière, ferme
web-key-undo-name = u
web-key-undo = reprend votre dernier choix
web-key-skip-name = Espace
web-key-skip = passe le défilement des choix des autres
web-key-type-name = /
web-key-type = taper un choix
web-key-tab-name = Tab
web-key-tab = parcourt les choix, aussi sur le plateau
web-key-help-name = ?
web-key-help = ouvre l’aide

## Signes

web-tile-cost = coûte
web-tile-effect = donne
web-tile-bonus = propriétaire
web-sign-food = Nourriture
web-sign-wood = Bois
web-sign-stone = Pierre
web-sign-cloth = Tissu
web-sign-gold = Or
web-sign-deniers = Deniers
web-sign-any = Un cube au choix
web-sign-plain = Un cube au choix, sauf l’or
web-sign-points = Points de prestige
web-sign-favor = Une faveur du Roi
web-sign-worker = Un ouvrier
web-sign-place = La place d’un ouvrier
web-sign-house = Une maison : à qui est le bâtiment
web-sign-build-wood = Construire un bâtiment en bois
web-sign-build-stone = Construire un bâtiment en pierre
web-sign-build-prestige = Construire un bâtiment de prestige
web-sign-build-residence = Faire une résidence
web-sign-provost = Le prévôt : au-delà de lui, on ne travaille pas
web-sign-bailiff = Le bailli : avec lui, la partie avance le long de la route
web-sign-token = Un jeton de prestige
web-sign-card = Une carte
web-sign-income = Revenus
web-sign-order = Ordre du tour
web-sign-order-place = C’est dans cet ordre que l’on joue.
web-sign-arrow = On paie à gauche, on reçoit à droite
web-sign-slash = L’un ou l’autre
web-sign-plus = Les deux
web-sign-less = Moins

## Ce que le serveur ne fait pas

web-refused-stale = La partie a continué entre-temps. Regardez encore une fois.
web-refused-illegal = Ce n’est pas possible ici.
web-refused-foreign = Ce n’est pas votre tour, ou pas votre place.
web-refused-over = La partie est déjà terminée.
web-refused-not-over = La partie n’est pas encore terminée.
web-refused-waiting = Une demande d’annulation attend encore sa réponse.
web-refused-taken = Cette place est déjà prise.
web-refused-not-allowed = Cette table ne le permet pas.
web-refused-unknown = Cela n’existe pas ici.
web-refused-malformed = Le serveur n’a pas compris.
web-refused-too-large = C’est trop long.
web-refused-flood = Pas si vite, s’il vous plaît.
web-refused-not-saved = L’enregistrement a échoué. Réessayez.
web-refused-broken = Cette table est endommagée et ne peut pas être ouverte.
web-refused-busy = Le serveur est très occupé. Réessayez dans un instant.
web-refused-internal = Quelque chose a mal tourné sur le serveur. Réessayez.
web-refused-offline = Il n’y a pas de connexion au serveur pour le moment.

## Les ennuis qui remplissent une page

web-trouble-unknown = Cette table n’existe pas
web-trouble-unknown-advice = L’adresse est peut-être incomplète, ou la table est débarrassée depuis longtemps. Redemandez le lien, ou ouvrez une nouvelle table.
web-trouble-unknown-page = Cette route ne mène nulle part
web-trouble-unknown-page-advice = Il n’y a pas de page à cette adresse.
web-trouble-not-allowed = Cette table n’admet pas de spectateurs
web-trouble-not-allowed-advice = Seuls ceux qui y jouent peuvent la voir. Avec une invitation, ouvrez son lien dans ce navigateur.
web-trouble-busy = Le serveur est complet
web-trouble-busy-advice = Toutes les tables sont prises en ce moment. Réessayez dans quelques minutes.
web-trouble-flood = Trop à la fois
web-trouble-flood-advice = Le serveur a reçu beaucoup de demandes de votre part. Attendez un peu, puis réessayez.
web-trouble-not-saved = Le serveur ne peut pas écrire pour le moment
web-trouble-not-saved-advice = Rien n’est perdu. Réessayez dans un instant.
web-trouble-offline = Le serveur ne répond pas
web-trouble-offline-advice = Vérifiez votre connexion. Vos tables sont en sécurité sur le serveur et vous attendent.
web-trouble-internal = Quelque chose a mal tourné
web-trouble-internal-advice = Ce n’est pas votre faute. Vos tables sont en sécurité ; réessayez.
