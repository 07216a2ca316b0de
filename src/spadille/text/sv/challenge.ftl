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
challenge-copied = Kopierad.
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

challenge-make = Utmana hela bordet
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
