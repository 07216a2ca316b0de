//! Where a step is written down.

use crate::cards::CARDS;

use super::observation::OBSERVED;

/// The rows of one step, each only if it is wanted: one entry to each position of the batch.
#[derive(Debug, Default)]
pub struct Rows<'a> {
    /// Who is to play; 255 where the play is over.
    pub turns: Option<&'a mut [u8]>,
    /// The cards that may be played, 36 bytes each; all 0 where the play is over.
    pub legal: Option<&'a mut [u8]>,
    /// What the seat to play sees, 384 bytes each; all 0 where the play is over.
    pub observed: Option<&'a mut [u8]>,
    /// The cards that are played; 255 where the play is over.
    pub cards: Option<&'a mut [u8]>,
}

impl<'a> Rows<'a> {
    /// The rows of the first so many positions, and of the rest.
    pub(super) fn split_at(self, at: usize) -> (Rows<'a>, Rows<'a>) {
        let (turns, other_turns) = split(self.turns, at);
        let (legal, other_legal) = split(self.legal, at * CARDS);
        let (observed, other_observed) = split(self.observed, at * OBSERVED);
        let (cards, other_cards) = split(self.cards, at);
        let rest =
            Rows { turns: other_turns, legal: other_legal, observed: other_observed, cards: other_cards };
        (Rows { turns, legal, observed, cards }, rest)
    }

    /// Whether every row that is wanted is as long as so many positions need.
    pub(super) fn fit(&self, count: usize) -> bool {
        let fits =
            |row: &Option<&mut [u8]>, width: usize| row.as_ref().is_none_or(|row| row.len() == width * count);
        fits(&self.turns, 1)
            && fits(&self.legal, CARDS)
            && fits(&self.observed, OBSERVED)
            && fits(&self.cards, 1)
    }
}

type Row<'a> = Option<&'a mut [u8]>;

fn split(row: Row<'_>, at: usize) -> (Row<'_>, Row<'_>) {
    row.map(|row| row.split_at_mut(at)).unzip()
}
