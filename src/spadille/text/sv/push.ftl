### Klockan: en enhet får veta när dess spelare är i tur.

push-turn = Din tur
push-with = { $game } med { $names }
push = Din tur
push-about = Vid bord i egen takt säger den här enheten till när det är din tur: en gång per tur, och aldrig ett kort.
push-on = Säg till på den här enheten
push-off = Den här enheten säger inte till.
push-is-on = Den här enheten säger till när det är din tur.
push-denied = Webbläsaren låter inte sidan skicka aviseringar. Det kan ändras i dess inställningar för sidan.
push-home = På en iPhone eller iPad: lägg först till sidan på hemskärmen (Dela, sedan Lägg till på hemskärmen), öppna den därifrån och slå på det här.
push-cannot = Den här webbläsaren kan inte säga till när sidan är stängd.
push-trouble = Det gick inte. Försök igen om en stund.
refusal-bad-endpoint = Det finns ingen väg dit din webbläsare vill få besked.
