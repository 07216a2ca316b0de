### Bordet som man delar det: vilka som sitter och vilka som tittar på, vad alla får svara på, vad som händer bredvid spelet.

## Bordets blad

company-title = Vid bordet
company-seats = De som sitter här
company-deal = Den här given
company-match = Partiet
company-link = Bjud in fler
company-alone = Andra
company-alone-about = Allt stannar i den här webbläsaren, så ingen annan kan komma till bordet. En färdig giv kan skickas till en vän med en länk; för att spela med vänner öppnar du en server på startsidan.
company-spoken = Sagt vid bordet
company-say = Säg
company-watchers = { $count ->
    [0] Ingen tittar på.
    [one] En tittar på.
   *[other] { $count } tittar på.
}
company-host = värd
company-you = du
company-public = Alla kan hitta bordet
company-public-about = Det står i listan på första sidan. Annars kommer bara den in som har länken.
company-is-public = Alla kan hitta det här bordet.
company-is-private = Bara den som har länken kommer in.
company-share = Dela länken
company-copy = Kopiera länken
company-copied = Kopierat.
company-screen = Visa på storskärm
company-results = Resultat och givar
company-fill = Sätt en bot här
company-fill-named = Sätt en bot här, på plats { $seat }
company-free = Gör platsen ledig
company-free-named = Gör platsen ledig efter { $name }
company-fill-all = Börja med botar på de lediga platserna
company-rest = Resten är mina
company-rest-about = Kan alla se att det stämmer görs given upp genast; annars får de andra svara.
company-give-up = Jag ger mig
company-give-up-about = De andra får så mycket som korten tillåter.
company-take-back = Ta tillbaka
company-take-back-about = Det du gjorde senast, om alla går med på det.
company-take-back-alone = Det du gjorde senast, hur ofta du vill tills given är betald. Det framgår sedan av given.
company-show-hands = Visa alla händer för dem som tittar på
company-show-hands-about = Tills given är slut, om alla går med på det. Spelarna ser inget mer.
company-stop = Avsluta partiet här
company-propose = Ett annat parti
company-propose-about = Ett annat spel, andra regler, annan längd: om alla går med på det.
company-leave = Lämna platsen
company-leave-about = En bot tar din plats och dina marker. Du kan sitta kvar och titta på.
company-sure = { $what }? En gång till, så gäller det.

## Titta på, och sätta sig

join-bot = Ta en bots plats
join-bot-about = Du får den när given är slut.
join-promised = Du får platsen efter { $name } när given är slut.
join-promised-any = Du får en plats när given är slut.
join-withdraw = Vänta inte längre

## Det alla får svara på

ask-title = Fråga
ask-yes = Ja
    .letter = j
ask-no = Nej
    .letter = n
ask-withdraw = Dra tillbaka frågan
ask-stop = { $who ->
    [me] Du vill avsluta partiet här.
   *[other] { $name } vill avsluta partiet här.
}
ask-take-back = { $who ->
    [me] Du vill ta tillbaka det du gjorde senast.
   *[other] { $name } vill ta tillbaka det senaste.
}
ask-show-hands = { $who ->
    [me] Du vill visa alla händer för dem som tittar på.
   *[other] { $name } vill visa alla händer för dem som tittar på.
}
ask-claim-rest = { $who ->
    [me] Du säger att resten är dina.
   *[other] { $name } kräver resten av sticken.
}
ask-claim-give-up = { $who ->
    [me] Du vill ge dig.
   *[other] { $name } vill ge sig.
}
ask-match = { $who ->
    [me] Du föreslår { $match }.
   *[other] { $name } föreslår { $match }.
}
ask-match-line = { $game }, { $preset }, { $seats } platser, { $length }
ask-match-options = { $count ->
    [one] ett eget val
   *[other] { $count } egna val
}
ask-you = Går du med på det?
ask-waiting = Väntar på { $names }.
ask-agreed = Du har sagt ja.

## Borta, och tillbaka

back-covered = { $bot } spelar för dig.
back-now = Jag är tillbaka
back-missed = { $count ->
    [one] { $bot } spelade för dig, en gång:
   *[other] { $bot } spelade för dig, { $count } gånger:
}
back-deal = Giv { $deal }:
back-seen = Då vet jag

## Det som hände, berättat i loggen

