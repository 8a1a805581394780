## Hints: first what matters, then the choice

web-hint = Hint
web-hint-why = First a nudge, then the choice with its reason
web-hint-more = Tell me more
web-hint-rather = rather than “{ $choice }”:
web-key-hint-name = h
web-key-hint = gives a hint, where the table allows it
web-hint-points = Points can be had this turn: look for them.
web-hint-future = Think ahead: what will bring points later?
web-hint-rivals = Mind what your best opponent gains.
web-hint-goods = Goods are what you need most.
web-hint-gold = Gold makes the difference here.
web-hint-deniers = Keep an eye on your money.
web-hint-castle = Think of the castle.
web-hint-favors = A royal favor is within reach.
web-hint-buildings = Think of building something.
web-hint-residences = Think of your residences.
web-hint-characters = Think of the characters.
web-hint-idle = Mind the provost, and what you can pay: some workers may bring nothing.
web-hint-final = This is the last turn: only points count now.
web-hint-even = Several choices are about equally good. Follow your plan.

## The guided first game

web-guide-first = Play a guided first game
web-guide-first-text = Easy opponents, hints, and everything explained when you meet it.
web-guide-understood = Got it
web-guide-why-owner-share = { $name } gets the owner’s share
web-guide-why-beyond = beyond the provost: it acts only if he moves
web-set-guided = Explain what is new
web-set-guided-why = Phases and buildings are explained when you first meet them, and choices say what they bring.
