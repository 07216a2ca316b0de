### Ett blad som andra tittar på, var och en på sin enhet.

viewer-on = Låt andra följa med
viewer-about = Servern sparar en kopia av bladet, och den som har länken ser det medan du skriver. Bara du kan skriva på det.
viewer-name = Ditt namn
viewer-begin = Låt andra följa med
viewer-link = Den som har länken kan titta på.
viewer-qr = QR-kod med länken för åskådare
viewer-end = Sluta visa
viewer-unseen = De andra ser inte de senaste givarna än: servern går inte att nå. De ser dem så snart det går.
viewer-trouble = Det gick inte. Försök igen om en stund.
viewer-live = Du tittar på. Det som skrivs syns här några sekunder senare.
viewer-waits = Servern går inte att nå just nu. Så här såg bladet ut senast.
viewer-gone = Bladet finns inte kvar här.
viewer-mine = Blad du visar
viewer-stop = Sluta visa ”{ $title }”
refusal-no-such-sheet = Bladet finns inte kvar här.
refusal-too-many-sheets = Du visar redan { $most } blad. Sluta visa några.
