//! Policies that are known only when the program runs: one of those there are, and one for each seat.

use crate::cards::Card;
use crate::error::Error;
use crate::rng::Rng;

use super::heuristic::Heuristic;
use super::model::PolicyModel;
use super::policies::{Policy, Probabilities, Table, Uniform};
use super::replay::Replay;

/// One of the policies there are.
#[derive(Clone, Copy)]
pub enum AnyPolicy<'a> {
    /// Each card as likely as any other.
    Uniform(&'a Uniform),
    /// By rules of thumb.
    Heuristic(&'a Heuristic),
    /// As it was learned.
    Learned(&'a PolicyModel),
}

impl AnyPolicy<'_> {
    /// What a hand's features say of how likely it is; nothing where only a learned policy knows.
    pub fn hands(&self) -> &[f32] {
        match self {
            AnyPolicy::Learned(model) => model.hands(),
            AnyPolicy::Uniform(_) | AnyPolicy::Heuristic(_) => &[],
        }
    }
}

/// How each seat plays.
pub struct BySeat<P>(Vec<P>);

impl<P> BySeat<P> {
    /// One policy for all, or one for each of so many seats.
    pub fn new(policies: Vec<P>, seats: u8) -> Result<BySeat<P>, Error> {
        if policies.len() != 1 && policies.len() != seats as usize {
            return Err(Error::new("all play by one policy, or each seat by its own"));
        }
        Ok(BySeat(policies))
    }

    fn at(&self, table: &impl Table) -> &P {
        &self.0[table.position().turn() as usize % self.0.len()]
    }
}

impl<T: Table, P: Policy<T>> Policy<T> for BySeat<P> {
    fn probabilities(&self, table: &T) -> Probabilities {
        self.at(table).probabilities(table)
    }

    fn choose(&self, table: &T, rng: &mut impl Rng) -> Card {
        self.at(table).choose(table, rng)
    }
}

impl Policy<Replay<'_>> for AnyPolicy<'_> {
    fn probabilities(&self, table: &Replay<'_>) -> Probabilities {
        match self {
            AnyPolicy::Uniform(uniform) => uniform.probabilities(table),
            AnyPolicy::Heuristic(heuristic) => heuristic.probabilities(table),
            AnyPolicy::Learned(model) => model.probabilities(table),
        }
    }

    fn choose(&self, table: &Replay<'_>, rng: &mut impl Rng) -> Card {
        match self {
            AnyPolicy::Uniform(uniform) => uniform.choose(table, rng),
            AnyPolicy::Heuristic(heuristic) => heuristic.choose(table, rng),
            AnyPolicy::Learned(model) => model.choose(table, rng),
        }
    }
}
