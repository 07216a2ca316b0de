### Det som sökmotorer läser, och som visas där en länk skickas.

head-title = Spadille: kortspelet solo
head-title-about = Om spelen och varifrån de kommer: Spadille
head-title-table = En plats vid kortbordet: Spadille
head-description = Spela Six-Bid Solo, Progressive Solo, German Solo och deras släktingar i webbläsaren, mot duktiga botar eller med vänner. Gratis och utan konto.
head-description-about = Solospelen i några ord: vad du lovar, vem du har emot dig, var spelen kommer ifrån och vems regler som följs här.
head-description-table = Du är bjuden på ett parti solo. Öppna länken, skriv ditt namn och slå dig ner.
head-picture = Elva kort i solfjäder, som man håller dem
head-noscript = Bordet ritas av din webbläsare och behöver JavaScript. Slå på det och läs in sidan igen.
# förhandsvisningen av en inbjudan till ett bord: två stora rader, och det som står runt dem
head-invitation-who = { $name } bjuder in dig
head-invitation-game = till { $game }
head-invitation-deals = { $players } spelare, { $deals ->
    [one] en giv
   *[other] { $deals } givar
}. Utan konto.
head-invitation-about = { $players } spelare. Utan konto.
head-invitation-free = { $seats ->
    [one] En plats är ledig
   *[other] { $seats } platser är lediga
}
