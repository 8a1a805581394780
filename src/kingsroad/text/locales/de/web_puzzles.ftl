## Rätsel

web-puzzles = Rätsel
web-puzzles-lead = Echte Spielsituationen aus Partien der Bots, jede mit einer Wahl, die klar die beste ist. Finde sie.
web-puzzles-how = Letzte Runden sind bis zum Ende durchprobiert, ihre Lösung ist also bewiesen. Beim Einsetzen und beim Vogt sind sich zwei Suchen mit verschiedenem Zufall einig, und zwar deutlich. Wertung und Serie bleiben in diesem Browser.
web-puzzles-all = Alle Rätsel
web-puzzles-solved = { $solved } von { $total } auf Anhieb gelöst
web-puzzles-all-tried = Alle versucht, { $solved } von { $total } auf Anhieb gelöst
web-puzzle = Rätsel
web-puzzle-daily = Rätsel des Tages
web-puzzle-daily-solved = Für heute gelöst
web-puzzle-kind-placement = Bester Einsatz
web-puzzle-kind-provost = Der Vogt
web-puzzle-kind-ending = Die letzte Runde
web-puzzle-rating = Schwierigkeit { $rating }
web-puzzle-ask-placement = Wo nützt dein nächster Arbeiter am meisten? Oder ist es Zeit zu passen?
web-puzzle-ask-provost = Wie weit soll der Vogt gehen, und in welche Richtung?
web-puzzle-ask-ending = Das Spiel ist fast zu Ende. Welche Wahl holt am meisten heraus, wenn niemand einen Fehler macht?
web-puzzle-way = { $number } von { $total } Entscheidungen gefunden
web-puzzle-wrong = { $choice }: Es gibt etwas Besseres. Versuch es noch einmal.
web-puzzle-solved = Gelöst!
web-puzzle-solved-late = Gelöst, wenn auch nicht auf Anhieb.
web-puzzle-given-up = Das ist die Lösung.
web-puzzle-answer = Lösung: { $choices }
web-puzzle-proven = Alles, was noch geschehen kann, wurde durchprobiert: So endest du { $best }. Mit der nächstbesten Wahl, { $rival }, endest du { $second }.
web-puzzle-ahead =
    { $points ->
        [one] mit 1 Punkt Vorsprung
       *[other] mit { $points } Punkten Vorsprung
    }
web-puzzle-behind =
    { $points ->
        [one] mit 1 Punkt Rückstand
       *[other] mit { $points } Punkten Rückstand
    }
web-puzzle-level = gleichauf
web-puzzle-searched = Verglichen mit der nächstbesten Wahl, { $rival }:
web-puzzle-my-rating = Deine Wertung: { $rating }
web-puzzle-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
web-puzzle-next = Nächstes Rätsel
web-puzzle-give-up = Lösung zeigen
web-learn-further = Weiter üben
