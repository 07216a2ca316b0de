//! The policy network. One hidden layer of rectified units scores each card by its features, and a softmax turns the
//! scores into probabilities (J. S. Bridle, Probabilistic interpretation of feedforward classification network
//! outputs, 1990).

use crate::cards::Cards;
use crate::error::Error;

use super::features::{CARD_FEATURES, SITUATION_FEATURES, Situation, of_card, of_situation};
use super::hand::HAND_WEIGHTS;
use super::observation::Observation;
use super::policies::{Policy, Probabilities};
use super::replay::Replay;

/// The number of hidden units.
pub const WIDTH: usize = 32;
type Row = [f32; WIDTH];

/// The weights, fitted to recorded play.
#[derive(Clone, Debug)]
pub struct PolicyModel {
    situation: Vec<Row>,
    card: Vec<Row>,
    first: Row,
    last: Row,
    straight: Vec<f32>,
    /// The log-likelihood weights of the hand features, by role.
    hands: Vec<f32>,
}

impl PolicyModel {
    /// The number of weights.
    pub const NUMBERS: usize =
        (SITUATION_FEATURES + CARD_FEATURES + 2) * WIDTH + CARD_FEATURES + HAND_WEIGHTS;

    /// Return the log-likelihood weights of the hand features, by role.
    pub fn hands(&self) -> &[f32] {
        &self.hands
    }

    /// Load the weights from one long array.
    pub fn new(numbers: &[f32]) -> Result<PolicyModel, Error> {
        if numbers.len() != PolicyModel::NUMBERS || numbers.iter().any(|number| !number.is_finite()) {
            return Err(Error::new("these are not the weights of a policy"));
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
}

impl Policy<Replay<'_>> for PolicyModel {
    fn probabilities(&self, table: &Replay<'_>) -> Probabilities {
        self.probabilities_at(&Observation::at(table), table)
    }
}

impl PolicyModel {
    fn probabilities_at(&self, observation: &Observation, table: &Replay<'_>) -> Probabilities {
        let mut start = self.first;
        let at = Situation::of(observation, table);
        of_situation(&at, |feature| add(&mut start, &self.situation[feature]));
        let mut probabilities = Probabilities::NONE;
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
            probabilities.add(card, score);
            most = most.max(score);
        }
        probabilities.softmax(most);
        probabilities
    }
}

#[inline]
fn add(row: &mut Row, other: &Row) {
    for (cell, more) in row.iter_mut().zip(other) {
        *cell += more;
    }
}
