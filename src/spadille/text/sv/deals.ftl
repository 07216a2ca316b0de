### Givar för sig: en givs sida, att öppna en, att ta med den, att spela den.

## Vem som sitter var, när ingen är känd

deal-hand-1 = Förhand
deal-hand-2 = Andra
deal-hand-3 = Tredje
deal-hand-4 = Fjärde
deal-hand-5 = Femte
deal-hand-6 = Sjätte
deal-hand-dealer = Givaren
deal-hand-out = Plats { $seat }

## Att öppna en

deal-open-title = Öppna en giv
deal-open-about = Klistra in givens kod, dess länk eller det som ”Kopiera given” gav. Mellanslag och radbrytningar gör ingenting.
deal-open-field = Kod, länk eller kopierad giv
deal-open-go = Öppna
deal-open-missing = Klistra först in en kod, en länk eller en kopierad giv.

## Sidan

deal-title = En giv
deal-where = { $game }, { $preset }. En giv från en länk
deal-seen-from = Sedd från
deal-all-hands = alla
deal-tabs = Given och att dela med sig av den
deal-tab-tricks = Stick
deal-tab-bidding = Budgivning
deal-tab-share = Dela
deal-steps = Givens steg
deal-first = Till början
deal-back = Ett steg tillbaka
deal-on = Ett steg fram
deal-last = Till slutet
deal-rail = Steg
deal-rail-value = Steg { $step } av { $steps }. { $told }
deal-begins = Korten är utdelade.
deal-next-auction = { $name } ska bjuda.
deal-next-play = { $name } ska spela.
deal-next-other = { $name } ska välja.
deal-unfinished = Längre spelades inte given.
deal-hand-label = { $name }, { $count ->
    [0] inga kort kvar
    [one] ett kort
   *[other] { $count } kort
}
deal-hand-gone = Spelade: { $cards }
# at the foot of a card of a review
deal-mark-done = du lade
deal-mark-better = bättre
deal-hidden = { $count ->
    [one] Ett dolt kort
   *[other] { $count } dolda kort
}
deal-widow = Talongen
deal-laid-away = Bortlagt
deal-for = { $who ->
    [me] till dig
   *[other] till { $name }
}
deal-result = Så gick det
deal-no-tricks = Inget kort är spelat än.
deal-match-before = Giv { $deal }
deal-match-after = Giv { $deal }
deal-match-results = Alla givar
deal-match-ways = Partiets andra givar
deal-review = Genomgång

## Varför ett kort spelades

# $who är läsaren eller en annan spelare
deal-why = { $who ->
    [me] Varför spelade du { $card }?
   *[other] Varför spelade { $name } { $card }?
}
deal-why-same = Det hade experten också spelat.
deal-why-other = Experten hade spelat { $best }.
# $name är en annan spelare än läsaren; sedan följer ett skäl som talar till ”dig”
deal-why-seat = Från { $name }s plats, där ”du” är { $name }:

## Att ta med den

deal-code = Givens kod
deal-no-code = Reglerna har inget nummer, så given har ingen kod.
deal-copy-link = Kopiera länken
deal-copy-link-about = öppnar vid detta steg
deal-copy-code = Kopiera koden
deal-copy-diagram = Kopiera som text
deal-copy-record = Kopiera given
deal-copy-cards = Utmana en vän
deal-copy-cards-about = bara korten
deal-copied = Kopierat.
deal-kept = Sparat som fil.

## Att spela den

deal-play = Spela den
deal-play-from = Spela vidare härifrån
deal-play-title = Spela de här korten
deal-play-about = Du tar en plats, botarna de andra. Den ursprungliga given ändras inte.
deal-play-seat = Din plats
deal-play-begin = Börja
deal-play-begin-0 = Vid budgivningen
deal-play-begin-here = Vid detta steg
deal-play-go = Sätt dig

## Sida vid sida

deal-beside = Sida vid sida
deal-beside-waits = De här korten har spelats förut. Du får se hur det gick när du också har spelat dem.
deal-beside-yours = Du
deal-beside-one = Omgång { $number }
deal-beside-copy = Kopiera båda som länk

## Vad hade du gjort?

deal-quiz = Vad hade du gjort?
deal-quiz-off = Visa mig bara
deal-quiz-asked = { $name } står i tur. Vad hade du gjort?
deal-quiz-wait = Först står { $name } i tur.
deal-quiz-same = { $said }: precis som vid bordet.
deal-quiz-other = Du: { $mine }. Vid bordet: { $theirs }.

## Avvisat

refusal-deal-of-today = Det här är dagens giv. Du kan öppna den när du har spelat den.
refusal-no-such-seat = På den platsen spelar ingen.
refusal-no-such-deal = Den given finns inte.

## Sedd utifrån

deal-preview-title = { $game }: vad bjuder du?
deal-preview-picture = En hand som förhand fick den, och frågan vad man bjuder.
deal-preview = Du sitter i förhand med { $hand }. Bjud, spela den och se hur det gick.

## Där den visas på annat håll

deal-picture-who = Du sitter i förhand.
deal-picture-asked = Vad bjuder du?
deal-picture-foot = Bjud, spela och se hur det gick
deal-embed-open = Stega igenom given eller spela korten själv
deal-embed-marks = ▸ spelade ut; understruket tog sticket.
deal-embed-none = Den här given kan inte visas just nu.
deal-save-picture = Spara som bild
deal-save-picture-about = bara handen
deal-copy-embed = Kopiera till en webbsida

## En giv från ett riktigt bord

entry-title = Skriv in en giv
entry-about = Skriv in en giv som du spelat med riktiga kort: den kontrolleras, och du kan granska den. Bara korten räcker för att spela den igen.
entry-link = Skriv in en giv som du spelat med riktiga kort
entry-game = Spel
entry-rules = Regler
entry-seats = Spelare vid bordet
entry-dealer = Vem som gav
entry-player = Spelare { $number }
entry-cards = Korten
entry-cards-about = Tryck på eller skriv { $count } kort för varje hand, som AS 10H QD. Korten som blir över är talongen.
entry-count = { $held } av { $count } kort
entry-pack = Kort till { $name }
entry-no-card = Inget kort heter { $words }.
entry-foreign = Finns inte i leken: { $cards }.
entry-twice = I två händer: { $cards }.
entry-widow = Talongen: { $cards }
entry-lay = Lägg upp korten
entry-actions = Bud och kort
entry-turn = { $name } på tur:
entry-away = Bortlagda kort: skriv { $count }
entry-away-go = Lägg bort
entry-over = Given är slut.
entry-back = Ta tillbaka det sista
entry-review = Granska
entry-open = Visa given
entry-cards-only = Du behöver inte skriva in resten: given kan visas, spelas och skickas som den är.
