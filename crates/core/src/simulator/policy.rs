//! Who chooses the cards: simple players for playing in bulk.

use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;

use super::chance::Chance;

/// What each card weighs, a row to each of the batch's terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(Vec<[u32; CARDS]>);

impl Weights {
    /// The rows, read from one long table.
    pub fn new(table: &[u32]) -> Result<Weights, Fault> {
        let (rows, rest) = table.as_chunks::<CARDS>();
        if !rest.is_empty() {
            return Err(Fault::new("weights come in rows of 36, a row to each of the terms"));
        }
        Ok(Weights(rows.to_vec()))
    }

    /// For how many terms they are.
    pub fn rows(&self) -> usize {
        self.0.len()
    }
}

/// How the cards of a side are chosen among those that may be played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Policy {
    /// Each as likely.
    #[default]
    Random,
    /// The one that weighs most; of several, the first in writing order.
    Heaviest(Weights),
    /// Each as likely as it is heavy; where none weighs anything, each as likely.
    Drawn(Weights),
}

impl Policy {
    /// One of some cards under the terms of this number.
    #[inline]
    pub(super) fn choose(&self, legal: Cards, terms: u16, chance: &mut Chance) -> Card {
        match self {
            Policy::Random => chance.one_of(legal),
            Policy::Heaviest(weights) => heaviest(legal, &weights.0[terms as usize]),
            Policy::Drawn(weights) => drawn(legal, &weights.0[terms as usize], chance),
        }
    }

    /// For how many terms it is; None: for any.
    pub(super) fn rows(&self) -> Option<usize> {
        match self {
            Policy::Random => None,
            Policy::Heaviest(weights) | Policy::Drawn(weights) => Some(weights.rows()),
        }
    }
}

fn heaviest(legal: Cards, weights: &[u32; CARDS]) -> Card {
    let mut best = legal.0.trailing_zeros() as Card;
    for card in legal {
        if weights[card as usize] > weights[best as usize] {
            best = card;
        }
    }
    best
}

fn drawn(legal: Cards, weights: &[u32; CARDS], chance: &mut Chance) -> Card {
    let total: u64 = legal.map(|card| u64::from(weights[card as usize])).sum();
    if total == 0 {
        return chance.one_of(legal);
    }
    let mut left = chance.below(total);
    for card in legal {
        let weight = u64::from(weights[card as usize]);
        if left < weight {
            return card;
        }
        left -= weight;
    }
    legal.0.trailing_zeros() as Card
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rising() -> Weights {
        Weights::new(&std::array::from_fn::<u32, CARDS, _>(|card| card as u32)).unwrap()
    }

    #[test]
    fn the_heaviest_card_is_played() {
        let mut chance = Chance::of(0, 0);
        let legal: Cards = [3, 17, 9].into_iter().collect();
        assert_eq!(Policy::Heaviest(rising()).choose(legal, 0, &mut chance), 17);
        let alike = Weights::new(&[4; CARDS]).unwrap();
        assert_eq!(Policy::Heaviest(alike).choose(legal, 0, &mut chance), 3);
    }

    #[test]
    fn cards_are_drawn_as_they_weigh() {
        let (mut chance, mut drawn) = (Chance::of(2, 0), [0; CARDS]);
        let legal: Cards = [0, 10, 30].into_iter().collect();
        for _ in 0..40_000 {
            drawn[Policy::Drawn(rising()).choose(legal, 0, &mut chance) as usize] += 1;
        }
        assert_eq!(drawn[0], 0);
        assert!((29_500..30_500).contains(&drawn[30]), "{drawn:?}");
        assert_eq!(drawn[10] + drawn[30], 40_000);
    }

    #[test]
    fn where_nothing_weighs_anything_each_card_is_as_likely() {
        let (mut chance, mut drawn) = (Chance::of(2, 0), [0; CARDS]);
        let nothing = Policy::Drawn(Weights::new(&[0; CARDS]).unwrap());
        for _ in 0..20_000 {
            drawn[nothing.choose([5, 6].into_iter().collect(), 0, &mut chance) as usize] += 1;
        }
        assert!((9_600..10_400).contains(&drawn[5]), "{drawn:?}");
        assert_eq!(drawn[5] + drawn[6], 20_000);
    }

    #[test]
    fn weights_come_in_whole_rows() {
        assert!(Weights::new(&[1; 37]).is_err());
        assert_eq!(Weights::new(&[1; 72]).unwrap().rows(), 2);
    }
}
