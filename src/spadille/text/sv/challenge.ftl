### En utmaning för hela bordet: samma kort för alla.

challenge-title = Samma kort
challenge-about = Ni är { $places } som spelar samma kort, var och en mot botar och från olika platser. Resultaten visas när alla har spelat.
challenge-rules = { $game }, { $rules }
challenge-bots = Botar på de andra platserna: { $bot }.
challenge-dealt = Servern har gett korten: ingen spelare har sett dem.
challenge-chosen = { $who ->
    [me] Du har valt korten och kan känna till dem.
   *[other] { $name } har valt korten och kan känna till dem.
}
challenge-players = Vilka som spelar
challenge-player = Spelare
challenge-hand = Hand
challenge-waits = Ledig
challenge-playing = Spelar
challenge-played = Har spelat
challenge-play = Sätt dig
challenge-go-on = Spela vidare
challenge-full = Alla platser är tagna.
challenge-own-done = Du har spelat. Resultaten visas här när alla har spelat.
challenge-link = Kopiera länken till de andra
challenge-kept = Sparad som fil.
challenge-look-again = Uppdatera
challenge-outcome = Resultat
challenge-brought = Marker
challenge-house = Botar
challenge-better = Skillnad
challenge-house-about = Botarnas siffra är vad samma hand gav när bara botar spelade. Den jämnar ut bättre och sämre platser.
challenge-house-thinking = Botarna spelar given …
challenge-house-none = Botarnas resultat går inte att få just nu.
challenge-best =
    { $many ->
        [one] { $names } klarade det bäst.
       *[other] { $names } klarade det lika bra, och bäst.
    }
challenge-deal-of = Se på given som { $name } spelade den

## En hand, och ett resultat att slå

challenge-hand-who = { $name } utmanar dig
challenge-hand-about = { $game }, en giv, ungefär tre minuter
# $who är läsaren eller den som utmanar
challenge-hand-made = { $who ->
    [me] Du fick { $sum } med den här handen.
   *[other] { $name } fick { $sum } med den här handen. Du?
}
challenge-hand-first = { $who ->
    [me] En ny hand. Spela den först och skicka den sedan vidare.
   *[other] { $name } spelar den här handen. Du?
}
challenge-hand-hidden = { $bots ->
    [one] En bot
   *[other] { $bots } botar
} med dolda kort. Du har { $cards } kort:
challenge-hand-cards = Din hand: { $cards }
challenge-hand-play = Spela handen
challenge-hand-as = Du spelar som { $name }.
challenge-hand-rename = Byt namn
challenge-hand-same = Samma kort på samma plats.
challenge-hand-rules = Så spelas { $game }
challenge-hand-send = Skicka länken till en vän, som får den här handen och inte ser något annat kort. Ditt resultat är det som ska slås.
challenge-hand-link = Kopiera länken
challenge-hand-waits = Du har spelat. { $name } är inte klar med handen än.
challenge-copied-link = Kopierad. Skicka den nu.
challenge-rivals = Vänner som har spelat
challenge-lead = { $who ->
    [me] Du leder med { $chips }.
   *[other] { $name } leder med { $chips }.
}
challenge-level = Det står lika.
challenge-parted-trick = Stick { $trick }, där spelen skiljs åt
challenge-parted-bidding = I budgivningen, där spelen skiljs åt
challenge-parted = Där spelen skiljs åt
challenge-alike = Ni spelade varje kort lika.
challenge-back = Utmana { $name } tillbaka
challenge-back-about = En ny hand ges. Du spelar den först och skickar sedan länken.
challenge-tricks = { $who ->
    [me] Din giv, stick för stick
   *[other] Given som { $name } spelade den
}
# de två stora raderna i förhandsvisningen av en länk, och det som står runt dem
challenge-preview-made = { $name } fick { $sum }
challenge-preview-who = { $name } utmanar dig
challenge-preview-asked = med den här handen. Du?
challenge-preview-about = Samma kort, samma plats, ungefär tre minuter.
challenge-preview-corner = { $game }, en giv
challenge-preview-picture = Handen som { $name } utmanar dig med.
challenge-preview = { $game }, en giv. Samma kort, samma plats: { $hand }

## Att göra en för hela bordet

challenge-make = Utmana bordet
challenge-make-about = samma kort för alla
challenge-make-title = Samma kort för hela bordet
challenge-make-text = Alla spelar dem på egen hand mot botar, var och en från en annan plats. Resultaten visas när alla har spelat.
challenge-make-cards = Kort
challenge-make-new = Nya
challenge-make-these = De här
challenge-make-these-about = Den som har sett given känner till dem.
challenge-make-players = Hur många som spelar, med dig
challenge-make-go = Skapa utmaningen
challenge-alone = En utmaning för ett helt bord kräver en server. En vän kan du ändå utmana med en länk.

refusal-no-such-challenge = Utmaningen finns inte, eller inte längre.
refusal-challenge-full = Alla platser i utmaningen är tagna.
refusal-challenge-unfinished = Alla har inte spelat än.
