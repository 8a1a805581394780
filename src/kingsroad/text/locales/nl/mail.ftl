# What the server writes by mail.

mail-link-subject = Je link naar Kingsroad
mail-link-text =
    Hallo,

    met deze link meld je je aan bij Kingsroad:

    { $link }

    Hij werkt één keer, { $minutes } minuten lang. Heb je er niet om gevraagd, dan hoef je niets te doen: zonder de link komt niemand binnen.
