### Bordet utan server: en nyare utgåva, apparna på enheten och det som sparas i webbläsaren.

site-newer = Det finns en nyare Spadille.
site-newer-about = Allt du har spelat blir kvar som det är.
site-newer-take = Använd den nu
site-later = Senare
site-install = Spadille kan läggas bland dina appar.
site-install-about = Då öppnas den i ett eget fönster, även utan nät, och dina partier bevaras tryggt.
site-install-menu = Tryck på Dela och sedan på ”Lägg till på hemskärmen”. Då öppnas den även utan nät, och dina partier bevaras tryggt.
site-install-go = Installera
site-install-no = Nej tack
