//! What is customary: how likely each card is played, by the marks it has.

use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;

use super::beliefs::HAND_WEIGHTS;
use super::exponent::exp;
use super::look::Look;
use super::marks::{CARD_MARKS, SITUATION_MARKS, of_card, of_situation};
use super::story::{Compared, Story};
use super::walk::Walk;

/// How many things a situation and a card are weighed by together.
pub const WIDTH: usize = 32;
type Row = [f32; WIDTH];

/// Weights, fitted to how others played.
#[derive(Clone, Debug)]
pub struct Custom {
    situation: Vec<Row>,
    card: Vec<Row>,
    first: Row,
    last: Row,
    straight: Vec<f32>,
    /// What a hand's marks say of how likely it is, by the role of who holds it.
    pub(super) hands: Vec<f32>,
}

impl Custom {
    /// How many numbers there are.
    pub const NUMBERS: usize = (SITUATION_MARKS + CARD_MARKS + 2) * WIDTH + CARD_MARKS + HAND_WEIGHTS;

    /// From all its numbers, one after another.
    pub fn new(numbers: &[f32]) -> Result<Custom, Fault> {
        if numbers.len() != Custom::NUMBERS || numbers.iter().any(|number| !number.is_finite()) {
            return Err(Fault::new("these are not the weights of a custom"));
        }
        let (situation, rest) = numbers.split_at(SITUATION_MARKS * WIDTH);
        let (card, rest) = rest.split_at(CARD_MARKS * WIDTH);
        let (ends, rest) = rest.split_at(2 * WIDTH);
        let (straight, hands) = rest.split_at(CARD_MARKS);
        let rows = |numbers: &[f32]| numbers.as_chunks::<WIDTH>().0.to_vec();
        let ends = rows(ends);
        Ok(Custom {
            situation: rows(situation),
            card: rows(card),
            first: ends[0],
            last: ends[1],
            straight: straight.to_vec(),
            hands: hands.to_vec(),
        })
    }

    /// How likely each card is that may be played, the likeliest weighing 1.
    pub(super) fn likely(&self, look: &Look, walk: &Walk, story: &Story, compared: &Compared) -> Likely {
        let mut start = self.first;
        of_situation(look, walk, story, compared, |mark| add(&mut start, &self.situation[mark]));
        let mut likely = Likely { cards: [0; CARDS], weights: [0.0; CARDS], many: 0 };
        let mut most = f32::NEG_INFINITY;
        for card in Cards(look.legal) {
            let (mut row, mut score) = (start, 0.0);
            of_card(look, walk, story, compared, card, |mark| {
                add(&mut row, &self.card[mark]);
                score += self.straight[mark];
            });
            for (cell, last) in row.iter().zip(&self.last) {
                score += cell.max(0.0) * last;
            }
            likely.cards[likely.many] = card;
            likely.weights[likely.many] = score;
            likely.many += 1;
            most = most.max(score);
        }
        likely.weigh(most);
        likely
    }
}

#[inline]
fn add(row: &mut Row, other: &Row) {
    for (cell, more) in row.iter_mut().zip(other) {
        *cell += more;
    }
}

/// Cards and how likely each is.
#[derive(Clone, Debug)]
pub(super) struct Likely {
    cards: [Card; CARDS],
    weights: [f32; CARDS],
    many: usize,
}

impl Likely {
    fn weigh(&mut self, most: f32) {
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
        self.all().find(|one| one.0 == card).map_or(0.0, |one| one.1)
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
