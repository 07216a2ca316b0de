### Finding and proving puzzles, in the terminal.

help-puzzle =
    spadille puzzle: positions in which one card does it and no other does.

    spadille puzzle mine FILE     looks through deals of bots and writes what is proved, or judged; whatever
                                  interrupts it, the same command goes on
    spadille puzzle prove [FILE]  proves or judges again every puzzle of some files, or all that are shipped
    spadille puzzle pick FILE     writes those that are worth a place; a fifth of them have nothing special

    --game GAME        the game; without it, the first there is
    --rules PRESET     whose rules; without it, the game’s first preset
    --seats N          players at the table; without it, as few as the game takes
    --bot BOT          who plays the deals; club
    --seed SEED        a word that fixes the cards; puzzles-1
    --deals N          how many deals are looked through
    --judged           mines positions earlier in a deal, where the judge of decisions finds one card clearly
                       worth most; without it, late ones, where that is proved
    --limit N          in pick, how many of each file; 150
    --language CODE    the language of the messages

    It ends with 0 when it is done, 1 when a puzzle does not hold, 2 when it cannot begin.

puzzle-mined = Deal { $deals }: { $found } found.
puzzle-proved = { $proved } of { $all } hold.
error-puzzle-not-judged = In { $game } the judge has not passed its test in the play of the cards, so there are no judged puzzles to find. Leave out --judged.
error-puzzle-no-such-command = “{ $word }” is not a puzzle command. There are { $commands }.
