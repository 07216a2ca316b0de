### I genomgången: vad man kunde tro om varje dolt kort, bredvid var det satt.

beliefs-title = Var korten kunde sitta
beliefs-about = Hur ofta varje kort kunde sitta där, i 100 sitsar som stämmer med handen, buden och spelet så långt. Ringen visar var det satt; streck betyder aldrig.
beliefs-nobody = talongen eller bortlagt
beliefs-widow = talongen
beliefs-back = Föregående beslut
beliefs-on = Nästa beslut
beliefs-none = Då var varje kort redan känt.
# $card är kortets namn; $places en lista; $lay var det satt
beliefs-card = { $card }: { $places }. Här satt det: { $lay }.
beliefs-place = { $name } { $of }
beliefs-likeliest = Kort som satt där det var troligast: { $right } av { $count }.
