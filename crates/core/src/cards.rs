//! Cards and sets of cards: a card is a number, a set is a bit mask.

use std::ops::{BitAnd, BitOr, Not, Sub};

/// The number of cards: four suits of nine ranks.
pub const CARDS: usize = 36;

/// The number of suits.
pub const SUITS: usize = 4;

/// A card's number: four suits S H D C, each A K Q J T 9 8 7 6.
pub type Card = u8;

/// A set of cards, with a bit for each card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cards(pub u64);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);
    /// All cards.
    pub const ALL: Cards = Cards((1 << CARDS) - 1);

    /// Return the set of one card.
    #[inline]
    pub const fn of(card: Card) -> Cards {
        Cards(1 << card)
    }

    /// Return whether the set contains a card.
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card & 1 == 1
    }

    /// Return the number of cards.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Return whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        (self.0 != 0).then(|| {
            let card = self.0.trailing_zeros() as Card;
            self.0 &= self.0 - 1;
            card
        })
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        Cards(cards.into_iter().fold(0, |set, card| set | 1 << card))
    }
}

impl BitAnd for Cards {
    type Output = Cards;
    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl BitOr for Cards {
    type Output = Cards;
    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;
    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl Not for Cards {
    type Output = Cards;
    #[inline]
    fn not(self) -> Cards {
        Cards::ALL - self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_iterated_in_ascending_order() {
        let held: Cards = [35, 0, 9].into_iter().collect();
        assert_eq!(held.collect::<Vec<_>>(), [0, 9, 35]);
        assert_eq!((held - Cards::of(9)).count(), 2);
        assert!((!held).has(1) && !(!held).has(0));
    }
}
