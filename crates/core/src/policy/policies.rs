//! The policy interface: any policy plays on any table that it can read.

use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;
use crate::rng::Rng;
use crate::trick::Taken;

use super::exponent::exp;

/// The interface of a world in which cards are played.
pub trait Table: Clone {
    /// Return the position.
    fn position(&self) -> &Position;

    /// Return the declaring side, as a bit mask.
    fn side(&self) -> u8;

    /// Return the cards that the seat on turn may play.
    fn legal(&self) -> Cards;

    /// Play a card of the seat on turn. If it completes the trick, give the trick to its winner.
    fn play(&mut self, card: Card) -> Option<Taken>;
}

/// A table that keeps only the cards.
#[derive(Clone, Debug)]
pub struct Open<'a> {
    /// The ranking of the contract.
    pub ranking: &'a Ranking,
    /// The position.
    pub position: Position,
    /// The declaring side, as a bit mask.
    pub side: u8,
}

impl Table for Open<'_> {
    #[inline]
    fn position(&self) -> &Position {
        &self.position
    }

    #[inline]
    fn side(&self) -> u8 {
        self.side
    }

    #[inline]
    fn legal(&self) -> Cards {
        self.position.playable(self.ranking)
    }

    #[inline]
    fn play(&mut self, card: Card) -> Option<Taken> {
        self.position.play(card, self.ranking)
    }
}

/// A policy: a probability for each legal card at a table.
pub trait Policy<T: Table> {
    /// Return the probability of each legal card.
    fn probabilities(&self, table: &T) -> Probabilities;

    /// Sample a card by its probability.
    #[inline]
    fn choose(&self, table: &T, rng: &mut impl Rng) -> Card {
        let at = rng.unit() as f32;
        let legal = table.legal();
        if legal.count() == 1 {
            return legal.0.trailing_zeros() as Card;
        }
        self.probabilities(table).at_quantile(at)
    }
}

/// The uniform policy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<T: Table> Policy<T> for Uniform {
    fn probabilities(&self, table: &T) -> Probabilities {
        let legal = table.legal();
        let share = 1.0 / f32::from(legal.count() as u8);
        legal.fold(Probabilities::NONE, |sum, card| sum.with(card, share))
    }

    #[inline]
    fn choose(&self, table: &T, rng: &mut impl Rng) -> Card {
        let mut legal = table.legal();
        legal.nth(rng.below(u64::from(legal.count())) as usize).unwrap_or(0)
    }
}

/// Cards and their probabilities.
#[derive(Clone, Debug)]
pub struct Probabilities {
    cards: [Card; CARDS],
    weights: [f32; CARDS],
    many: usize,
}

impl Probabilities {
    /// The empty distribution.
    pub const NONE: Probabilities = Probabilities { cards: [0; CARDS], weights: [0.0; CARDS], many: 0 };

    /// Add a card.
    #[must_use]
    pub fn with(mut self, card: Card, weight: f32) -> Probabilities {
        self.add(card, weight);
        self
    }

    #[inline]
    pub(super) fn add(&mut self, card: Card, weight: f32) {
        (self.cards[self.many], self.weights[self.many]) = (card, weight);
        self.many += 1;
    }

    /// Turn scores into probabilities by a softmax. `most` is the highest score.
    pub(super) fn softmax(&mut self, most: f32) {
        let mut total = 0.0;
        for weight in &mut self.weights[..self.many] {
            *weight = exp(*weight - most);
            total += *weight;
        }
        for weight in &mut self.weights[..self.many] {
            *weight /= total;
        }
    }

    /// Yield each card and its probability.
    pub fn all(&self) -> impl Iterator<Item = (Card, f32)> + '_ {
        self.cards.iter().copied().zip(self.weights.iter().copied()).take(self.many)
    }

    /// Return the probability of a card.
    pub fn of(&self, card: Card) -> f32 {
        self.all().find(|likely| likely.0 == card).map_or(0.0, |likely| likely.1)
    }

    /// Return the card at this quantile, a number from 0 to 1.
    pub fn at_quantile(&self, at: f32) -> Card {
        let mut left = at;
        for (card, weight) in self.all() {
            if left < weight {
                return card;
            }
            left -= weight;
        }
        self.cards[self.many - 1]
    }
}
