"""Typed commands: the parser of actions and questions, and the answers to questions."""
