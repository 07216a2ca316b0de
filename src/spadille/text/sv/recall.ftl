### Vilken solo var det? En sida med frågor om ett spel som du minns.

recall-title = Vilken solo var det? Åtta frågor hittar kortspelet du minns
recall-about = Svara det du minns av ett spel som du en gång spelade eller såg. Högst åtta frågor, och du får hoppa över vilka du vill.
recall-link = Vilken solo var det? Åtta frågor hittar spelet du minns.
recall-count = Fråga { $number } av högst { $most }
recall-unknown = Jag minns inte
recall-possible = Fortfarande möjliga
recall-result = Mest likt det du minns
recall-fits = Det stämmer
recall-differs = Det skiljer sig
recall-differs-said = (du minns: { $answer })
recall-play = Spela det här
recall-given = Dina svar
recall-back = Ta tillbaka sista svaret
recall-again = Börja om
recall-ignored = En del av länken är inget svar på frågorna. Den togs inte med.
recall-noscript = Om den första frågan står kvar kan du jämföra ditt spel med svaren nedan.
recall-overview = Alla frågor, med varje spels svar
recall-column = Fråga
recall-middle = extrakorten
recall-yes = ja
recall-no = nej
recall-contract = { $contract }

## Frågorna och deras svar

recall-widow = Tog den som bjöd högst upp extrakorten?
recall-widow-none = det fanns inga extrakort
recall-widow-closed = nej, de låg kvar dolda
recall-widow-lowest = bara i det lägsta budet
recall-widow-several = ja, i mer än ett bud

recall-lowest = Vad hette det lägsta budet?

recall-ten = Var tian högre än kungen?

recall-players = Hur många av er spelade en giv?
recall-players-count = { $count }

recall-hand = Hur många kort fick du?
recall-hand-count = { $count }

recall-bids = Hur många olika bud fanns det?
recall-bids-few = två eller tre
recall-bids-some = fyra eller fem
recall-bids-six = sex
recall-bids-many = fler än sex

recall-highest = Vad hette det högsta budet?

recall-secret = Kunde två spela ihop i hemlighet?

recall-top = Var ett visst kort högsta trumf, vilken färg som än var trumf?
recall-top-card = ja, { $card }

recall-nothing = Fanns det ett bud att inte ta något?
recall-nothing-no-points = ja, inget kort som räknas
recall-nothing-no-tricks = ja, inte ett enda stick

recall-all = Fanns det ett bud att vinna alla stick?

recall-auction = Hur gick budgivningen till?
recall-auction-rotation = varv efter varv, tills alla utom en hade passat
recall-auction-duel = två bjöd mot varandra, tills en passade
recall-auction-one-round = ett enda varv, med ett bud var
recall-auction-doubling = varv efter varv, och de andra kunde dubbla

recall-price = Vad gav det lägsta budet?
recall-price-per-point = { $value } för varje öga
recall-price-per-points = { $value } för vart { $per }:e öga
recall-price-fixed = alltid { $value }

recall-suits = Vad kunde vara trumf i en vanlig solo?
recall-suits-any = vilken färg som helst
recall-suits-except = vilken färg som helst utom { $suits }
recall-suits-told = budet sade vilken färg

recall-half = Vad hände om spelföraren tog exakt hälften av ögonen?
recall-half-drawn = { $points } var oavgjort: ingen betalade
recall-half-won = { $points } räckte
recall-half-lost = { $points } var för lite
recall-half-uncounted = vi räknade stick, inte ögon

recall-packets = Hur gavs korten?
recall-packets-packets = { $packets }
recall-packets-singly = ett i taget

recall-start = Vad började ni med?
recall-start-score = inget: ställningen skrevs upp
recall-start-chips = { $chips } marker var

recall-dealer = När ni var fyra vid bordet, vad gjorde givaren?
recall-dealer-none = satt över, och varken betalade eller fick betalt
recall-dealer-on-loss = satt över, och fick betalt när spelföraren förlorade
recall-dealer-full = satt över, och betalade och fick betalt som de andra
recall-dealer-full-in-solos = satt över, och betalade och fick betalt som de andra i vissa bud
recall-dealer-plays = vi var inte fyra, eller givaren spelade också

recall-lead = Vem spelade ut första kortet?
recall-lead-eldest = spelaren till vänster om givaren
recall-lead-left-of-declarer = spelaren till vänster om spelföraren
recall-lead-declarer = den som bjöd högst

recall-trumps = Fick du spela ut trumf när du ville?

recall-seen = Fick alla se extrakorten som togs upp?

recall-called = Kunde spelföraren begära ett kort ur en annan hand?
recall-called-optional = ja, men behövde inte
recall-called-required = ja, och måste

recall-open = Lades handen öppet på bordet i något bud?
recall-open-before-lead = ja, innan första kortet spelades
recall-open-after-lead = ja, efter att första kortet spelats
recall-open-after-opponents = ja, efter de andras första kort
