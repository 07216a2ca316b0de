### Ett blad som andra tittar på, var och en på sin enhet.

looking-on = Låt andra titta på
looking-about = Huset sparar en kopia av bladet, och den som har länken ser det medan du skriver. Bara du skriver på det.
looking-name = Ditt namn
looking-begin = Låt andra titta på
looking-link = Den som har länken tittar på.
looking-qr = Kod med länken för dem som tittar på
looking-end = Inte längre
looking-unseen = De andra ser inte de senaste givarna än: huset går inte att nå. De ser dem så snart det går.
looking-trouble = Det gick inte. Försök igen om en stund.
looking-live = Du tittar på. Det som skrivs står här några sekunder senare.
looking-waits = Huset går inte att nå just nu. Så här stod det.
looking-gone = Bladet finns inte kvar här.
looking-mine = Blad som andra tittar på
looking-stop = Låt inte längre andra titta på ”{ $title }”
refusal-no-such-sheet = Det finns inget sådant blad här längre.
refusal-too-many-sheets = Andra tittar redan på { $most } av dina blad. Avsluta några.
