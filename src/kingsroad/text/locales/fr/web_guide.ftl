## Conseils : d’abord ce qui compte, puis le choix

web-hint = Conseil
web-hint-why = D’abord une piste, puis le choix et sa raison
web-hint-more = En dire plus
web-hint-rather = plutôt que « { $choice } » :
web-key-hint-name = h
web-key-hint = donne un conseil, si la table le permet
web-hint-points = Il y a des points à prendre ce tour-ci : cherchez-les.
web-hint-future = Pensez à la suite : qu’est-ce qui rapportera des points plus tard ?
web-hint-rivals = Surveillez ce que gagne votre meilleur adversaire.
web-hint-goods = Ce sont les ressources qui vous manquent le plus.
web-hint-gold = Ici, c’est l’or qui fait la différence.
web-hint-deniers = Gardez un œil sur votre argent.
web-hint-castle = Pensez au château.
web-hint-favors = Une faveur du Roi est à portée.
web-hint-buildings = Pensez à construire.
web-hint-residences = Pensez à vos résidences.
web-hint-characters = Pensez aux personnages.
web-hint-idle = Attention au prévôt et à ce que vous pouvez payer : certains ouvriers risquent de ne rien rapporter.
web-hint-final = C’est le dernier tour : seuls les points comptent encore.
web-hint-even = Plusieurs choix se valent à peu près. Suivez votre plan.

## La première partie accompagnée

web-guide-first = Jouer une première partie accompagnée
web-guide-first-text = Des adversaires faciles, des conseils, et chaque nouveauté expliquée quand vous la rencontrez.
web-guide-understood = Compris
web-guide-why-owner-share = { $name } reçoit la part du propriétaire
web-guide-why-beyond = au-delà du prévôt : il n’agira que si celui-ci avance
web-set-guided = Expliquer ce qui est nouveau
web-set-guided-why = Les phases et les bâtiments sont expliqués à la première rencontre, et chaque choix dit ce qu’il apporte.
