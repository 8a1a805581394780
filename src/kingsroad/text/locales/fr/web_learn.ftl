## Leçons

web-learn = Apprendre
web-learn-lead = Dix minutes par jeu, sur le vrai plateau. C’est vous qui jouez ; ensuite, une première partie accompagnée vous attend.
web-learn-begin = Commencez ici
web-learn-onward = Continuez ici
web-learn-all = Toutes les leçons
web-learn-teacher = Ce qu’il faut faire
web-learn-way = { $number } étapes sur { $total }
web-learn-next = Continuer
web-learn-press = Appuyez sur ce qu’entoure l’anneau doré.
web-learn-told = Ce qui s’est passé
web-learn-over = C’est appris.
web-learn-following = Leçon suivante
web-learn-again = Encore une fois
web-learn-show = Montrez-moi
web-learn-done = apprise
web-start-learn = Nouveau ici ? Apprenez en dix minutes
