//! Policies chosen at run time: one of the existing policies, and one for each seat.

use crate::cards::Card;
use crate::error::Error;
use crate::rng::Rng;

use super::heuristic::Heuristic;
use super::model::PolicyModel;
use super::policies::{Policy, Probabilities, Table, Uniform};
use super::replay::Replay;

/// One of the existing policies.
#[derive(Clone, Copy)]
pub enum AnyPolicy<'a> {
    /// The uniform policy.
    Uniform(&'a Uniform),
    /// The rule-based policy.
    Heuristic(&'a Heuristic),
    /// The learned policy.
    Learned(&'a PolicyModel),
}

impl AnyPolicy<'_> {
    /// Return the log-likelihood weights of hand features; empty unless the policy is learned.
    pub fn hands(&self) -> &[f32] {
        match self {
            AnyPolicy::Learned(model) => model.hands(),
            AnyPolicy::Uniform(_) | AnyPolicy::Heuristic(_) => &[],
        }
    }
}

/// A policy for each seat, or one for all.
pub struct BySeat<P>(Vec<P>);

impl<P> BySeat<P> {
    /// Take one policy for all seats, or one for each of `seats`.
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
