### Waarom een keuze beter is dan een andere; de getallen zijn gemiddelden, zoals 1,5.

reason-points-more = ze levert deze ronde ongeveer { $amount } punten meer op.
reason-points-less = ze levert deze ronde ongeveer { $amount } punten minder op.
reason-future-more = ze belooft voor later ongeveer { $amount } punten meer.
reason-future-less = ze belooft voor later ongeveer { $amount } punten minder.
reason-rivals-more = ze gunt de beste tegenstander deze ronde ongeveer { $amount } punten meer.
reason-rivals-less = ze kost de beste tegenstander deze ronde ongeveer { $amount } punten.
reason-goods-more = je houdt ongeveer { $amount } grondstoffen meer over.
reason-goods-less = je houdt ongeveer { $amount } grondstoffen minder over.
reason-gold-more = je houdt ongeveer { $amount } goud meer over.
reason-gold-less = je houdt ongeveer { $amount } goud minder over.
reason-deniers-more = je houdt ongeveer { $amount } dinars meer over.
reason-deniers-less = je houdt ongeveer { $amount } dinars minder over.
reason-castle-more = ze brengt je vooruit bij het kasteel, met ongeveer { $amount }.
reason-castle-less = ze zet je terug bij het kasteel, met ongeveer { $amount }.
reason-favors-more = ze levert ongeveer { $amount } privileges meer op.
reason-favors-less = ze levert ongeveer { $amount } privileges minder op.
reason-buildings-more = ze levert ongeveer { $amount } gebouwen meer op.
reason-buildings-less = ze levert ongeveer { $amount } gebouwen minder op.
reason-residences-more = ze levert ongeveer { $amount } residenties meer op.
reason-residences-less = ze levert ongeveer { $amount } residenties minder op.
reason-characters-more = ze levert ongeveer { $amount } personages meer op.
reason-characters-less = ze levert ongeveer { $amount } personages minder op.
reason-idle-more = ongeveer { $amount } meer van je arbeiders leveren niets op, door de provoost of bij gebrek aan grondstoffen.
reason-idle-less = ongeveer { $amount } minder van je arbeiders leveren niets op.
reason-final-more = in deze laatste ronde levert ze ongeveer { $amount } punten meer op.
reason-final-less = in deze laatste ronde levert ze ongeveer { $amount } punten minder op.

## An amount, to the half

reason-amount =
    { $half ->
        [1] { $whole },5
       *[0] { $whole }
    }
