# What the server writes by mail.

mail-link-subject = Votre lien vers Kingsroad
mail-link-text =
    Bonjour,

    ce lien vous connecte à Kingsroad :

    { $link }

    Il fonctionne une seule fois, pendant { $minutes } minutes. Si vous ne l’avez pas demandé, vous n’avez rien à faire : sans ce lien, personne ne peut entrer.
