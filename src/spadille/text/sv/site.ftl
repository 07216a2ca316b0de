### Bordet utan server: en nyare utgåva, apparna på enheten och det som sparas i webbläsaren.

site-newer = Det finns en nyare Spadille.
site-newer-about = Allt du har spelat blir kvar som det är.
site-newer-take = Använd den nu
site-later = Senare
site-install = Spadille kan läggas bland dina appar.
site-install-about = Då öppnas den i ett eget fönster, även utan nät, och dina partier bevaras tryggt.
site-install-about-served = Då öppnas den i ett eget fönster, och en del fungerar även utan nät.
site-install-menu = Tryck på Dela och sedan på ”Lägg till på hemskärmen”. Då öppnas den även utan nät, och dina partier bevaras tryggt.
site-install-menu-served = Tryck på Dela och sedan på ”Lägg till på hemskärmen”. En del fungerar då även utan nät.
site-install-go = Installera
site-install-no = Nej tack
site-kept = Sparat i den här webbläsaren
site-kept-about = Dina partier, dina protokoll och dina inställningar finns här och ingen annanstans.
site-room = { $megabytes } MB allt som allt, med Spadille själv inräknad.
site-safe = Webbläsaren har lovat att inte kasta bort något av det.
site-unsafe = Om webbläsaren får ont om plats kan den kasta bort det.
site-make-safe = Be den att behålla allt
site-not-safe = Webbläsaren lovar inte det ännu. Det gör den för sidor som du använder ofta eller har installerat.
site-take-along = Ta med allt
site-take-in = Läs in en fil
site-take-about = Allt blir en enda fil. Läs in den på en annan enhet, så fortsätter du där, även mitt i en giv. Den som har filen spelar i ditt namn.
site-take-in-sure = Det som finns i filen ersätter allt som är sparat här.
site-take-in-go = Ersätt allt
site-unread = Filen gick inte att läsa, eller så kommer den från en annan version. Ingenting har ändrats.
site-not-taken = Filen kunde inte göras. Ingenting har ändrats.
