### Solving: what a position is worth with every card known, in the terminal.

help-solve =
    spadille solve [FILE ...]: finds what positions are worth when every card is known, one problem a line,
    and writes one line for each. A record in the middle of its play is a problem too. Without a file, or
    for a file called -, it reads standard input.

    --threads N        how many are solved at once; without it, one a core
    --language CODE    the language of the messages

    It ends with 0 when every problem is solved, 1 when one cannot be, 2 when a file cannot be read.

## What can be wrong with a problem

fault-malformed-problem = This is not a problem: a problem is one JSON object on a line.
fault-malformed-problem-hands = The hands do not make one position: as many as the order asks for, no card twice, and each as long as the others but for those who have played to the trick.
fault-malformed-problem-objective = Cards in this order count no points, so points cannot be what it is about.
fault-malformed-problem-at-least = “at_least” is a whole number of points or tricks, and goes with no other objective.
fault-malformed-problem-called = “called” is one card, and goes with the german order alone.
fault-wrong-phase-not-in-play = The cards of this deal are not being played, so there is nothing to solve.
