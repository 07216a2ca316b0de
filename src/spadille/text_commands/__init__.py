"""Commands that players type: the parser of actions and questions, and the answers to questions."""
