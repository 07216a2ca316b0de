### What search engines read, and what is shown where a link is sent.

head-title = Spadille: Solo-Kartenspiele
head-title-about = Die Spiele und woher sie kommen: Spadille
head-title-table = Ein Platz am Kartentisch: Spadille
head-description = Spiel Six-Bid Solo, Progressive Solo, Deutschsolo und ihre Verwandten im Browser, gegen gute Bots oder mit Freunden. Kostenlos und ohne Konto.
head-description-about = Solospiele in wenigen Worten: was du versprichst, wer gegen dich spielt, woher die Spiele kommen und nach wessen Regeln hier gespielt wird.
head-description-table = Du bist zu einer Partie Solo eingeladen. Öffne den Link, gib deinen Namen ein und setz dich.
head-picture = Elf Karten, aufgefächert wie in der Hand
head-noscript = Den Tisch zeichnet dein Browser, dafür braucht er JavaScript. Schalte es ein und lade die Seite neu.
# the preview of an invitation to a table: two large lines, and what stands around them
head-invitation-who = { $name } lädt dich ein
head-invitation-game = zu { $game }
head-invitation-deals = { $players } Mitspieler, { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}. Ohne Anmeldung.
head-invitation-about = { $players } Mitspieler. Ohne Anmeldung.
head-invitation-free = { $seats ->
    [one] Ein Platz ist frei
   *[other] { $seats } Plätze sind frei
}
