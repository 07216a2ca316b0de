### The games at some length: where they come from, and whose rules are followed.

about-title = The games and where they come from
about-lead = These games are old and belong to everyone who plays them. They come from Germany, took their shape in America, and were written down rarely, briefly, and never the same way twice. Almost every rule set here follows one description and says which. Where it is silent, we had to decide, and such a house ruling is marked.
about-hand = A hand of { $game }
about-another = Another hand
about-play = Play
about-rules = The rules
about-sources = Rule sets here
about-free = Spadille costs nothing, shows no advertisements and asks for no account. The bots see their own cards and no others, and after each deal you can check that the cards were dealt as promised.
about-game-six-bid = It is often associated with Salt Lake City, and its ancestors were played in southern Germany. One of you says “I can do this alone” and names how; the two others put their heads together to stop it. There are 120 points in the pack, and you mostly want more than 60. A deal takes three minutes.
about-game-progressive = Four suits, four prices, and below them the frog, in which you pick up the widow. If you think a bid is too bold, you say so: double. The bidder may answer with a redouble. Some books tie it to Denver.
about-game-german-solo = Four players, eight cards each, and only tricks count. The queen of clubs is always the highest trump: she is called spadille, and our name comes from her. Sometimes you play alone; more often you call an ace, and for a few tricks three people are guessing who your partner is.
about-game-frog = Three bids, frog, chico and grand, for three to five players. It was printed in 1907 and has been described ever since; we follow five descriptions, and each is a rule set of its own.
about-game-slough = Three bids for up to seven at the table, as the Official Rules of Card Games had them in 1922; without the frog it is Straight Solo, and played for fixed sums Coeur d’Alene Solo.
about-game-sluff = Three bids and three players to a deal. A fourth sits out, may look at the widow and is paid when the declarer loses. The declarer leads, but no trump until one has been played. It is described by the author of a program that plays it.
about-game-tapp = A question, a solo, a solo in hearts, and if you are bold the tout, in which you promise every trick. We follow an encyclopedia of 1909, two books and a leaflet with bids for tricks.
about-game-tarok = German Tarok was played in Bavarian inns for a century: a frage with the widow in your hand, a solo without it, and both cost more in hearts. We follow a treatise of 1839 and a guide of 1881, as an article retells them.
