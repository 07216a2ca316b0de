### The line for words at the table in the browser. What may be typed there, and the answers, are the terminal's.

line-title = In words
line-about = “Pass”, “solo”, “queen of hearts”; or ask: “trick”, “trumps”, “whose turn”. Type a question mark to see what else.
line-answers = Answers
line-send = Say it
