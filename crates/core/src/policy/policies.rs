//! What a policy is, and who has one: any policy can play on any table it can read.

use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;
use crate::rng::Rng;
use crate::trick::Taken;

use super::exponent::exp;

/// A world in which the cards are being played.
pub trait Table: Clone {
    /// Hands and trick.
    fn position(&self) -> &Position;

    /// The declaring side, a bit a seat.
    fn side(&self) -> u8;

    /// The cards the seat to play may play.
    fn legal(&self) -> Cards;

    /// The seat to play adds a card it may play; a full trick goes to its winner.
    fn play(&mut self, card: Card) -> Option<Taken>;
}

/// A table that keeps nothing but the cards.
#[derive(Clone, Debug)]
pub struct Open<'a> {
    /// How the cards behave.
    pub ranking: &'a Ranking,
    /// Hands and trick.
    pub position: Position,
    /// The declaring side, a bit a seat.
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

/// How somebody plays: how likely each card is that he may play at a table.
pub trait Policy<T: Table> {
    /// How likely each card is.
    fn probabilities(&self, table: &T) -> Probabilities;

    /// A card, each as often as it is likely.
    #[inline]
    fn choose(&self, table: &T, rng: &mut impl Rng) -> Card {
        let at = rng.unit() as f32;
        let legal = table.legal();
        if legal.count() == 1 {
            return legal.0.trailing_zeros() as Card;
        }
        self.probabilities(table).drawn(at)
    }
}

/// Each card as likely as any other.
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

/// Cards and how likely each is.
#[derive(Clone, Debug)]
pub struct Probabilities {
    cards: [Card; CARDS],
    weights: [f32; CARDS],
    many: usize,
}

impl Probabilities {
    /// No card yet.
    pub const NONE: Probabilities = Probabilities { cards: [0; CARDS], weights: [0.0; CARDS], many: 0 };

    /// One card more.
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

    /// Of scores, the highest of which is this one, the probabilities: their softmax.
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

    /// Each card and its chance.
    pub fn all(&self) -> impl Iterator<Item = (Card, f32)> + '_ {
        self.cards.iter().copied().zip(self.weights.iter().copied()).take(self.many)
    }

    /// The chance of a card.
    pub fn of(&self, card: Card) -> f32 {
        self.all().find(|likely| likely.0 == card).map_or(0.0, |likely| likely.1)
    }

    /// The card that a number from 0 to 1 falls on.
    pub fn drawn(&self, at: f32) -> Card {
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
