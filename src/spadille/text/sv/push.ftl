### Klockan: en enhet får veta när dess spelare är i tur.

push-turn = Din tur
push-with = { $game } med { $names }
push = Aviseringar
push-about = Vid bord i egen takt säger den här enheten till när det är din tur: en gång per tur, och utan att visa något kort.
push-on = Slå på aviseringar
push-off = Aviseringar är avstängda på den här enheten.
push-is-on = Aviseringar är påslagna på den här enheten.
push-denied = Webbläsaren låter inte sidan skicka aviseringar. Det kan ändras i dess inställningar för sidan.
push-home = På en iPhone eller iPad: lägg först till sidan på hemskärmen (Dela, sedan Lägg till på hemskärmen), öppna den därifrån och slå på det här.
push-cannot = Den här webbläsaren kan inte visa aviseringar när sidan är stängd.
push-trouble = Det gick inte. Försök igen om en stund.
refusal-bad-endpoint = Det går inte att skicka aviseringar till adressen som webbläsaren angav.
