### Rådgivaren: tipsen i givarna efter en lektion. Varje mening vilar på en regel.

coach-title = Rådgivaren
coach-tip = Ett tips
coach-understood = Jag är med

## Tips

tip-bid-higher = Ett bud måste vara högre än det som ligger, och den som har passat är ute. Lång trumf med ess eller tio är värd ett bud.
tip-misere = I misère får spelföraren inte ta ett enda öga. Spela lågt, så att spelföraren får ta det som räknas.
tip-feed = Är det den andra motspelaren som tar sticket? Smörj: lägg ett ess, en tia eller en kung.
tip-defend = Mot spelföraren: spela ut så att den andra motspelaren får lägga sist.
tip-long-suit = Längd går före höga kort: välj den färg du har flest av.
tip-last-trick = Minns du inte vad som föll? Förra sticket går att se tills nästa kort spelas ut.
tip-widow = Talongen är spelförarens: dess ögon avgör många jämna givar.
tip-nobody-bid = Vid rundpass betalar ingen, och nästa spelare ger.
tip-double = Är du säker på att budet går bet? Dubbla: mellan dig och den som bjöd räknas allt dubbelt, hemma eller bet.
tip-redouble = Du är dubblad. Redubbla om du är säker, så räknas allt fyra gånger; eller passa och låt det vara.
tip-hold = Du bjöd först och får hålla: samma bud blir ditt igen, och den andra måste bjuda högre.
tip-partner = Du spelar med spelföraren. Vet ingen om det än, så visa det inte innan det kallade kortet faller.
tip-called = Färgen som kallades spelas ut: nu måste det kallade kortet fram.
tip-ask = Du får fråga vem din medspelare är. Frågar du ger du upp last.
tip-stop = Ni har fem i rad. Stanna, så är first säker; spela vidare, så blir det alla åtta eller ingen bonus.
tip-no-duty = Bekänn om du kan. Annars går vilket kort som helst; här måste du inte trumfa.
tip-queens = De svarta damerna är alltid trumf när det finns trumf. De hör till trumffärgen, inte till sin egen.
tip-mackers = De tre högsta trumferna eller fler, givna till samma sida, är mackers: var och en höjer priset, hemma eller bet.
