### Dörren in: vad det här är, en hand att titta på, och vägarna in. Spelen i några ord, och vems de är.

## Vad det här är

landing-title = Kortspelet solo · Spadille
landing-claim = En spelar ensam.
landing-claim-then = De andra håller ihop.
landing-lead = Solo är en familj av kortspel med bud och stick: lova det handen räcker till och spela ensam mot de andra. Går det hem får du betalt av var och en; går du bet betalar du dem.

landing-origin = Kortspelet från Salt Lake City och Denver
landing-hand-question = Ditt svar på den här handen
landing-bid = Bjud
landing-pass = Passa

## Att komma tillbaka till ett bord

continue-welcome = { $known ->
    [yes] Välkommen tillbaka, { $name }
   *[no] Välkommen tillbaka
}
continue-title = Bordet står som du lämnade det.
# $what är given och vad som kommer härnäst: "giv 5 av 12, ditt utspel"
continue-button = Fortsätt: { $what }
continue-deal-of = giv { $deal } av { $deals }
continue-deal = giv { $deal }
continue-waiting = väntar på spelare
continue-bid = ditt bud
continue-lead = ditt utspel
continue-turn = din tur
continue-question = ditt svar
continue-other = { $name } står i tur
continue-with = { $game } med { $names }.
# no one else is at the table yet
continue-alone = { $game }.
continue-declarer = Du är spelförare.
continue-score = { $how ->
    [ahead] Du leder med { $chips ->
        [one] en mark
       *[other] { $chips } marker
    }.
   *[behind] Du ligger { $chips ->
        [one] en mark
       *[other] { $chips } marker
    } efter.
}
continue-others = { $count ->
    [one] Ett bord till väntar
   *[other] { $count } bord till väntar
}
continue-new = Börja ett nytt parti
continue-streak = { $days ->
    [one] 1 dag i rad
   *[other] { $days } dagar i rad
}
continue-today = I dag
continue-day = Spela dagens giv
continue-day-look = Se på dagens giv
continue-results = Senaste resultaten
continue-results-all = Alla partier
continue-result = { $game }, med { $names }
continue-place = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
}

## Att spela genast

landing-play = Spela nu
landing-kept = Du sätter dig så snart bordet är klart.
# $level är hur starka botarna är; $count säger deras antal med ett ord
landing-bots = { $bots ->
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
landing-terms = { $game }, { $bots }
landing-rules-published = Publicerade regler
landing-rules-own = Egna regler
landing-yours = De här korten är dina.
landing-hand = Handen som väntar
landing-hand-none = Korten delas ut.
landing-hand-look = En hand att titta på
landing-further = Mer
landing-change = Ändra
refusal-hand-gone = De korten är redan spelade. Här är en annan hand.

## De andra vägarna in

landing-friends = Med vänner
landing-friends-about = Skriv ditt namn. Alla andra platser hålls lediga, och du får en länk att skicka.
landing-join = Till en väns bord
landing-learn = Lär dig på tre minuter
landing-pad = Protokoll för riktiga kort
landing-day = Dagens giv
landing-puzzles = Kortproblem
landing-clubs = Klubbar
landing-deal = Öppna en giv
landing-games = Spelet
landing-seats = { $least ->
    [0] { $most } spelare
   *[other] { $least }–{ $most } spelare
}
landing-about = Om spelen och varifrån de kommer

## Bordet på en rad

landing-setup = Bordet
landing-house = Val
landing-house-none = oförändrade
landing-level = Botar
landing-level-mixed = blandade
landing-hints-yes = på
landing-hints-no = av
landing-all = Alla val
landing-own = eget

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

landing-game-six-bid = Sex kontrakt, från drygt hälften av ögonen till alla. Lättast att lära sig: börja här.
landing-game-progressive = Varje färg har sitt pris, och den som inte tror på budet får dubbla. Snabbt och vasst.
landing-game-german-solo = Kalla ett ess: den som har det är din medspelare, men tiger. Djupast och svårast.
landing-game-frog = Frog, chico, grand: tre kontrakt och inte fler. I det lägsta tar du upp talongen och lägger bort tre kort.
landing-game-slough = Frog med två solon ovanför, ur en amerikansk bok från 1922. Upp till sju vid bordet.
landing-game-sluff = Ett familjespel från Utah, nära Frog. Är ni fyra står givaren över.
landing-game-tapp = Ett gammalt spel från Württemberg, kanske det som blev Frog. Är du djärv lovar du alla stick.
landing-game-tarok = Ett gammalt bayerskt spel. Hjärter kostar mer, och den som bjöd först får hålla.
