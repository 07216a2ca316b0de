### Vad servern själv säger: till den som kör den, och när den avvisar någon.

server-at = Spadille finns på { $address }
server-stop = Ctrl+C stänger; alla bord sparas i { $file }
server-stopped = Stängt. Alla bord är sparade.
server-not-built = Bordet är inte byggt än. Kör ”make build” i Spadilles mapp och ladda om sidan.
server-no-days = { $file } är ingen fil med hemligheter för dagens givar; ”spadille day commit” gör en.
server-no-site = I { $folder } finns inte sidorna som fungerar utan server; ”make site” gör dem.
server-no-deals = { $line ->
    [0] { $file } är ingen fil med givar som går att läsa.
   *[other] { $file } är ingen fil med givar: rad { $line } ({ $code }).
}
server-port-in-use = Något annat använder redan { $address }. Stäng det, eller välj en annan port: spadille serve --port 8766
server-port-nowhere = Servern kan inte lyssna på { $address }. Välj en annan med --host och --port.

## Filen med borden

server-file-in-use = En annan server spelar redan ur { $file }. Stäng den, eller ange en annan fil med --data.
server-file-missing = Det finns ingen fil { $file }. Ange den som borden finns i med --data.
server-file-cannot-open = { $file } går inte att öppna och skriva i. Ange en annan fil med --data.
server-file-no-room = Disken är full: det finns ingen plats för { $file }. Frigör plats och starta igen.
server-file-damaged = { $file } är skadad och har lämnats orörd. Lägg tillbaka en kopia, eller ange en annan fil med --data.
server-file-not-ours = { $file } hör till ett annat program och har lämnats orörd. Ange en annan fil med --data.
server-file-older = { $file } skrevs av en äldre version av Spadille, som den här inte kan läsa, och har lämnats orörd. Ange en annan fil med --data.
server-file-outdated = { $file } skrevs av en äldre version av Spadille. Starta servern på den en gång, sedan går den att läsa här.
server-file-newer = { $file } skrevs av en nyare version av Spadille. Använd den, eller ange en annan fil med --data.

## Serverns egna avslag, efter sin kod

refusal-already-answered = Du har svarat på det.
refusal-already-ready = Du är redan klar.
refusal-already-seated = Du sitter redan vid bordet.
refusal-already-shared = Du har redan kuperat för den här given.
refusal-already-shown = Åskådarna ser redan alla händer.
refusal-claims-closed = Resten kan inte krävas i det här kontraktet.
refusal-deal-unfinished = Den given är inte slut än.
refusal-no-question = Det finns ingen fråga att svara på längre.
refusal-no-such-code = Koden gäller inte. Kanske finns det en nyare.
refusal-no-such-device = Den enheten är redan utloggad.
refusal-hints-off = Vid det här bordet ges inga tips.
refusal-not-alone = Samma kort igen får du bara när du spelar ensam mot botar.
refusal-not-away = Du är redan här.
refusal-not-certain = Alla kan inte se än att resten är dina. Spela vidare.
refusal-not-found = Här finns ingenting.
refusal-not-host = Det är bara värden som får göra det.
refusal-not-confirmed = Det är inte namnet du har här. Inget har raderats.
refusal-not-known = Sätt dig vid ett bord först. Innan dess finns inget sparat om dig.
refusal-not-stored = Det gick inte att spara och blev därför inte gjort. Försök igen om en stund.
refusal-nothing-to-take-back = Kort har visats sedan dess. Det går inte att ta tillbaka.
refusal-no-takebacks-here = Andra spelar samma kort, så inget kan tas tillbaka och inga händer visas.
refusal-unavailable = Borden går inte att nå just nu. Försök igen om en stund.
refusal-phrases-closed = Inget prat medan det kan finnas en hemlig medspelare.
refusal-question-open = Bordet väntar på svar på något annat.
refusal-seat-free = Platsen är ledig.
refusal-table-full = Alla platser är tagna.
refusal-too-few-seats = Det sitter fler här än det bordet har platser.
refusal-too-often = Lite långsammare. Försök igen om en stund.
refusal-too-much-work = Från din adress har servern fått för mycket att göra. Försök igen om någon minut.
refusal-busy = Servern har mycket att göra just nu. Försök igen om en stund.
refusal-too-long = Meddelandet är för långt.
refusal-too-many-sockets = För många sidor är öppna från din adress. Stäng några.
refusal-too-many-tables = Många bord har öppnats från din adress. Vänta en stund.
refusal-internal-error = Något gick fel här. Försök igen om en stund.
refusal-unknown-bot = En sådan bot finns inte här.
refusal-corrupted = Bordet går inte längre att läsa.
refusal-wrong-origin = Det kom inte från bordets egen sida.
