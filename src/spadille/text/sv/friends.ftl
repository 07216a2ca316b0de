### Vänner vid ett bord på en spelares enhet: att bjuda in, att hitta varandra, och vad det blir av bordet.

friends-title = En väns bord

## Enheten som öppnade bordet

friends-invite = Bjud in vänner
friends-relay-about = För att hitta varandra frågar era enheter en allmän mötesplats på internet. Den ser när de frågar och från vilken nätadress. Kort och ord går inte genom den.
friends-link-about = Skicka länken, eller låt din väns kamera läsa bilden.
friends-qr = Inbjudan som bild för en kamera
friends-code-about = Eller säg de här fyra bokstäverna; du tillfrågas innan någon kommer in:
friends-relay-lost = Mötesplatsen går inte att nå. De som är vid bordet spelar vidare; nya vänner kan ändå komma in med hjälp av en bild.
friends-close = Koppla bort alla vänner
friends-count = { $count ->
    [one] En väns enhet är ansluten.
   *[other] { $count } vänners enheter är anslutna.
}
friends-host-knows = Din enhet ger och känner alla kort, som en server skulle göra. Efter varje giv kan alla kontrollera att korten inte var valda. Dina vänners enheter får veta din nätadress, och din får veta deras.
friends-host-stays = Låt den här sidan vara öppen: stängs den, väntar dina vänner tills du öppnar den igen.
friends-ask-host = { $name } kan bjuda in fler vänner.
friends-knock-title = Någon vill komma in
friends-knock = Släppa in { $name }?
friends-admit = Släpp in
friends-decline = Släpp inte in

## Utan internet

friends-picture = Inget nät? Visa varandra en bild
friends-picture-about = Båda enheterna måste vara i samma trådlösa nät, med eller utan internet. Ingen mötesplats behövs.
friends-picture-show = Visa en bild
friends-picture-first = Först läser din väns kamera den här bilden, eller så skickar du länken.
friends-picture-second = Din väns enhet visar sedan också en bild. Läs den här.
friends-picture-paste = Eller klistra in det som den visar
friends-picture-connect = Anslut
friends-picture-unread = Det är ingen inbjudan. Kopiera hela texten och försök igen.
friends-picture-again = Visa varandra en bild igen
friends-connecting = Ansluter …
friends-connected = Ansluten. Du kan visa nästa vän en ny bild.
friends-not-connected = Enheterna kunde inte ansluta till varandra. Är de i samma nät? Visa en ny bild och försök igen.
friends-camera = Läs den med kameran
friends-camera-about = Webbläsaren frågar om den får använda kameran. Bilden stannar på den här enheten.
friends-camera-stop = Stäng av kameran
friends-camera-refused = Kameran kan inte användas. Skicka texten i stället.

## Gästens enhet

friends-code-title = Fyra bokstäver
friends-code = Bokstäverna som din vän säger
friends-code-go = Be att få komma in
friends-code-wrong = Ett bords kod har fyra bokstäver. Fråga din vän en gång till.
friends-guest-relay = Bokstäverna slås upp på en allmän mötesplats på internet, som ser din nätadress.
friends-guest-knows = Din väns enhet ger och känner alla kort. Den får veta din nätadress, och du får veta dess adress.
friends-looking = Letar efter din väns enhet.
friends-asking = Din vän tillfrågas om du får komma in.
friends-nobody = Din väns enhet svarar inte. Är bordet öppet där, och är inbjudan ny?
friends-declined = Du blir inte insläppt.
friends-own = Det här bordet finns på din egen enhet. Du hittar det på startsidan.
friends-picture-guest = Läs bilden som din väns enhet visar.
friends-paste = Eller klistra in länken
friends-answer-about = Låt nu din väns enhet läsa den här bilden, eller skicka tillbaka texten.
friends-answer-qr = Ditt svar som bild för en kamera
friends-answer-waiting = Bordet öppnas så snart din väns enhet har läst den.
friends-away-title = Värdens enhet
friends-away = Väntar på { $name }s enhet.
friends-gone = Den kanske inte kommer tillbaka.
friends-gone-kept = Den kanske inte kommer tillbaka. De avslutade givarna finns kvar här.
friends-records = Spara de avslutade givarna
