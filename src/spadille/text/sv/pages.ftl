### De öppna sidorna, som inte behöver skript: regler, spelens början, om spelen, dagens giv.


## Adresser: små bokstäver, utan mellanslag

pages-path-rules = regler
pages-path-play = spela
pages-path-about = om
pages-path-daily = dagens-giv

## Runt en sida

pages-nav = Spadille
pages-nav-rules = Regler
pages-nav-daily = Dagens giv
pages-nav-about = Om spelen
pages-trail = Var du är
pages-skip = Till texten
pages-contents = På sidan
pages-foot = Regler som ingen källa avgör är märkta som husregler.
pages-examples = { $count ->
    [one] Ett exempel
   *[other] { $count } exempel
}

## Rubriker så som man söker dem, och beskrivningar

pages-title-rules = Regler för kortspelet solo: Six-Bid, Progressive, tysk solo, Frog
pages-heading-rules = Reglerna
pages-about-rules = Reglerna för de amerikanska solospelen, varje regelverk med priser och källa, att läsa och skriva ut.
pages-title-game = { $game }, kortspel: regler, bud och poäng
pages-heading-game = { $game }: reglerna
pages-about-game = Regler för { $game }: korten, buden och deras priser, spelet och räkningen. { $about }
pages-title-preset = { $game } enligt { $preset }: bud, priser och husregler
pages-heading-preset = { $game } enligt { $preset }
pages-about-preset = { $game } så som { $preset } har det: varje bud och pris, varje regel, och vad som är husregler. { $about }
pages-title-glossary = Solospelens ord: talong, frog, matador, misère
pages-heading-glossary = Orden
pages-about-glossary = Vad kortspelare menar med talong, förhand, spelförare, misère och spelens andra ord.
pages-title-real-table = Misstag i kortspel: felgiv, fel kort, utspel i fel tur, sedd talong
pages-heading-real-table = Vid ett riktigt bord
pages-about-real-table = Vad man gör vid felgiv, ett visat kort, ett kort som inte bekänner, ett utspel i fel tur eller en sedd talong: våra förslag, alla husregler.
pages-title-play = Spela { $game } på nätet, gratis, mot botar eller med vänner
pages-heading-play = Spela { $game }
pages-about-play = Spela { $game } i webbläsaren, mot bra botar eller med vänner. Gratis och utan konto.
pages-title-daily = Dagens giv: en giv i solo för alla

## Vad en sida säger om ett spel

pages-glance = Överblick
pages-players = Spelare
pages-players-all = { $players }
pages-players-are = { $players } i varje giv, { $least } till { $most } vid bordet
pages-pack = Kort
pages-pack-is = { $count }: { $high } till { $low } i fyra färger
pages-hand = Given
pages-dealt = { $hand } var
pages-dealt-widow = { $hand } var, { $widow } i talongen
pages-aim = Mål
pages-aim-points = Bjud, och ta vad budet lovar av de { $total } ögonen
pages-aim-tricks = Bjud, och ta så många stick som budet lovar
pages-order = { $suit }, från högst till lägst.
pages-order-points = { $suit }, från högst till lägst, med vad varje kort räknas för. De andra färgerna är likadana.
pages-order-trumps = Trumfen när { $suit } är trumf, från högst till lägst.
pages-order-in = { $order } Så i { $contracts }.
pages-contracts = Kontrakt och priser
pages-contracts-of = Kontrakten från lägst till högst, så som { $preset } har dem.
pages-prices = Priser i varje regelverk
pages-prices-about = Vad varje kontrakt är värt i varje regelverk:
pages-column-bid = Bud
pages-column-trumps = Trumf
pages-column-promise = Du lovar
pages-column-price = Värt
pages-column-option = Regel
pages-column-value = Här
pages-column-origin = Från
pages-options = Alla regler i regelverket
pages-seats = { $seats } vid bordet
pages-cases = Tre uträkningar
pages-case = { $contract }: { $outcome }.
pages-case-points = { $contract } med { $points } ögon: { $outcome }.
pages-case-won = Varje motspelare betalar { $value }.
pages-case-lost = Spelföraren betalar { $value } till varje motspelare.
pages-case-won-partner = Var och en av de två får { $value } av en motspelare.
pages-case-lost-partner = Var och en av de två betalar { $value } till en motspelare.
pages-sources = Källor
pages-house-count = { $count ->
    [0] inga husregler bland valen
    [one] 1 husregel bland valen
   *[other] { $count } husregler bland valen
}
pages-hand-title = Spela den här handen: du bjuder först
pages-hand-about = Handen ur det första exemplet, enligt { $preset }. Botar tar de andra platserna.
pages-play = Spela en hand nu
pages-play-by = Spela enligt { $preset }
pages-build = Ändra reglerna

