# What the server writes by mail.

mail-link-subject = Your link to Kingsroad
mail-link-text =
    Hello,

    this link signs you in to Kingsroad:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, you need not do anything: without the link nobody gets in.
