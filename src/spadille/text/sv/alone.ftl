### Bordet utan server: medan det hämtas.

alone-loading = Bordet görs i ordning: { $percent } %
alone-opening = Bordet är snart klart.
alone-elsewhere = Spadille är öppet i ett annat fönster. Stäng det för att spela här.
alone-failed = Bordet kunde inte hämtas.
alone-unusable = Dina partier i den här webbläsaren kommer från en annan version av Spadille, eller så är de skadade. De går inte att öppna här, och ingenting har ändrats.
alone-delete = Ta bort dem och börja om
alone-plain = Bara över https kan en webbläsare spara tryggt, och därför kan inget bord öppnas här. Öppna sidan med dess https-adress.
alone-slow = Första gången tar det en stund; sedan går det fortare.
alone-aside = En del av det som webbläsaren har sparat går inte att läsa. Den är lagd åt sidan; allt annat finns här, och du kan spela vidare.
alone-aside-save = Spara den delen som fil
alone-aside-forget = Kasta den
