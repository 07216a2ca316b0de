### Raden för ord vid bordet i webbläsaren. Vad som får skrivas där, och svaren, är terminalens.

line-title = Med ord
line-about = ”Pass”, ”solo”, ”hjärter dam”; eller fråga: ”sticket”, ”trumf”, ”vems tur”. Ett frågetecken visar vad mer du kan säga.
line-answers = Svar
line-send = Säg det
