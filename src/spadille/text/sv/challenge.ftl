### En utmaning för hela bordet: samma kort för alla.

challenge-title = Samma kort
challenge-about = Ni är { $places } som spelar samma kort, var och en mot botar och en plats längre fram. Hur det gick berättas först när alla har spelat.
challenge-rules = { $game }, { $rules }
challenge-bots = Botar på de andra platserna: { $bot }.
challenge-dealt = Huset har gett korten: ingen känner till dem.
challenge-chosen = { $name } har valt korten och kan känna till dem.
challenge-players = Vilka som spelar
challenge-player = Spelare
challenge-hand = Hand
challenge-waits = Ledig
challenge-playing = Spelar
challenge-played = Har spelat
challenge-mine = du
challenge-play = Sätt dig
challenge-go-on = Spela vidare
challenge-full = Alla platser är tagna.
challenge-own-done = Du har spelat. Vad det gav berättas här när alla har gjort det.
challenge-link = Kopiera länken till de andra
challenge-copied = Kopierad.
challenge-kept = Sparad som fil.
challenge-look-again = Se efter igen
challenge-outcome = Vad var och en fick ut av dem
challenge-brought = Gav
challenge-house = Botar
challenge-better = Bättre
challenge-house-about = Botarnas siffra är vad samma hand gav när bara botar spelade. Den jämnar ut bättre och sämre platser.
challenge-house-thinking = Botarna spelar given …
challenge-house-none = Vad botarna får ut av den går inte att säga nu.
challenge-best =
    { $many ->
        [one] { $names } fick ut mest av den.
       *[other] { $names } fick ut mest av den, lika mycket var.
    }
challenge-deal-of = Se på given som { $name } spelade den

challenge-make = Utmana hela bordet
challenge-make-about = samma kort för alla
challenge-make-title = Samma kort för hela bordet
challenge-make-text = Alla spelar dem på egen hand mot botar, var och en en plats längre fram. Vad var och en fick ut av dem berättas när alla har spelat.
challenge-make-cards = Kort
challenge-make-new = Nya
challenge-make-these = De här
challenge-make-these-about = Den som har sett given känner till dem.
challenge-make-players = Hur många som spelar, med dig
challenge-make-go = Skapa utmaningen
challenge-alone = En utmaning för ett helt bord kräver en server. Här kan du utmana en vän med en länk till en giv.

refusal-no-such-challenge = Det finns ingen sådan utmaning, eller inte längre.
refusal-challenge-full = Alla platser i utmaningen är tagna.
refusal-challenge-unfinished = Alla har inte spelat än.
