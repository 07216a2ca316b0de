### Sägs till den som driver ett spelhus: inställningar, databasen, kopior av allt.

## Inställningar. $where är valet, variabeln eller filen och nyckeln som säger så.

setting-no-file = { $file } går inte att läsa. Den skulle innehålla inställningarna.
setting-no-toml = { $file } är inte TOML: { $why }
setting-unknown = { $file }: någon inställning ”{ $key }” finns inte. Det finns: { $keys }.
setting-two-places = Borden sparas i en fil eller i en databas. Ange den ena, med --data eller med --database.
setting-bad-host = { $where }: ”{ $value }” är ingen adress.
setting-bad-port = { $where }: { $value } är ingen port. Ange ett tal mellan 0 och 65535.
setting-bad-data = { $where }: ”{ $value }” är inget filnamn.
setting-bad-database = { $where } är ingen adress till en databas som går att använda här. Skriv postgresql://NAMN:LÖSENORD@DATOR/DATABAS eller sqlite:///FIL.
setting-bad-public-address = { $where }: ”{ $value }” är ingen adress som https://cards.example.
setting-bad-cluster-address = { $where }: ”{ $value }” är ingen adress med port, som 10.0.0.5:8766.
setting-bad-lease-timeout = { $where }: { $value } duger inte. En server får vara tyst i 1 till 300 sekunder.
setting-bad-proxies = { $where }: ”{ $value }” är ingen lista på adresser.
setting-bad-bot-delay = { $where }: { $value } duger inte. En bot får ta mellan 0 och 60 sekunder på sig.
setting-bad-nonce-timeout = { $where }: { $value } duger inte. En giv väntar mellan 0 och 60 sekunder på kuperingarna.
setting-bad-bot-workers = { $where }: { $value } duger inte. Det får finnas 0 till 64 botprocesser.
setting-bad-max-connections-per-client = { $where }: { $value } duger inte. En adress får ha 1 till 1000000 sidor öppna.
setting-bad-tables-an-hour = { $where }: { $value } duger inte. En adress får öppna 1 till 1000000 bord i timmen.
setting-bad-delete-after-days = { $where }: { $value } duger inte. Övergivna bord sparas 1 till 36500 dagar; med 0 sparas de för alltid.
setting-bad-deal-file = { $where }: ”{ $value }” är inget filnamn.
setting-bad-daily-deal-secrets = { $where }: ”{ $value }” är inget filnamn.
setting-bad-offline-engine = { $where }: ”{ $value }” är inget mappnamn.
setting-bad-metrics = { $where }: ”{ $value }” är varken true eller false.
setting-bad-log = { $where }: någon logg i formen ”{ $value }” finns inte. Det finns: lines, json.
setting-bad-log-level = { $where }: någon nivå ”{ $value }” finns inte. Det finns: debug, info, warning, error.
setting-bad-language = { $where }: ”{ $value }” finns inte här. Det finns: { $languages }.

## Databasen

server-database-cannot-open = { $file } går inte att nå, eller tar inte emot något från Spadille. Är den i gång, och stämmer namn och lösenord?
server-database-not-ours = { $file } hör till ett annat program och har lämnats orörd. Ange en egen databas.
server-database-newer = { $file } skrevs av en nyare Spadille. Använd den, eller ange en annan databas.
server-database-older = { $file } skrevs av en äldre Spadille, som den här inte kan läsa, och har lämnats orörd. Ange en annan databas.
server-database-outdated = { $file } skrevs av en äldre Spadille. Starta servern på den en gång, sedan går den att läsa här.
server-database-in-use = En server spelar ur { $file }. Stäng den, eller ange en annan databas.
server-database-not-empty = { $file } innehåller redan bord och har lämnats orörd. Ange en tom databas.
server-file-not-empty = { $file } innehåller redan bord och har lämnats orörd. Ange en annan fil med --data.

## Kopior av allt

copy-bad-line = { $line ->
    [0] { $file } tar slut för tidigt. Inget har hämtats ur den.
   *[other] { $file } är ingen kopia som går att läsa: rad { $line }. Inget har hämtats ur den.
}
copy-older = { $file } exporterades av en äldre Spadille, och den här kan inte läsa den. Inget har hämtats ur den.
copy-newer = { $file } exporterades av en nyare Spadille. Använd den. Inget har hämtats ur den.
copy-file-there = { $file } finns redan och är orörd. Ange en annan fil.
copy-file-missing = { $file } finns inte, eller så finns inte mappen.
copy-no-file = { $file } går inte att använda: { $why }

