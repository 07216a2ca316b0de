### Ens eget: borden man sitter vid, de öppna borden, det man har spelat, och koden som tar det med sig.

## På första sidan

account-tables = Dina bord
account-damaged = { $count ->
    [one] Ett av dina bord har skadats och kan inte öppnas längre. Den som sköter servern kan rädda det som går.
   *[other] { $count } av dina bord har skadats och kan inte öppnas längre. Den som sköter servern kan rädda det som går.
}
account-turn = Din tur
account-question = Du får en fråga
account-next = Klar för nästa giv?
account-table-with = med { $names }
account-by-turns = i egen takt
account-all = Dina partier och resultat
open-title = Öppna bord
open-line = { $game }, { $preset }
open-waiting = inte börjat
open-deal = giv { $deal }
open-free = { $count ->
    [one] { $count } ledig plats
   *[other] { $count } lediga platser
}
open-bots = { $count ->
    [one] { $count } bot att ta över efter
   *[other] { $count } botar att ta över efter
}
open-watchers = { $count ->
    [one] { $count } tittar på
   *[other] { $count } tittar på
}
open-options = { $count ->
    [one] { $count } ändrat val
   *[other] { $count } ändrade val
}
open-join = Sätt dig
open-look = Titta på
open-refresh = Uppdatera
open-none = Inget öppet bord just nu.
start-public = Vem som får vara med
start-public-no = de med länken
start-public-yes = alla
start-public-about-no = Bara den som har länken hittar bordet.
start-public-about-yes = Bordet syns i listan över öppna bord.
start-waits = Bordet väntar
start-waits-brisk = en stund
start-waits-usual = lagom
start-waits-patient = länge
start-waits-turns = i egen takt
start-invite = Bjud in vänner
start-invite-about = Alla andra platser hålls lediga, och du får en länk att skicka.

## Det man har spelat

account-play = Ditt spel: var du tappar marker, med turen borträknad
account-open-deal = Öppna en giv med kod, länk eller sparad fil
history-title = Tidigare partier
history-none = Inget parti är färdigspelat än.
history-more = Visa äldre
history-when = när
history-what = parti
history-with = med
history-place = plats
history-chips = marker
history-deals = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
history-results = Givarna
account-no-tables = Du sitter inte vid något bord.
account-missing = Det gick inte att hämta.

## Koden

code-title = På en annan enhet
code-about = Med en återställningskod är du samma spelare på en annan enhet, med dina platser och resultat. Den som har koden kan spela i ditt namn: visa den inte för andra.
code-make = Gör en kod
code-make-anew = Gör en ny kod
code-made = En kod gjordes den { $date }. Den går inte att visa igen; en ny kod gör den gamla ogiltig och loggar ut dina andra enheter.
code-sure = Den gamla koden slutar gälla och dina andra enheter loggas ut. Vill du göra en ny?
code-sure-devices = Dina andra enheter loggas ut. Vill du göra en kod?
code-here = Din återställningskod
code-here-about = Skriv upp den: den visas bara nu.
code-copy = Kopiera koden
code-enter-title = Har du en kod?
code-enter = Återställningskod
code-enter-about = Sedan spelar du här som den som gjorde den; den här webbläsarens egna platser blir kvar.
code-go = Använd den
code-missing = Skriv koden.
code-done = Välkommen tillbaka, { $name }.
code-unknown = Sätt dig vid ett bord först; då finns det något att ta med.

## Enheterna

devices-title = Dina enheter
devices-about = Den som har någon av dem i handen kan spela i ditt namn. Logga ut den som är borta, utlånad eller inte längre din.
device-name = { $browser } på { $system }
device-unknown = En webbläsare
device-here = den här
device-seen = här sedan { $came }, senast sedd { $seen }
device-out = Logga ut
device-out-which = Logga ut { $device }, { $seen }
device-out-here = Logga ut här
device-out-sure = { $device } spelar inte längre i ditt namn. Bord som är öppna där stängs genast.
device-out-here-sure = Den här webbläsaren glömmer vem du är. Du kommer tillbaka bara med en återställningskod, eller på en annan av dina enheter.
device-out-done = { $device } är utloggad.
device-out-here-done = Du är utloggad här.
devices-others = Logga ut alla andra
devices-others-sure = Bara den här enheten spelar då i ditt namn. Bord som är öppna på andra håll stängs genast.
devices-others-done = Alla andra enheter är utloggade.
devices-keep = Avbryt

## Att bli glömd

erase-title = Radera dina uppgifter
erase-about = Ditt namn, dina enheter och din kod raderas. Du lämnar dina bord, och det du har spelat står kvar som ”en spelares”. Det går inte att ångra.
erase-about-alone = Ditt namn raderas; det du har spelat står kvar som ”en spelares”. Det går inte att ångra.
erase-open = Radera …
erase-write = Skriv ditt namn för att bekräfta: { $name }
erase-go = Radera för gott
erase-done = Dina uppgifter här är raderade.

## Ett bords resultat

results-title = Resultat
results-match = Parti { $number }
results-being-played = pågår
results-standing = Ställning
# en spelare som inte kunde betala och byttes ut
results-left = { $name }, lämnade bordet efter giv { $deal }
results-download = Hämta givarna
evening-deal = Giv { $number }
evening-page = Spara som webbsida
evening-json = Spara som JSON
results-to-table = Till bordet

## Storbilden

screen-watchers = { $count ->
    [one] En person ser på
   *[other] { $count } personer ser på
}
screen-join = Kom med på { $address }
