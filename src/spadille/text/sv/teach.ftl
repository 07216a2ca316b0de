### Rådgivaren: vad som sägs i en första giv som lär ut spelet, och tipsen i givarna därefter. Varje mening vilar på en regel.

coach-title = Råd
coach-lesson = En första giv
coach-tip = Ett tips
coach-understood = Jag är med
coach-leave = Lämna lektionen
coach-again = Samma giv igen
coach-own-table = Ett eget bord
coach-silent = Spela som du vill. Det kommer ett råd när något nytt dyker upp.
coach-done = Det var den given. Nu spelar du på egen hand; några tips följer med.

## Six-Bid Solo och Progressive Solo

teach-solo-bid = Ingen har bjudit, och du har lång spader. Bjud solo: du spelar ensam mot de två andra och behöver fler än 60 av de 120 ögonen.
teach-solo-trump = Välj den färg du har flest av: spader. De tre kort som ingen fick, talongen, räknas till dig.
teach-frog-bid = Ingen har bjudit, och du har lång hjärter. Bjud frog: hjärter är trumf, du tar upp talongens tre kort och behöver minst 60 av de 120 ögonen.
teach-frog-discard = Av fjorton kort ska tre bort; de räknas till dig på slutet. Lägg bort klöver tio, ruter tio och ruter knekt: utan sina ess blir tiorna tagna, och utan klöver kan du trumfa den färgen.
teach-must-trump = Klöver spelas ut och du har ingen, men du har trumf. Då måste du trumfa. En låg räcker.
teach-draw-trumps = Den som tar sticket spelar ut till nästa. Trumfa ut de andra: esset tar en trumf från var och en som har någon.
teach-follow = Du har färgen som spelades ut, och då måste du bekänna. Är sticket inte säkert ditt, lägg lågt.
teach-points = Ess är värt 11 ögon, tio 10, kung 4, dam 3 och knekt 2. Tian går över kungen.
teach-solo-made = Hemma. För varje öga över 60 betalar var och en av motspelarna 2, och talongen räknades till dig.
teach-solo-lost = Det räckte inte till 60. För varje öga som fattades betalar du 2 till var och en.
teach-frog-made = Hemma. För varje öga över 60 betalar var och en av motspelarna 1; det du lade bort räknades till dig.
teach-frog-lost = Det räckte inte till 60. För varje öga som fattades betalar du 1 till var och en.
teach-even = Jämnt 60: ingen betalar.
teach-passed-out = Rundpass: ingen betalar, och nästa givare ger.
teach-over = Given är slut. Vid siffrorna står hur kontraktet betalas.

## German Solo

teach-question-bid = Med ruter som trumf har du spadiljen, kung, tio och nio, och två ess vid sidan om. Bjud question: fem av de åtta sticken, ihop med en medspelare som du kallar.
teach-question-trump = Välj ruter. Över esset står klöver dam, ruter sju och spader dam, i den ordningen.
teach-question-call = Kalla hjärter ess. Den som har det är din medspelare, och tiger; när hjärter spelas ut måste esset fram.
teach-question-lead = Du sitter i förhand och spelar ut. Börja med klöver dam, den högsta trumfen: varje trumf som faller är en mindre mot dig.
teach-question-tricks = Den som är utan trumf får lägga vad som helst; här måste ingen trumfa. Fortsätt med ruter tio: de andras trumf faller, eller så tar din medspelare sticket.
teach-question-partner = Hjärter ess: där är din medspelare, och sticket är ert. Spara kungen, som nu är högsta hjärter, och lägg åttan.
teach-question-fifth = Ni har tagit fyra stick i rad. Spela klöver ess till det femte.
teach-question-stop = De fem första sticken i rad: det är first. Du kan säga stopp och behålla den. Men ingen annan har trumf kvar: spela vidare med ruter kung, på alla åtta.
teach-question-made = Hemma. Du och din medspelare gör upp med varsin motspelare; first och de högsta trumfen, mackers, kommer till.
teach-question-lost = Det krävdes fem stick. Du och din medspelare betalar varsin motspelare.

## Tips

tip-bid-higher = Ett bud måste vara högre än det som gäller, och den som har passat är ute. Lång trumf med ess eller tio är värd ett bud.
tip-misere = I misère får spelföraren inte ta ett enda öga. Spela lågt, så att spelföraren får ta det som räknas.
tip-feed = Är det den andra motspelaren som tar sticket? Smörj: lägg ett ess, en tia eller en kung.
tip-defend = Mot spelföraren: spela ut så att den andra motspelaren får lägga sist.
tip-long-suit = Längd går före höga kort: välj den färg du har flest av.
tip-last-trick = Minns du inte vad som föll? Förra sticket går att se tills nästa kort spelas ut.
tip-widow = Talongen är spelförarens: dess ögon avgör många jämna givar.
tip-nobody-bid = Vid rundpass betalar ingen, och given går vidare.
tip-double = Är du säker på att budet går bet? Dubbla: mellan dig och den som bjöd blir det dubbelt, hemma eller bet.
tip-redouble = Du är dubblad. Redubbla om du är säker, så blir det fyra gånger så mycket; eller passa och låt det vara.
tip-hold = Du bjöd först och får hålla: samma bud blir ditt igen, och den andra måste bjuda högre.
tip-partner = Du spelar med spelföraren. Vet ingen om det än, så visa det inte innan det kallade kortet faller.
tip-called = Färgen som kallades spelas ut: nu måste det kallade kortet fram.
tip-ask = Du får fråga vem din medspelare är. Sedan går last inte längre att ta.
tip-stop = Ni har fem i rad. Stanna, så är first säker; spela vidare, så blir det alla åtta eller ingen bonus.
tip-no-duty = Bekänn om du kan. Annars går vilket kort som helst; här måste ingen trumfa.
tip-queens = De svarta damerna är alltid trumf när det finns trumf. De hör till trumffärgen, inte till sin egen.
tip-mackers = De tre högsta trumfen eller fler på samma sida, som de gavs, är mackers: var och en höjer priset, hemma eller bet.
