### I genomgången: vad man kunde tro om varje dolt kort, bredvid var det satt.

beliefs-title = Var korten kunde sitta
beliefs-about = I hur många sitsar av 100 varje kort finns där, efter handen, buden och spelet så långt. Ringen är där det satt; streck: inte i någon sits som prövades.
beliefs-nobody = talongen eller bortlagt
beliefs-back = Beslutet före
beliefs-on = Nästa beslut
beliefs-none = Då var det redan klart var varje kort satt.
# $card är kortets namn; $places en lista; $lay var det satt
beliefs-card = { $card }: { $places }. Här satt det: { $lay }.
beliefs-place = { $name } { $of }
beliefs-likeliest = { $right } av de { $count } korten satt där det var troligast.
