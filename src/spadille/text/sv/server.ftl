### Vad servern själv säger: till den som kör den, och när den avvisar någon.

server-at = Spadille finns på { $address }
server-stop = Ctrl+C stänger; alla bord sparas i { $file }
server-stopped = Stängt. Alla bord är sparade.
server-not-built = Bordet är inte byggt än. Kör ”make build” i Spadilles mapp och ladda om sidan.
server-bad-port = { $port } är ingen port. Ange ett tal mellan 0 och 65535.
server-bad-pace = En bot får ta mellan 0 och { $most } sekunder på sig.
server-no-language = Det språket talas inte här. Det finns: { $languages }.
server-no-deals = { $line ->
    [0] { $file } är ingen fil med givar som går att läsa.
   *[other] { $file } är ingen fil med givar: rad { $line } ({ $code }).
}
server-port-in-use = Något annat använder redan { $address }. Stäng det, eller välj en annan port: spadille serve --port 8766
server-no-address = Servern kan inte lyssna på { $address }. Välj en annan med --host och --port.

## Filen med borden

server-file-in-use = En annan server spelar redan ur { $file }. Stäng den, eller ange en annan fil med --data.
server-file-cannot-open = { $file } går inte att öppna och skriva i. Ange en annan fil med --data.
server-file-damaged = { $file } är skadad och har lämnats orörd. Lägg tillbaka en kopia, eller ange en annan fil med --data.
server-file-not-ours = { $file } hör till ett annat program och har lämnats orörd. Ange en annan fil med --data.
server-file-newer = { $file } skrevs av en nyare Spadille. Använd den, eller ange en annan fil med --data.

## Serverns egna avslag, efter sin kod

refusal-already-ready = Du är redan klar.
refusal-already-seated = Du sitter redan vid bordet.
refusal-deal-unfinished = Den given är inte slut än.
refusal-not-alone = Samma kort igen får bara den som spelar ensam mot botar.
refusal-not-found = Här finns ingenting.
refusal-not-stored = Det gick inte att spara och blev därför inte gjort. Försök igen om en stund.
refusal-too-long = Meddelandet är för långt.
refusal-trouble = Något gick fel här. Försök igen om en stund.
refusal-unknown-bot = En sådan bot finns inte här.
refusal-unreadable = Bordet går inte längre att läsa.
refusal-wrong-origin = Det kom inte från bordets egen sida.
