## Leçons

web-learn = Apprendre
web-learn-lead = Quelques minutes chacune, sur le vrai plateau. C’est vous qui jouez.
web-learn-all = Toutes les leçons
web-learn-teacher = Ce qu’il faut faire
web-learn-way = { $number } étapes sur { $total }
web-learn-next = Continuer
web-learn-told = Ce qui s’est passé
web-learn-over = C’est appris.
web-learn-following = Leçon suivante
web-learn-again = Encore une fois
web-learn-show = Montrez-moi
web-learn-done = apprise
web-start-learn = Nouveau ici ? Apprenez en dix minutes
