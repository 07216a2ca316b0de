//! All the worlds there can be, numbered.

use super::gathering::check_asked;
use super::ways::{Amount, Shape, Ways};
use super::whereabouts::Whereabouts;
use crate::cards::Cards;
use crate::fault::Fault;
use crate::rng::Xoshiro256;

/// Every way the cards can lie: how many there are, each by its number, or some drawn evenly.
///
/// A world is a row of sets of cards, one a place; many are rows one after another.
#[derive(Clone, Debug)]
pub struct Worlds {
    lying: Vec<u64>,
    count: u128,
    numbers: Numbers,
}

/// The tables of all cases, in numbers no wider than needed.
#[derive(Clone, Debug)]
enum Numbers {
    Small(Vec<Ways<u64>>),
    Great(Vec<Ways<u128>>),
}

impl Worlds {
    /// All the worlds that what is known allows.
    pub fn of(known: &Whereabouts) -> Result<Worlds, Fault> {
        let mut cases = Vec::new();
        for shape in shapes(known)? {
            cases.push(Ways::count(shape, |_, _| 1_u128));
        }
        let count = cases.iter().map(Ways::total).sum();
        let numbers = if count > u128::from(u64::MAX) {
            Numbers::Great(cases)
        } else {
            Numbers::Small(cases.into_iter().map(|ways| ways.map(|ways| ways as u64)).collect())
        };
        Ok(Worlds { lying: known.lying.iter().map(|&Cards(cards)| cards).collect(), count, numbers })
    }

    /// How many there are.
    pub fn count(&self) -> u128 {
        self.count
    }

    /// So many of them by their numbers, from one on.
    pub fn numbered(&self, first: u128, many: usize) -> Result<Vec<u64>, Fault> {
        if first.checked_add(many as u128).is_none_or(|past| past > self.count) {
            return Err(Fault::new("there are not so many worlds"));
        }
        let mut next = first..;
        self.rows(many, |_| next.next().unwrap_or(first))
    }

    /// So many of them, each drawn evenly from all.
    pub fn drawn(&self, many: usize, seed: u64) -> Result<Vec<u64>, Fault> {
        if self.count == 0 {
            return Err(Fault::new("there is no world"));
        }
        let mut rng = Xoshiro256::from_seed(seed);
        if let Ok(count) = u64::try_from(self.count) {
            return self.rows(many, |_| u128::from(rng.below(count)));
        }
        self.rows(many, |count| rng.below_u128(count))
    }

    fn rows(&self, many: usize, mut number: impl FnMut(u128) -> u128) -> Result<Vec<u64>, Fault> {
        let mut rows = blank(&self.lying, many)?;
        for row in rows.chunks_exact_mut(self.lying.len()) {
            let number = number(self.count);
            match &self.numbers {
                Numbers::Small(cases) => lay(cases, number as u64, row),
                Numbers::Great(cases) => lay(cases, number, row),
            }
        }
        Ok(rows)
    }
}

/// The shapes of all cases that can be.
pub(super) fn shapes(known: &Whereabouts) -> Result<Vec<Shape>, Fault> {
    let cases = (0..known.rooms.len()).map(|case| Shape::of(known, case));
    cases.filter_map(Result::transpose).collect()
}

/// So many rows with the known cards in their places.
pub(super) fn blank(lying: &[u64], many: usize) -> Result<Vec<u64>, Fault> {
    check_asked(many, lying.len())?;
    Ok(lying.repeat(many))
}

/// Lays down the world of a number: at each card the number is spent on the choices passed over.
#[inline]
fn lay<A: Amount>(cases: &[Ways<A>], mut number: A, row: &mut [u64]) {
    let of = spend(cases.iter().map(Ways::total), &mut number);
    cases[of].lay(row, |_, ways| spend(ways.iter().copied(), &mut number));
}

/// Which of some choices a number falls in, and what is left of it there; without a branch that could be guessed
/// wrong, for the numbers are random.
#[inline]
fn spend<A: Amount>(choices: impl Iterator<Item = A>, number: &mut A) -> usize {
    let (mut choice, mut passed, mut before) = (0, A::default(), A::default());
    for ways in choices {
        passed += ways;
        let past = *number >= passed;
        choice += usize::from(past);
        before = if past { passed } else { before };
    }
    *number -= before;
    choice
}
