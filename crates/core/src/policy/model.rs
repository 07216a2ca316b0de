//! The policy model: how likely each card is played, by its features. One hidden layer of rectified units scores each
//! card, and a softmax makes probabilities of the scores (J. S. Bridle, Probabilistic interpretation of feedforward
//! classification network outputs, 1990).

use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;

use super::exponent::exp;
use super::features::{CARD_FEATURES, SITUATION_FEATURES, Situation, of_card, of_situation};
use super::hand::HAND_WEIGHTS;
use super::history::{Compared, History};
use super::observation::Observation;
use super::replay::ReplayState;

/// How many things a situation and a card are weighed by together.
pub const WIDTH: usize = 32;
type Row = [f32; WIDTH];

/// Weights, fitted to how others played.
#[derive(Clone, Debug)]
pub struct PolicyModel {
    situation: Vec<Row>,
    card: Vec<Row>,
    first: Row,
    last: Row,
    straight: Vec<f32>,
    /// What a hand's features say of how likely it is, by the role of who holds it.
    pub(super) hands: Vec<f32>,
}

impl PolicyModel {
    /// How many numbers there are.
    pub const NUMBERS: usize =
        (SITUATION_FEATURES + CARD_FEATURES + 2) * WIDTH + CARD_FEATURES + HAND_WEIGHTS;

    /// From all its numbers, one after another.
    pub fn new(numbers: &[f32]) -> Result<PolicyModel, Fault> {
        if numbers.len() != PolicyModel::NUMBERS || numbers.iter().any(|number| !number.is_finite()) {
            return Err(Fault::new("these are not the weights of a policy"));
        }
        let (situation, rest) = numbers.split_at(SITUATION_FEATURES * WIDTH);
        let (card, rest) = rest.split_at(CARD_FEATURES * WIDTH);
        let (ends, rest) = rest.split_at(2 * WIDTH);
        let (straight, hands) = rest.split_at(CARD_FEATURES);
        let rows = |numbers: &[f32]| numbers.as_chunks::<WIDTH>().0.to_vec();
        let ends = rows(ends);
        Ok(PolicyModel {
            situation: rows(situation),
            card: rows(card),
            first: ends[0],
            last: ends[1],
            straight: straight.to_vec(),
            hands: hands.to_vec(),
        })
    }

    /// How likely each card is that may be played, the likeliest weighing 1.
    pub(super) fn probabilities(
        &self,
        observation: &Observation,
        state: &ReplayState,
        history: &History,
        compared: &Compared,
    ) -> Probabilities {
        let mut start = self.first;
        let at = Situation { observation, state, history, compared };
        of_situation(&at, |feature| add(&mut start, &self.situation[feature]));
        let mut probabilities = Probabilities { cards: [0; CARDS], weights: [0.0; CARDS], many: 0 };
        let mut most = f32::NEG_INFINITY;
        for card in Cards(observation.legal) {
            let (mut row, mut score) = (start, 0.0);
            of_card(&at, card, |feature| {
                add(&mut row, &self.card[feature]);
                score += self.straight[feature];
            });
            for (cell, last) in row.iter().zip(&self.last) {
                score += cell.max(0.0) * last;
            }
            probabilities.cards[probabilities.many] = card;
            probabilities.weights[probabilities.many] = score;
            probabilities.many += 1;
            most = most.max(score);
        }
        probabilities.weigh(most);
        probabilities
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
pub(super) struct Probabilities {
    cards: [Card; CARDS],
    weights: [f32; CARDS],
    many: usize,
}

impl Probabilities {
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
