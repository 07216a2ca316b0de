"""The course of a deal: its immutable states from auction to settlement, each seat's view, and the match."""
