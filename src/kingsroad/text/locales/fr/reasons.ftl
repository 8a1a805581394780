### Pourquoi un choix vaut mieux qu’un autre ; les nombres sont des moyennes, comme 1,5.

reason-points-more = il rapporte environ { $amount } points de plus ce tour-ci.
reason-points-less = il rapporte environ { $amount } points de moins ce tour-ci.
reason-future-more = il promet pour la suite environ { $amount } points de plus.
reason-future-less = il promet pour la suite environ { $amount } points de moins.
reason-rivals-more = il laisse au meilleur adversaire environ { $amount } points de plus ce tour-ci.
reason-rivals-less = il coûte au meilleur adversaire environ { $amount } points ce tour-ci.
reason-goods-more = il vous laisse environ { $amount } ressources de plus.
reason-goods-less = il vous laisse environ { $amount } ressources de moins.
reason-gold-more = il vous laisse environ { $amount } or de plus.
reason-gold-less = il vous laisse environ { $amount } or de moins.
reason-deniers-more = il vous laisse environ { $amount } deniers de plus.
reason-deniers-less = il vous laisse environ { $amount } deniers de moins.
reason-castle-more = il vous fait avancer au château, d’environ { $amount }.
reason-castle-less = il vous fait reculer au château, d’environ { $amount }.
reason-favors-more = il rapporte environ { $amount } faveurs de plus.
reason-favors-less = il rapporte environ { $amount } faveurs de moins.
reason-buildings-more = il rapporte environ { $amount } bâtiments de plus.
reason-buildings-less = il rapporte environ { $amount } bâtiments de moins.
reason-residences-more = il rapporte environ { $amount } résidences de plus.
reason-residences-less = il rapporte environ { $amount } résidences de moins.
reason-characters-more = il rapporte environ { $amount } personnages de plus.
reason-characters-less = il rapporte environ { $amount } personnages de moins.
reason-idle-more = environ { $amount } de vos ouvriers de plus ne rapportent rien, à cause du prévôt ou faute de ressources.
reason-idle-less = environ { $amount } de vos ouvriers de moins ne rapportent rien.
reason-final-more = dans ce dernier tour, il rapporte environ { $amount } points de plus.
reason-final-less = dans ce dernier tour, il rapporte environ { $amount } points de moins.

## An amount, to the half

reason-amount =
    { $half ->
        [1] { $whole },5
       *[0] { $whole }
    }
