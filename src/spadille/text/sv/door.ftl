### Dörren in: vad det här är, en hand att titta på, och vägarna in. Spelen i några ord, och vems de är.

## Vad det här är

door-title = Kortspelet solo · Spadille
door-claim = En spelar ensam.
door-claim-then = De andra håller ihop.
door-lead = Solo är en familj av kortspel med bud och stick: lova det handen räcker till och spela ensam mot de andra. Går det hem får du betalt av var och en; går du bet betalar du dem.

## Att spela genast

door-play = Spela nu
# $level är hur starka botarna är; $count säger deras antal med ett ord
door-bots = { $bots ->
    [0] bara människor
    [one] en { $level ->
        [novice] nybörjarbot
        [club] van bot
        [fast] rutinerad bot
        [expert] expertbot
       *[other] bot
    }
   *[other] { $count } { $level ->
        [novice] nybörjarbotar
        [club] vana botar
        [fast] rutinerade botar
        [expert] expertbotar
       *[other] botar
    }
}
door-terms = { $game }, { $bots }
door-rules-published = Publicerade regler
door-rules-own = Egna val
door-yours = De här korten är dina.
door-hand = Handen som väntar
door-hand-none = Korten delas ut.
door-hand-look = En hand att titta på
door-change = Ändra
refusal-hand-gone = De korten är redan spelade. Här är andra.

## De andra vägarna in

door-friends = Med vänner
door-friends-about = Säg vem du är. Alla andra platser hålls lediga, och du får en länk att skicka.
door-learn = Lär dig på tre minuter
door-pad = Protokoll för riktiga kort
door-day = Dagens giv
door-puzzles = Kortproblem
door-deal = Öppna en giv
door-games = Spelet
door-seats = { $least ->
    [0] { $most } platser
   *[other] { $least } till { $most } platser
}, { $hand } kort var
door-on = Spela vidare
door-on-deal = Giv { $deal }
door-on-game = { $game }, { $preset }
door-on-all = Alla dina partier och resultat
door-about = Spelen, och vems de är

## Bordet på en rad

door-setup = Bordet
door-house = Val
door-house-none = som beskrivet
door-level = Botar
door-level-mixed = blandade
door-hints-yes = på
door-hints-no = av
door-all = Alla val
door-own = eget

## Vad som finns i en hand. $count är ett tal i ord, $heads färgens högsta kort

count-0 = inga
count-1 = en
count-2 = två
count-3 = tre
count-4 = fyra
count-5 = fem
count-6 = sex
count-7 = sju
count-8 = åtta
count-9 = nio
count-10 = tio
count-11 = elva

hand-told = { $count } { $suit } med { $heads }. Skulle du bjuda?
hand-told-strange = { $count } { $suit } med { $heads }, som slår kungen. Skulle du bjuda?
hand-told-bare = { $count } { $suit }, men inget högt bland dem. Skulle du bjuda?
hand-told-flat = { $aces ->
    [0] Ingen lång färg och inget ess. Skulle du bjuda?
    [one] Ingen lång färg, men ett ess. Skulle du bjuda?
    [2] Ingen lång färg, men två ess. Skulle du bjuda?
    [3] Ingen lång färg, men tre ess. Skulle du bjuda?
   *[other] Ingen lång färg, men fyra ess. Skulle du bjuda?
}
hand-told-matadors = { $held }, över all annan trumf, och { $count } { $suit }. Skulle du bjuda?

## Spelen

door-game-six-bid = Sex kontrakt, från drygt hälften av ögonen till alla. Lättast att begripa: börja här.
door-game-progressive = Varje färg har sitt pris, och den som inte tror på budet får dubbla. Snabbt och vasst.
door-game-german-solo = Kalla ett ess: den som har det är din medspelare, men tiger. Djupast och svårast.
door-game-frog = Frog, chico, grand: tre kontrakt och inte fler. I det lägsta tar du upp talongen och lägger bort tre kort.
door-game-slough = Frog med två solon ovanför, ur en amerikansk bok från 1922. Upp till sju vid bordet.
door-game-sluff = Ett familjespel från Utah, nära Frog. Är ni fyra står givaren över.
door-game-tapp = Ett gammalt spel från Württemberg, kanske det som blev Frog. Den djärve lovar alla stick.
door-game-tarok = Ett gammalt bayerskt spel. Hjärter kostar mer, och den som bjöd först får hålla.
