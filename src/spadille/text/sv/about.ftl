### Spelen lite utförligare: var de kommer ifrån, och vems regler som följs.

about-title = Om spelen och varifrån de kommer
about-lead = Spelen är gamla och tillhör alla som spelar dem. De har sina rötter i Tyskland, fick sin form i Amerika och skrevs ner sällan, kort och aldrig två gånger likadant. Nästan varje regelverk här följer en beskrivning och säger vilken. Där den tiger har vi fått bestämma, och en sådan husregel är märkt.
about-hand = En hand i { $game }
about-another = En annan hand
about-play = Spela
about-rules = Reglerna
about-sources = Regelverken här
about-free = Spadille kostar inget, har ingen reklam och kräver inget konto. Botarna ser sina egna kort och inga andra, och efter varje giv kan du kontrollera att korten gavs som utlovat.
about-game-six-bid = Spelet förknippas ofta med Salt Lake City och har rötter i södra Tyskland. En av er säger ”det här klarar jag själv” och talar om hur; de andra två slår sig ihop för att stoppa det. Leken har 120 ögon, och för det mesta vill du ha mer än 60. En giv tar tre minuter.
about-game-progressive = Fyra färger, fyra priser, och under dem frog, där du tar upp talongen. Tycker du att ett bud är för djärvt säger du till: dubbelt. Den som bjöd får svara med att redubbla. Några böcker knyter det till Denver.
about-game-german-solo = Fyra spelare, åtta kort var, och bara sticken räknas. Klöver dam är alltid högsta trumf: det är spadiljen, och vårt namn kommer därifrån. Ibland spelar du ensam; oftare kallar du ett ess, och i några stick sitter tre och gissar.
about-game-frog = Tre bud, frog, chico och grand, för tre till fem spelare. Spelet trycktes 1907 och har beskrivits sedan dess; vi följer fem beskrivningar, och var och en är ett eget regelverk.
about-game-slough = Tre bud för upp till sju vid bordet, så som Official Rules of Card Games hade dem 1922; utan frog heter det Straight Solo, och med fasta belopp Coeur d’Alene Solo.
about-game-sluff = Tre bud och tre som spelar. En fjärde står över, får titta i talongen och får betalt när spelföraren går bet. Spelföraren spelar ut, men inte trumf förrän en har spelats. Det är beskrivet av den som skrev ett program för spelet.
about-game-tapp = En fråga, en solo, en solo i hjärter, och är du djärv en tout, där du lovar alla stick. Vi följer en uppslagsbok från 1909, två böcker och ett häfte med bud på stick.
about-game-tarok = Tysk tarok spelades på bayerska värdshus i hundra år: frage med talongen på handen, solo utan den, och båda dyrare i hjärter. Vi följer en avhandling från 1839 och en handledning från 1881, så som en artikel återger dem.
