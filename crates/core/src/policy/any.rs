//! A policy that is known only when the program runs.

use crate::cards::Card;
use crate::draw::Draw;

use super::heuristic::Heuristic;
use super::model::PolicyModel;
use super::policies::{Policy, Probabilities, Uniform};
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

impl Policy<Replay<'_>> for AnyPolicy<'_> {
    fn probabilities(&self, table: &Replay<'_>) -> Probabilities {
        match self {
            AnyPolicy::Uniform(uniform) => uniform.probabilities(table),
            AnyPolicy::Heuristic(heuristic) => heuristic.probabilities(table),
            AnyPolicy::Learned(model) => model.probabilities(table),
        }
    }

    fn choose(&self, table: &Replay<'_>, chance: &mut impl Draw) -> Card {
        match self {
            AnyPolicy::Uniform(uniform) => uniform.choose(table, chance),
            AnyPolicy::Heuristic(heuristic) => heuristic.choose(table, chance),
            AnyPolicy::Learned(model) => model.choose(table, chance),
        }
    }
}