news-sat = { $who ->
    [me] Du sätter dig.
   *[other] { $name } sätter sig.
}
news-wished = { $who ->
    [me] Du får en plats när given är slut.
   *[other] { $name } får en plats när given är slut.
}
news-withdrew = { $name } väntar inte längre på en plats.
news-left = { $who ->
    [me] Du lämnar din plats.
   *[other] { $name } lämnar bordet.
}
news-placed = En bot, { $name }, får platsen.
news-freed = Platsen efter { $name } är ledig.
news-nudged = { $who ->
    [me] Bordet väntar på dig.
   *[other] Bordet väntar på { $name }.
}
news-covered = { $who ->
    [me] En bot spelar för dig.
   *[other] En bot spelar för { $name }.
}
news-returned = { $who ->
    [me] Du är tillbaka.
   *[other] { $name } är tillbaka.
}
news-asked-stop = { $who ->
    [me] Du frågar de andra om partiet ska sluta här.
   *[other] { $name } frågar om partiet ska sluta här.
}
news-asked-match = { $who ->
    [me] Du föreslår ett annat parti.
   *[other] { $name } föreslår ett annat parti.
}
news-asked-claim = { $who ->
    [me] Du frågar om given kan avslutas här.
   *[other] { $name } frågar om given kan avslutas här.
}
news-asked-take-back = { $who ->
    [me] Du ber att få ta tillbaka.
   *[other] { $name } ber att få ta tillbaka.
}
news-asked-show-hands = { $who ->
    [me] Du frågar om alla händer får visas för dem som tittar på.
   *[other] { $name } frågar om alla händer får visas för dem som tittar på.
}
news-agreed = { $who ->
    [me] Du säger ja.
   *[other] { $name } säger ja.
}
news-declined = { $who ->
    [me] Du säger nej.
   *[other] { $name } säger nej.
}
news-withdrawn = { $who ->
    [me] Du drar tillbaka frågan.
   *[other] { $name } drar tillbaka frågan.
}
news-stopped = Partiet slutar här.
news-began = Ett nytt parti börjar.
news-took-back = { $who ->
    [me] Du tar tillbaka.
   *[other] { $name } tar tillbaka.
}
news-claimed-rest = { $who ->
    [me] Resten är dina.
   *[other] Resten går till { $name }.
}
news-claimed-give-up = { $who ->
    [me] Du ger dig.
   *[other] { $name } ger sig.
}
news-showed-hands = De som tittar på ser alla händer tills given är slut.
news-opened-up = Nu kan alla hitta bordet.
news-closed-up = Nu kommer bara den in som har länken.

## Att föreslå ett parti

propose-title = Ett annat parti
propose-about = Alla sitter kvar i samma ordning runt bordet; botar fyller de andra platserna.
propose-seats = Platser
propose-free = Hålls lediga
propose-go = Föreslå det
propose-go-alone = Börja

## På raden för ord: vad som får skrivas, och vad det blir

line-rest = resten är mina, resten är min, resten mina, alla mina
line-give-up = jag ger mig, ger mig, ge upp, jag ger upp
line-take-back = ta tillbaka, ångra, jag tar tillbaka
line-stop = sluta partiet, sluta partiet här, avsluta partiet, avsluta partiet här
line-yes = ja, okej, ok, visst
line-no = nej
line-withdraw = ta tillbaka frågan, ingen fråga
line-back = jag är tillbaka, tillbaka
line-leave = lämna min plats, lämna platsen, jag lämnar min plats, jag lämnar platsen
line-say-word = säg
line-not-now = Inte nu.
line-may-rest = ”Resten är mina” tar de stick som är kvar.
line-may-give-up = ”Jag ger mig” avslutar given.
line-may-take-back = ”Ta tillbaka” gäller det du gjorde senast.
line-may-stop = ”Avsluta partiet” frågar de andra.
line-may-answer = ”Ja” eller ”nej” svarar på frågan.
line-may-withdraw = ”Ta tillbaka frågan” drar in din egen fråga.
line-may-back = ”Jag är tillbaka”: du spelar själv igen.
line-may-leave = { $you ->
    [waiting] ”Lämna min plats”: du väntar inte längre på den.
   *[sitting] ”Lämna min plats”: en bot tar den och dina marker, och du kan sitta kvar och titta på.
}
line-may-phrase = ”Säg” och en fras: { $phrases }.
