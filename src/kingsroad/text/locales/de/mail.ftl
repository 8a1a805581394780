# What the server writes by mail.

mail-link-subject = Dein Link zu Kingsroad
mail-link-text =
    Hallo,

    mit diesem Link meldest du dich bei Kingsroad an:

    { $link }

    Er gilt einmal und { $minutes } Minuten lang. Falls du ihn nicht angefordert hast, brauchst du nichts zu tun: Ohne den Link kommt niemand hinein.
