### The line for words at the table in the browser. What may be typed there, and the answers, are the terminal's.

line-title = In Worten
line-about = „Passe“, „Solo“, „Herz-Dame“; oder frag: „Stich“, „Trumpf“, „wer ist dran“. Ein Fragezeichen zeigt, was noch geht.
line-answers = Antworten
line-send = Sagen
