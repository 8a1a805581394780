### Warum eine Wahl besser ist als eine andere; die Zahlen sind Mittelwerte wie 1,5.

reason-points-more = sie bringt in dieser Runde etwa { $amount } Punkte mehr.
reason-points-less = sie bringt in dieser Runde etwa { $amount } Punkte weniger.
reason-future-more = sie verspricht für später etwa { $amount } Punkte mehr.
reason-future-less = sie verspricht für später etwa { $amount } Punkte weniger.
reason-rivals-more = sie gönnt dem besten Gegner in dieser Runde etwa { $amount } Punkte mehr.
reason-rivals-less = sie kostet den besten Gegner in dieser Runde etwa { $amount } Punkte.
reason-goods-more = sie lässt dir etwa { $amount } Würfel mehr.
reason-goods-less = sie lässt dir etwa { $amount } Würfel weniger.
reason-gold-more = sie lässt dir etwa { $amount } Gold mehr.
reason-gold-less = sie lässt dir etwa { $amount } Gold weniger.
reason-deniers-more = sie lässt dir etwa { $amount } Denar mehr.
reason-deniers-less = sie lässt dir etwa { $amount } Denar weniger.
reason-castle-more = sie bringt dich am Schloss voran, um etwa { $amount }.
reason-castle-less = sie wirft dich am Schloss zurück, um etwa { $amount }.
reason-favors-more = sie bringt etwa { $amount } × Gunst des Königs mehr.
reason-favors-less = sie bringt etwa { $amount } × Gunst des Königs weniger.
reason-buildings-more = sie bringt etwa { $amount } Gebäude mehr.
reason-buildings-less = sie bringt etwa { $amount } Gebäude weniger.
reason-residences-more = sie bringt etwa { $amount } Wohnhäuser mehr.
reason-residences-less = sie bringt etwa { $amount } Wohnhäuser weniger.
reason-characters-more = sie bringt etwa { $amount } Charaktere mehr.
reason-characters-less = sie bringt etwa { $amount } Charaktere weniger.
reason-idle-more = etwa { $amount } deiner Arbeiter mehr gehen leer aus, des Vogts wegen oder weil Würfel fehlen.
reason-idle-less = etwa { $amount } deiner Arbeiter weniger gehen leer aus.
reason-final-more = in dieser letzten Runde bringt sie etwa { $amount } Punkte mehr.
reason-final-less = in dieser letzten Runde bringt sie etwa { $amount } Punkte weniger.

## An amount, to the half

reason-amount =
    { $half ->
        [1] { $whole },5
       *[0] { $whole }
    }
