### Bordet som man delar det: vilka som sitter och vilka som tittar på, vad alla får svara på, vad som händer bredvid spelet.

## Bordets blad

social-title = Vid bordet
social-seats = De som sitter här
social-deal = Den här given
social-match = Partiet
social-link = Bjud in fler
social-spoken = Sagt vid bordet
social-say = Säg
social-watchers = { $count ->
    [0] Ingen tittar på.
    [one] En tittar på.
   *[other] { $count } tittar på.
}
social-host = värd
social-you = du
social-public = Alla kan hitta bordet
social-public-about = Det står i listan på startsidan. Annars kan bara den som har länken vara med.
social-is-public = Alla kan hitta det här bordet.
social-is-private = Bara den som har länken kan vara med.
social-share = Dela länken
social-copy = Kopiera länken
social-copied = Kopierat.
social-screen = Visa på storskärm
social-qr = QR-kod med länken till bordet
social-results = Resultat och givar
social-fill = Sätt en bot här
social-fill-named = Sätt en bot här, på plats { $seat }
social-free = Gör platsen ledig
social-free-named = Gör platsen ledig efter { $name }
social-fill-all = Börja med botar på de lediga platserna
social-rest = Resten är mina
social-rest-about = Kan alla se att det stämmer görs given upp genast; annars får de andra svara.
social-give-up = Jag ger mig
social-give-up-about = De andra får så mycket som korten tillåter.
social-take-back = Ta tillbaka
social-take-back-about = Ditt senaste bud eller kort, om alla går med på det.
social-take-back-alone = Ditt senaste bud eller kort, hur ofta du vill tills given är betald. Given märks som ändrad.
social-show-hands = Låt åskådarna se alla händer
social-show-hands-about = Tills given är slut, om alla går med på det. Spelarna ser inget mer.
social-stop = Avsluta partiet här
social-propose = Ett annat parti
social-propose-about = Ett annat spel, andra regler, annan längd: om alla går med på det.
social-leave = Lämna platsen
social-leave-about = En bot tar din plats och dina marker. Du kan sitta kvar och titta på.
social-sure = Tryck igen: { $what }

## Titta på, och sätta sig

join-bot = Ta en bots plats
join-bot-about = Du får den när given är slut.
join-promised = Du får platsen efter { $name } när given är slut.
join-promised-any = Du får en plats när given är slut.
join-game = { $game }, { $rules }: { $players } spelare.
join-game-deals = { $game }, { $rules }: { $players } spelare, { $deals ->
    [one] en giv.
   *[other] { $deals } givar.
}
join-own-rules = { $count ->
    [one] En regel avviker.
   *[other] { $count } regler avviker.
}
join-rules = Så spelas det
join-withdraw = Sluta vänta

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
    [me] Du vill ta tillbaka ditt senaste bud eller kort.
   *[other] { $name } vill ta tillbaka sitt senaste bud eller kort.
}
ask-show-hands = { $who ->
    [me] Du vill låta åskådarna se alla händer.
   *[other] { $name } vill låta åskådarna se alla händer.
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
# $changed is the number of options that differ from the preset
ask-match-line = { $changed ->
    [0] { $game }, { $preset }, { $seats } platser, { $length }
    [one] { $game }, { $preset }, { $seats } platser, { $length }, ett ändrat val
   *[other] { $game }, { $preset }, { $seats } platser, { $length }, { $changed } ändrade val
}
ask-you = Går du med på det?
ask-waiting = Väntar på { $names }.
ask-agreed = Du har sagt ja.

## Borta, och tillbaka

back-covered = { $bot } spelar för dig.
back-now = Jag är tillbaka
back-missed = { $count ->
    [one] { $bot } spelade åt dig en gång:
   *[other] { $bot } spelade åt dig { $count } gånger:
}
back-deal = Giv { $deal }:
back-seen = Då vet jag

## Det som hände, berättat i loggen

notice-sat = { $who ->
    [me] Du sätter dig.
   *[other] { $name } sätter sig.
}
notice-wished = { $who ->
    [me] Du får en plats när given är slut.
   *[other] { $name } får en plats när given är slut.
}
notice-withdrew = { $name } väntar inte längre på en plats.
notice-left = { $who ->
    [me] Du lämnar din plats.
   *[other] { $name } lämnar bordet.
}
notice-placed = En bot, { $name }, får platsen.
notice-freed = Platsen efter { $name } är ledig.
notice-nudged = { $who ->
    [me] Alla väntar på dig.
   *[other] Alla väntar på { $name }.
}
notice-covered = { $who ->
    [me] En bot spelar för dig.
   *[other] En bot spelar för { $name }.
}
notice-returned = { $who ->
    [me] Du är tillbaka.
   *[other] { $name } är tillbaka.
}
notice-asked-stop = { $who ->
    [me] Du frågar de andra om partiet ska sluta här.
   *[other] { $name } frågar om partiet ska sluta här.
}
notice-asked-match = { $who ->
    [me] Du föreslår ett annat parti.
   *[other] { $name } föreslår ett annat parti.
}
notice-asked-claim = { $who ->
    [me] Du frågar om given kan avslutas här.
   *[other] { $name } frågar om given kan avslutas här.
}
notice-asked-take-back = { $who ->
    [me] Du ber att få ta tillbaka.
   *[other] { $name } ber att få ta tillbaka.
}
notice-asked-show-hands = { $who ->
    [me] Du frågar om åskådarna får se alla händer.
   *[other] { $name } frågar om åskådarna får se alla händer.
}
notice-agreed = { $who ->
    [me] Du säger ja.
   *[other] { $name } säger ja.
}
notice-declined = { $who ->
    [me] Du säger nej.
   *[other] { $name } säger nej.
}
notice-withdrawn = { $who ->
    [me] Du drar tillbaka frågan.
   *[other] { $name } drar tillbaka frågan.
}
notice-stopped = Partiet slutar här.
notice-began = Ett nytt parti börjar.
notice-took-back = { $who ->
    [me] Du tar tillbaka.
   *[other] { $name } tar tillbaka.
}
notice-claimed-rest = { $who ->
    [me] Resten är dina.
   *[other] Resten går till { $name }.
}
notice-claimed-give-up = { $who ->
    [me] Du ger dig.
   *[other] { $name } ger sig.
}
notice-showed-hands = Åskådarna ser alla händer tills given är slut.
notice-opened-up = Nu kan alla hitta bordet.
notice-closed-up = Nu kan bara den som har länken vara med.

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
line-confirm = Säg det en gång till: { $what }
line-may-rest = ”Resten är mina” tar de stick som är kvar.
line-may-give-up = ”Jag ger mig” avslutar given.
line-may-take-back = ”Ta tillbaka” gäller ditt senaste bud eller kort.
line-may-stop = ”Avsluta partiet” frågar de andra.
line-may-answer = ”Ja” eller ”nej” svarar på frågan.
line-may-withdraw = ”Ta tillbaka frågan” drar in din egen fråga.
line-may-back = ”Jag är tillbaka”: du spelar själv igen.
line-may-leave = { $you ->
    [waiting] ”Lämna min plats”: du väntar inte längre på den.
   *[sitting] ”Lämna min plats”: en bot tar den och dina marker, och du kan sitta kvar och titta på.
}
line-may-phrase = ”Säg” och en fras: { $phrases }.
