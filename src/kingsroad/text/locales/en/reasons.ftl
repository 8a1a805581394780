### Why a choice is better than another; amounts are averages, such as 1.5.

reason-points-more = it brings about { $amount } more points this turn.
reason-points-less = it brings about { $amount } fewer points this turn.
reason-future-more = it promises about { $amount } more points later on.
reason-future-less = it promises about { $amount } fewer points later on.
reason-rivals-more = it lets the best opponent gain about { $amount } more points this turn.
reason-rivals-less = it costs the best opponent about { $amount } points this turn.
reason-goods-more = it leaves you about { $amount } more goods.
reason-goods-less = it leaves you about { $amount } fewer goods.
reason-gold-more = it leaves you about { $amount } more gold.
reason-gold-less = it leaves you about { $amount } less gold.
reason-deniers-more = it leaves you about { $amount } more deniers.
reason-deniers-less = it leaves you about { $amount } fewer deniers.
reason-castle-more = it brings you forward at the castle, by about { $amount }.
reason-castle-less = it sets you back at the castle, by about { $amount }.
reason-favors-more = it brings about { $amount } more royal favors.
reason-favors-less = it brings about { $amount } fewer royal favors.
reason-buildings-more = it gets about { $amount } more buildings built.
reason-buildings-less = it gets about { $amount } fewer buildings built.
reason-residences-more = it brings about { $amount } more residences.
reason-residences-less = it brings about { $amount } fewer residences.
reason-characters-more = it brings about { $amount } more characters.
reason-characters-less = it brings about { $amount } fewer characters.
reason-idle-more = about { $amount } more of your workers bring nothing, because of the provost or for lack of goods.
reason-idle-less = about { $amount } fewer of your workers bring nothing.
reason-final-more = in this last turn it brings about { $amount } more points.
reason-final-less = in this last turn it brings about { $amount } fewer points.

## An amount, to the half

reason-amount =
    { $half ->
        [1] { $whole }.5
       *[0] { $whole }
    }
