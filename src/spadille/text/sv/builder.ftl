### Regelbygget: regelverken sida vid sida, och egna regler.

builder-title = Sätt ihop reglerna
builder-about = Regelverken sida vid sida. Utgå från en av dem, ändra det du vill, och skicka länken till dem du ska spela med.
builder-published = Som publicerat
builder-one = För { $game } finns ett enda regelverk här, { $source }, och inget att välja.
builder-only-differing = skillnader
builder-everything = alla val
builder-rows = Visa
builder-option = Val
builder-same = Här är alla överens.
builder-legend = Streckad understrykning: husregel, där källan tiger. Prickad: följer av källan.
builder-house = husregel
builder-inferred = följer av källan
builder-from = Utgå från { $preset }
builder-yours = Dina regler
builder-yours-as = Precis som i { $preset }.
builder-yours-differ = { $count ->
    [one] Ett val skiljer sig från { $preset }:
   *[other] { $count } val skiljer sig från { $preset }:
}
builder-instead = { $option }: { $value }, inte { $published }
builder-play = Spela med de här reglerna
builder-link = Kopiera länken
builder-copied = Länken är kopierad.
builder-not-copied = Länken: { $link }
builder-match = Partiet
builder-bad = Länken går inte att läsa: { $why } Här visas de vanliga reglerna i stället.
builder-no-chips = inga, alla börjar på 0
# vad reglerna säger vid ett bord med så många eller fler
builder-from-seats = från { $seats } vid bordet: { $value }
builder-seats = { $least } till { $most }
builder-card = Skriv ut bordskortet
builder-card-print = Skriv ut
builder-card-back = Tillbaka till reglerna
