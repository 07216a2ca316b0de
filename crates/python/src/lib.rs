//! `spadille._core`: the core as Python sees it. Private: `spadille.solver` is its face.

use pyo3::prelude::*;

mod env;
mod fault;
mod flat;
mod play;
mod policy;
mod sampler;
mod solver;
mod tables;

/// The machine's half of Spadille.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::env::{Company, Deals, Dealt, Net, Outcome};
    #[pymodule_export]
    use super::fault::NotSolvable;
    #[pymodule_export]
    use super::play::{Certain, Play, Tried};
    #[pymodule_export]
    use super::policy::{
        DecisionFeatures, Feature, Heuristic, History, Likelihood, Mixture, PlayoutResult, PolicyModel,
        RolloutResult, Schema, Uniform,
    };
    #[pymodule_export]
    use super::sampler::{WeightedWorlds, Whereabouts, gathered, resampled};
    #[pymodule_export]
    use super::solver::{Answer, Problem, solve};
    #[pymodule_export]
    use super::tables::Tables;
}
