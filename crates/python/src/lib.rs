//! `spadille._core`: the Python binding of the core. Private; `spadille.solver` and `spadille.env` wrap it.

use pyo3::prelude::*;

mod decode_rules;
mod env;
mod error;
mod information_set;
mod policy;
mod ranking_tables;
mod sampler;
mod solver;

/// The native core.
#[pymodule]
mod _core {
    #[pymodule_export]
    use super::env::{Batch, DealCards, Net, Outcome, ReferencePlayers};
    #[pymodule_export]
    use super::error::NotSolvable;
    #[pymodule_export]
    use super::information_set::{InformationSet, MoveStatistics, SureCard};
    #[pymodule_export]
    use super::policy::{
        DecisionFeatures, Fates, Feature, Heuristic, History, Likelihood, Mixture, PlayoutResult,
        PolicyModel, RolloutResult, Schema, Uniform,
    };
    #[pymodule_export]
    use super::ranking_tables::RankingTables;
    #[pymodule_export]
    use super::sampler::{WeightedSampler, WorldSampler, project, resample};
    #[pymodule_export]
    use super::solver::{Answer, Problem, solve};
}
