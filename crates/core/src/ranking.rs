//! How cards behave under a contract: tables indexed by card.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::error::Error;

/// The tables that the play of the cards needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The suit that each card counts as.
    pub suit_of: [u8; CARDS],
    /// The strength of each card: higher beats lower within a suit, and every trump is above every plain card.
    pub strength: [u8; CARDS],
    /// The points of each card.
    pub points: [u8; CARDS],
    /// The trump suit, if there is one.
    pub trump: Option<u8>,
    /// A player void in the suit led must trump.
    pub must_trump: bool,
    /// By suit, the cards that count as it.
    pub suits: [Cards; SUITS],
}

impl Ranking {
    /// Validate the tables.
    pub fn new(
        suit_of: [u8; CARDS],
        strength: [u8; CARDS],
        points: [u8; CARDS],
        trump: Option<u8>,
        must_trump: bool,
    ) -> Result<Ranking, Error> {
        if suit_of.iter().chain(trump.iter()).any(|&suit| suit as usize >= SUITS) {
            return Err(Error::new("there are four suits, 0 to 3"));
        }
        let mut suits = [Cards::NONE; SUITS];
        for (card, &suit) in suit_of.iter().enumerate() {
            suits[suit as usize] = suits[suit as usize] | Cards::of(card as Card);
        }
        Ok(Ranking { suit_of, strength, points, trump, must_trump, suits })
    }

    /// Return the points of a set of cards.
    pub fn points_in(&self, cards: Cards) -> u32 {
        cards.map(|card| u32::from(self.points[card as usize])).sum()
    }
}

#[cfg(test)]
impl Ranking {
    /// Return a ranking of four suits of nine, ace high, with five cards of each point value; a void player must
    /// trump.
    pub(crate) fn plain(trump: Option<u8>) -> Self {
        let strength = |card: usize| 9 - card as u8 % 9 + if trump == Some(card as u8 / 9) { 9 } else { 0 };
        Self::new(
            std::array::from_fn(|card| card as u8 / 9),
            std::array::from_fn(strength),
            std::array::from_fn(|card| [11, 10, 4, 3, 2].get(card % 9).copied().unwrap_or(0)),
            trump,
            true,
        )
        .unwrap()
    }
}
