## Énigmes

web-puzzles = Énigmes
web-puzzles-lead = De vraies situations tirées de parties de robots, chacune avec un choix nettement meilleur que les autres. À vous de le trouver.
web-puzzles-how = Les derniers tours sont explorés jusqu’au bout : leur solution est prouvée. Pour les placements et le prévôt, deux recherches avec des tirages différents s’accordent, avec une large marge. Cote et série restent dans ce navigateur.
web-puzzles-all = Toutes les énigmes
web-puzzles-solved = { $solved } sur { $total } trouvées du premier coup
web-puzzles-all-tried = Toutes essayées, { $solved } sur { $total } trouvées du premier coup
web-puzzle = Énigme
web-puzzle-daily = Énigme du jour
web-puzzle-daily-solved = Trouvée pour aujourd’hui
web-puzzle-kind-placement = Meilleur placement
web-puzzle-kind-provost = Le prévôt
web-puzzle-kind-ending = Le dernier tour
web-puzzle-rating = difficulté { $rating }
web-puzzle-ask-placement = Où votre prochain ouvrier sera-t-il le plus utile ? Ou faut-il passer ?
web-puzzle-ask-provost = Jusqu’où le prévôt doit-il aller, et dans quel sens ?
web-puzzle-ask-ending = La partie est presque finie. Quel choix en tire le plus, si personne ne se trompe ?
web-puzzle-way = { $number } choix trouvés sur { $total }
web-puzzle-wrong = { $choice } : il y a mieux. Essayez encore.
web-puzzle-solved = Trouvé !
web-puzzle-solved-late = Trouvé, mais pas du premier coup.
web-puzzle-given-up = Voici la solution.
web-puzzle-answer = Solution : { $choices }
web-puzzle-proven = Tout ce qui peut encore arriver a été essayé : ainsi vous finissez { $best }. Avec le second choix, { $rival }, vous finissez { $second }.
web-puzzle-ahead =
    { $points ->
        [one] avec 1 point d’avance
       *[other] avec { $points } points d’avance
    }
web-puzzle-behind =
    { $points ->
        [one] avec 1 point de retard
       *[other] avec { $points } points de retard
    }
web-puzzle-level = à égalité
web-puzzle-searched = Comparé au second choix, { $rival } :
web-puzzle-my-rating = Votre cote : { $rating }
web-puzzle-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
web-puzzle-next = Énigme suivante
web-puzzle-give-up = Montrer la solution
web-learn-further = Aller plus loin
