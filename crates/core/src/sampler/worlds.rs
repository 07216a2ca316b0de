//! The sampler that numbers all worlds, and samples them uniformly.

use super::constraints::Constraints;
use super::projection::check_size;
use super::ways::{Amount, Shape, Ways};
use crate::cards::Cards;
use crate::error::{Error, reserve};
use crate::rng::Xoshiro256;

/// Counts, enumerates and samples the worlds of some constraints.
///
/// A world is a row of card masks, one mask for each location. Several worlds are rows one after another.
#[derive(Clone, Debug)]
pub struct WorldSampler {
    known: Vec<u64>,
    count: u128,
    numbers: Numbers,
}

/// The tables of all cases, in the narrowest sufficient number type.
#[derive(Clone, Debug)]
enum Numbers {
    Small(Vec<Ways<u64>>),
    Great(Vec<Ways<u128>>),
}

impl WorldSampler {
    /// Count the worlds that the constraints allow.
    pub fn new(constraints: &Constraints) -> Result<WorldSampler, Error> {
        let mut cases = Vec::new();
        for shape in shapes(constraints)? {
            cases.push(Ways::count(shape, |_, _| 1_u128));
        }
        let count = cases.iter().map(Ways::total).sum();
        let numbers = if count > u128::from(u64::MAX) {
            Numbers::Great(cases)
        } else {
            Numbers::Small(cases.into_iter().map(|ways| ways.map(|ways| ways as u64)).collect())
        };
        Ok(WorldSampler {
            known: constraints.known.iter().map(|&Cards(cards)| cards).collect(),
            count,
            numbers,
        })
    }

    /// Return the number of worlds.
    pub fn count(&self) -> u128 {
        self.count
    }

    /// Return `count` worlds by their numbers, beginning with `first`.
    pub fn enumerate(&self, first: u128, count: usize) -> Result<Vec<u64>, Error> {
        if first.checked_add(count as u128).is_none_or(|past| past > self.count) {
            return Err(Error::new("there are fewer worlds"));
        }
        let mut next = first..;
        self.rows(count, |_| next.next().unwrap_or(first))
    }

    /// Sample `count` worlds uniformly, with replacement.
    pub fn sample(&self, count: usize, seed: u64) -> Result<Vec<u64>, Error> {
        if self.count == 0 {
            return Err(Error::new("there is no world"));
        }
        let mut rng = Xoshiro256::from_seed(seed);
        if let Ok(worlds) = u64::try_from(self.count) {
            return self.rows(count, |_| u128::from(rng.below(worlds)));
        }
        self.rows(count, |worlds| rng.below_u128(worlds))
    }

    fn rows(&self, count: usize, mut number: impl FnMut(u128) -> u128) -> Result<Vec<u64>, Error> {
        let mut rows = blank(&self.known, count)?;
        for row in rows.chunks_exact_mut(self.known.len()) {
            let number = number(self.count);
            match &self.numbers {
                Numbers::Small(cases) => lay(cases, number as u64, row),
                Numbers::Great(cases) => lay(cases, number, row),
            }
        }
        Ok(rows)
    }
}

/// Return the shapes of all cases that are possible.
pub(super) fn shapes(constraints: &Constraints) -> Result<Vec<Shape>, Error> {
    let cases = (0..constraints.sizes.len()).map(|case| Shape::new(constraints, case));
    cases.filter_map(Result::transpose).collect()
}

/// Return `count` rows that hold the known cards.
pub(super) fn blank(known: &[u64], count: usize) -> Result<Vec<u64>, Error> {
    check_size(count, known.len())?;
    let masks = count * known.len();
    let mut rows = reserve(masks)?;
    rows.extend_from_slice(&known[..known.len().min(masks)]);
    // doubling is a few large copies instead of a small one a row
    while rows.len() < masks {
        rows.extend_from_within(..rows.len().min(masks - rows.len()));
    }
    Ok(rows)
}

/// Write the world with this number. At each card, subtract the ways of the choices before the chosen one from the
/// number.
#[inline]
fn lay<A: Amount>(cases: &[Ways<A>], mut number: A, row: &mut [u64]) {
    let of = spend(cases.iter().map(Ways::total), &mut number);
    cases[of].lay(row, |_, ways| spend(ways.iter().copied(), &mut number));
}

/// Find the choice that a number falls in and reduce the number to its offset there. Branch-free: the numbers are
/// random, so branches would be mispredicted.
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