copy-damaged = { $tables ->
    [one] Ett bord i { $file } är skadat.
   *[other] { $tables } bord i { $file } är skadade.
} Kör ”spadille repair” först, så räddas det som är helt.
copy-left-out = { $tables ->
    [one] Ett bord är skadat och har inte kommit med.
   *[other] { $tables } bord är skadade och har inte kommit med.
}
copy-not-sound = { $file } har ändrats eller skadats efter att den skrevs. Inget har hämtats ur den.
copy-no-text = Något i { $file } är inte längre text. Kör ”spadille repair” först, så räddas det som är helt.

## Det som är skadat. $seq är händelsens nummer vid bordet.

server-damaged = { $tables ->
    [one] Vid det bordet går det inte att spela vidare, men vid alla andra. ”spadille audit” berättar mer.
   *[other] Vid de { $tables } borden går det inte att spela vidare, men vid alla andra. ”spadille audit” berättar mer.
}
server-database-damaged = { $file } är skadad och har lämnats orörd.
server-database-missing = Det finns ingen databas { $file }.
audit-no-place = ”{ $place }” är varken en fil eller adressen till en databas som går att använda här.
audit-sound = { $file } är hel: { $tables } bord, { $events ->
    [one] en händelse
   *[other] { $events } händelser
}.
audit-damaged = { $file } är skadad. ”spadille repair” räddar det som är helt till en ny fil.
audit-page = Själva filen: { $why }
audit-list = I listan ”{ $list }” är { $lines ->
    [one] en rad skadad.
   *[other] { $lines } rader skadade.
}
fault-changed = Bord { $table }, händelse { $seq }: inte som den skrevs.
fault-missing = Bord { $table }, händelse { $seq }: saknas.
fault-cut-off = Bord { $table }: de sista händelserna saknas, från och med nummer { $seq }.
fault-unread = Bord { $table }: går inte att läsa längre, från och med händelse { $seq }.
fault-no-table = Bord { $table }: det finns händelser därifrån, men inget sådant bord i listan.
fault-no-events = Bord { $table }: ingen av dess händelser finns kvar.
fault-mislabelled = Bord { $table }: står i listan som något annat än det öppnades som.
fault-unplayable = Bord { $table }, händelse { $seq }: kan inte ha hänt enligt reglerna.
fault-stranger = Bord { $table }, händelse { $seq }: enligt listan kom någon till då, men så var det inte.
fault-no-player = Bord { $table }, händelse { $seq }: någon som kom till då saknas i listan.
repair-table = Bord { $table }: { $events ->
    [0] inget gick att rädda.
    [one] den första händelsen räddades.
   *[other] de första { $events } händelserna räddades.
}
repair-saved = Räddat i { $file }: { $tables } bord, { $events ->
    [one] en händelse
   *[other] { $events } händelser
}.

## Hjälp

help-audit =
    spadille audit [PLATS]: kontrollerar att allt som är sparat i en fil eller en databas är som det skrevs,
    och talar annars om vad som är fel och var: bordet, och händelsens nummer. En server får vara i gång
    under tiden. Slutar med 0 om allt är helt, med 1 om något är skadat, med 2 om inget går att läsa.

    --data FIL       filen som borden sparas i
    --database URL   databasen som de sparas i i stället
    --config FIL     filen med inställningar där den står
    --language KOD   språket det sägs på
help-repair =
    spadille repair PLATS FIL: räddar allt som är helt i en skadad fil eller databas till en ny FIL: varje
    helt bord, och av andra bord början så långt den är hel. Säger vad som inte kom med. PLATS lämnas
    orörd. Slutar med 0 om allt kom med, med 1 om något inte gjorde det, med 2 om inget gick att rädda.

    --language KOD   språket det sägs på

help-export =
    spadille export [FIL]: skriver ned allt som är sparat, en rad JSON för varje sak, i FIL eller på
    standard ut. En server får vara i gång under tiden. Den som har kopian kan läsa korten i givar som
    ännu spelas.

    --data FIL       filen som borden sparas i
    --database URL   databasen som de sparas i i stället
    --config FIL     filen med inställningar där den står
    --matches        bara partierna, nedtecknade, utan givar som ännu spelas
    --language KOD   språket för det som kan gå fel
help-import =
    spadille import FIL: läser in det som export har skrivit i en databas som ännu är tom: allt, eller, om
    något är fel, ingenting.

    --data FIL       filen som borden ska sparas i
    --database URL   databasen som de ska sparas i i stället
    --config FIL     filen med inställningar där den står
    --language KOD   språket för det som kan gå fel
