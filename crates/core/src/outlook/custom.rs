//! What is customary: how likely each card is played, by the marks it has.

use crate::cards::{CARDS, Card, Cards};
use crate::fault::Fault;

use super::beliefs::HAND_WEIGHTS;
use super::exponent::exp;
use super::look::Look;
use super::marks::{CARD_MARKS, SITUATION_MARKS, of_card, of_situation};
use super::story::{Compared, Story};
use super::walk::Walk;

/// How many things a situation and a card may be weighed by together.
pub const WIDTHS: [usize; 2] = [NARROW, WIDE];
const NARROW: usize = 32;
const WIDE: usize = 64;

/// Weights, fitted to how others played.
#[derive(Clone, Debug)]
pub struct Custom {
    cards: OfCards,
    /// What a hand's marks say of how likely it is, by the role of who holds it.
    pub(super) hands: Vec<f32>,
}

#[derive(Clone, Debug)]
enum OfCards {
    Narrow(Weights<NARROW>),
    Wide(Weights<WIDE>),
}

impl Custom {
    /// How many numbers there are at this width.
    pub const fn numbers(width: usize) -> usize {
        (SITUATION_MARKS + CARD_MARKS + 2) * width + CARD_MARKS + HAND_WEIGHTS
    }

    /// From all its numbers, one after another; how many there are tells its width.
    pub fn new(numbers: &[f32]) -> Result<Custom, Fault> {
        let wrong = || Fault::new("these are not the weights of a custom");
        if numbers.iter().any(|number| !number.is_finite()) {
            return Err(wrong());
        }
        let (cards, hands) = numbers.split_at(numbers.len().saturating_sub(HAND_WEIGHTS));
        let cards = match WIDTHS.into_iter().find(|&width| Custom::numbers(width) == numbers.len()) {
            Some(NARROW) => OfCards::Narrow(Weights::new(cards)),
            Some(_) => OfCards::Wide(Weights::new(cards)),
            None => return Err(wrong()),
        };
        Ok(Custom { cards, hands: hands.to_vec() })
    }

    /// How likely each card is that may be played, the likeliest weighing 1.
    pub(super) fn likely(&self, look: &Look, walk: &Walk, story: &Story, compared: &Compared) -> Likely {
        match &self.cards {
            OfCards::Narrow(weights) => weights.likely(look, walk, story, compared),
            OfCards::Wide(weights) => weights.likely(look, walk, story, compared),
        }
    }
}

/// What the marks of a situation and of a card weigh.
#[derive(Clone, Debug)]
struct Weights<const WIDTH: usize> {
    situation: Vec<[f32; WIDTH]>,
    card: Vec<[f32; WIDTH]>,
    /// Where the sums begin, and what is above nought of them weighs.
    ends: Vec<[f32; WIDTH]>,
    straight: Vec<f32>,
}

impl<const WIDTH: usize> Weights<WIDTH> {
    fn new(numbers: &[f32]) -> Weights<WIDTH> {
        let (situation, rest) = numbers.split_at(SITUATION_MARKS * WIDTH);
        let (card, rest) = rest.split_at(CARD_MARKS * WIDTH);
        let (ends, straight) = rest.split_at(2 * WIDTH);
        let rows = |numbers: &[f32]| numbers.as_chunks::<WIDTH>().0.to_vec();
        Weights {
            situation: rows(situation),
            card: rows(card),
            ends: rows(ends),
            straight: straight.to_vec(),
        }
    }

    fn likely(&self, look: &Look, walk: &Walk, story: &Story, compared: &Compared) -> Likely {
        let (mut start, last) = (self.ends[0], &self.ends[1]);
        of_situation(look, walk, story, compared, |mark| add(&mut start, &self.situation[mark]));
        let mut likely = Likely { cards: [0; CARDS], weights: [0.0; CARDS], many: 0 };
        let mut most = f32::NEG_INFINITY;
        for card in Cards(look.legal) {
            let (mut row, mut score) = (start, 0.0);
            of_card(look, walk, story, compared, card, |mark| {
                add(&mut row, &self.card[mark]);
                score += self.straight[mark];
            });
            for (cell, last) in row.iter().zip(last) {
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
fn add<const WIDTH: usize>(row: &mut [f32; WIDTH], other: &[f32; WIDTH]) {
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

    /// The likeliest card, of several the first.
    pub fn likeliest(&self) -> Card {
        self.all().reduce(|best, one| if one.1 > best.1 { one } else { best }).map_or(0, |one| one.0)
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
