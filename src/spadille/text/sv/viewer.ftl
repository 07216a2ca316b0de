### Ett blad som andra tittar på, var och en på sin enhet.

viewer-on = Låt andra titta på
viewer-about = Huset sparar en kopia av bladet, och den som har länken ser det medan du skriver. Bara du skriver på det.
viewer-name = Ditt namn
viewer-begin = Låt andra titta på
viewer-link = Den som har länken tittar på.
viewer-qr = Kod med länken för dem som tittar på
viewer-end = Inte längre
viewer-unseen = De andra ser inte de senaste givarna än: huset går inte att nå. De ser dem så snart det går.
viewer-trouble = Det gick inte. Försök igen om en stund.
viewer-live = Du tittar på. Det som skrivs står här några sekunder senare.
viewer-waits = Huset går inte att nå just nu. Så här stod det.
viewer-gone = Bladet finns inte kvar här.
viewer-mine = Blad som andra tittar på
viewer-stop = Låt inte längre andra titta på ”{ $title }”
refusal-no-such-sheet = Det finns inget sådant blad här längre.
refusal-too-many-sheets = Andra tittar redan på { $most } av dina blad. Avsluta några.
