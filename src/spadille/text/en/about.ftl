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
about-game-frog = The plainest of the family: frog, solo, heart solo. It was described again and again, in a few lines each time, and we follow what those lines have in common.
about-game-sluff = Three bids, three players to a deal, and a fourth who rests and is paid when the declarer fails. It is described by the author of a program that plays it.
about-game-tapp = A question, a solo, a solo in hearts, and if you are bold the tout, in which you promise every trick. We follow the few lines of an encyclopedia from 1909.