## Frågor man ställer

pages-questions = Vanliga frågor
pages-ask-players = Hur många kan spela { $game }?
pages-answer-players = { $players }.
pages-ask-cards = Vilka kort behövs till { $game }?
pages-answer-cards = { $count } kort. Varje spelare får { $hand }.
pages-answer-cards-widow = { $count } kort. Varje spelare får { $hand }, och { $widow } är talongen.
pages-ask-rank = Vilken ordning har korten i { $game }?
pages-answer-rank = Uppifrån: { $ranks }.
pages-answer-rank-matadors = Uppifrån: { $ranks }. Över dem i trumf står matadorerna.
pages-ask-points = Vad räknas korten för i { $game }?
pages-worth = { $rank } { $points }
pages-answer-points = De räknas: { $worth }; de andra för ingenting. Det är { $total } ögon i leken.
pages-ask-bids = Vilka bud finns i { $game }?
pages-answer-bids = { $count ->
    [one] Ett: { $bids }.
   *[other] { $count }, från lägst till högst: { $bids }.
}
pages-ask-void = Måste man trumfa i { $game }?
pages-answer-void-must-trump = Ja. Kan du inte bekänna färg måste du spela trumf. Har du ingen får du spela vad du vill.
pages-answer-void-free = Nej. Du måste bekänna färg. Kan du inte det får du spela vad du vill.
pages-ask-widow = Vad är talongen till i { $game }?
pages-widow-taken-up = I { $contracts } tar spelföraren upp den och lägger bort lika många kort.
pages-widow-declarers = I { $contracts } är dess ögon spelförarens i slutet.
pages-widow-last-trick = I { $contracts } följer den med sista sticket.
pages-widow-nobodys = I { $contracts } räknas den för ingen.
pages-ask-play = Kan man spela { $game } på nätet?
pages-answer-play = Ja: här, gratis och utan konto, mot botar eller med vänner.

## Dagens giv

pages-daily-games = Varje dag finns en giv i varje spel. Du spelar den en gång, mot botar, vid ett eget bord.
pages-daily-par = Efteråt ser du vad experten fick ut av samma kort, och hur det gick för de andra.
pages-daily-proof = Dagen efter kan alla se korten, och kontrollera att de var bestämda i förväg.
pages-daily-open = Spela dagens giv

## The examples of the rulebook: the names of their lines, and words in them

example-rules = regler
example-seats = platser
example-dealer = givare
example-hand = hand
example-widow = talong
example-calls = bud
example-discard = lägger bort
example-trump = trumf
example-trick = stick
example-points = ögon
example-outcome = utfall
example-value = värde
example-payments = betalningar
example-cards = korten
example-active = spelande
example-refused = avvisas
example-declarer = spelförare
example-contract = kontrakt
example-turn = tur
example-may = får
example-passed-out = rundpass
example-left = kvar
example-leader = spelar ut
example-table = bord
example-card = kortet
example-legal = tillåtna
example-winner = vinnare
example-start = start
example-bankrupt = bankrutt
example-chips = marker
example-over = slut
example-unpaid = obetalt
example-call = kallar
example-stops = stannar
example-partner = medspelare
example-tricks = antal stick
example-first = first
example-mackers = mackers
example-bank = bank
example-last = last
example-called = kallat
example-suit = färg
example-know = vet
example-missed = missad
example-says = säger
example-asks = frågar
example-end = till
example-doubled = dubblat
example-pots = potter
example-pots-after = potter efter
example-made = hem
example-give = ger tillbaka
example-word-yes = ja
example-word-no = nej
example-word-none = ingen
example-word-1st = 1:a
example-word-2nd = 2:a
example-word-3rd = 3:e
example-word-4th = 4:e
