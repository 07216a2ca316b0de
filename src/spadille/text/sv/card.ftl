### Bordskortet: bordets regler på en utskriven sida.

card-title = Bordskort
card-page-title = { $game } enligt { $preset }: reglerna på en sida att skriva ut
card-about = Reglerna för { $game } enligt { $preset } på en sida: kort, bud, priser, vem som spelar ut och vad som betalas. Skriv ut på A5, A4 eller Letter.
card-print = Skriv ut bordskortet
card-back = Tillbaka till reglerna
card-sum = { $players } spelare, { $count } kort, { $hand } var
card-sum-widow = { $players } spelare, { $count } kort, { $hand } var och { $widow } i talongen
card-order = Högst till lägst.
card-order-points = Högst till lägst, med ögon. { $total } i allt.
card-order-in = Så i { $contracts }.
card-of-trumps = trumf-{ $rank }
card-matadors = Över dem i trumf, i den här ordningen: { $cards }.
card-changed = Husregler: { $rules }.

card-deal = Given
card-deal-packets = { $packets }.
card-deal-widow = talong
card-deal-singly = Ett kort i taget. Kort { $places } i leken är talongen.

card-auction = Budgivning
card-auction-rotation = Till vänster om givaren först, sedan medsols: bjud högre eller passa. Den som passat är ute.
card-auction-duel = De två första till vänster om givaren bjuder mot varandra tills en passar. Nästa spelare möter sedan den andra.
card-auction-precedence = De två första till vänster om givaren bjuder mot varandra tills en passar; den första får hålla den andras bud. Nästa spelare möter sedan den som är kvar.
card-auction-doubling = Till vänster om givaren först, sedan medsols: bjud högre eller passa. De andra får dubbla budet.
card-auction-one-round = Till vänster om givaren först, medsols: ett bud var, högre än det förra, eller pass.
card-passed = Passar alla ger nästa spelare.
card-forced = Passar alla spelar den som har { $card } { $contract }.

card-play = Spelet
card-void-must-trump = Bekänn färg. Kan du inte, trumfa. Kan du inte det heller, spela vad du vill.
card-void-free = Bekänn färg. Kan du inte, spela vad du vill.
card-lead = { $who } spelar ut först.
card-lead-in = I { $contracts } spelar { $who } ut först.
card-lead-eldest = Spelaren till vänster om givaren
card-lead-left-of-declarer = spelaren till vänster om spelföraren
card-lead-declarer = spelföraren
card-trumps-broken = Trumf får inte spelas ut förrän en trumf har spelats.

card-widow = Talongen

card-pay = Räkningen
card-drawn = Exakt { $points } är oavgjort: ingen betalar.
card-bank = Sitter ingen över betalar en spelförare som förlorar en andel till banken också.
card-side-only = Bara spelförarens sida betalar eller får betalt, av banken.
card-ante = Var och en lägger { $chips } i { $pot } före given.
card-bonuses = Tillägg: { $bonuses } (i { $contracts }).

card-rest = Fler vid bordet
card-rest-dealer = Givaren sitter över.
card-rest-dealer-and-left = Givaren sitter över; är ni fem eller fler även de till vänster om givaren.
card-rest-dealer-and-third-left = Givaren sitter över; är ni fem även den tredje till vänster.
card-with = Är ni { $seats }: { $text }
card-sitters-none = De som sitter över varken betalar eller får betalt.
card-sitters-on-loss = De som sitter över får betalt när spelföraren förlorar.
card-sitters-full = De som sitter över betalar och får betalt som motståndarna.
card-sitters-full-in-solos = De som sitter över betalar och får betalt som motståndarna; togs talongen upp får de bara betalt.
card-dealer-looks = En givare som sitter över får se talongen.
