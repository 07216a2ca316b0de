//! The policy model, the history it is asked about, and what follows: posterior, rollouts, playouts.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::cards::{Card, Cards};
use spadille_core::policy::{self, DecisionFeatures, RolloutResult, RolloutSettings};
use spadille_core::solver::Solver;

use crate::fault::{not_solvable, raised};
use crate::play::Play;
use crate::sampler::unpacked;
use crate::tables::Tables;

/// Weights, fitted to how others played.
#[pyclass(frozen, module = "spadille._core")]
pub struct PolicyModel(policy::PolicyModel);

#[pymethods]
impl PolicyModel {
    #[new]
    #[pyo3(signature = (numbers))]
    fn new(numbers: &[u8]) -> PyResult<PolicyModel> {
        let (cells, rest) = numbers.as_chunks::<{ size_of::<f32>() }>();
        if !rest.is_empty() {
            return Err(not_solvable("these are not the weights of a policy"));
        }
        let numbers: Vec<f32> = cells.iter().map(|&cell| f32::from_le_bytes(cell)).collect();
        policy::PolicyModel::new(&numbers).map(PolicyModel).map_err(raised)
    }

    /// What a policy is told.
    #[staticmethod]
    fn schema() -> Schema {
        Schema {
            units: policy::WIDTH,
            roles: policy::ROLES,
            situation: policy::SITUATION.iter().map(Feature::of).collect(),
            card: policy::CARD.iter().map(Feature::of).collect(),
            hand: policy::HAND.iter().map(Feature::of).collect(),
        }
    }
}

/// What a policy is told of a decision, and how it weighs it.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Schema {
    units: usize,
    roles: usize,
    situation: Vec<Feature>,
    card: Vec<Feature>,
    hand: Vec<Feature>,
}

/// A feature, and how many places it has.
#[pyclass(frozen, get_all, skip_from_py_object, module = "spadille._core")]
#[derive(Clone)]
pub struct Feature {
    name: &'static str,
    width: usize,
}

impl Feature {
    fn of(feature: &policy::Feature) -> Feature {
        Feature { name: feature.name, width: feature.width }
    }
}

thread_local! {
    /// What ends are solved by: it remembers what may be of use for the next.
    static LASTING: RefCell<Solver> = RefCell::new(Solver::new());
}

/// A decision: who was to play, the features of the situation, each card with its features, the card that was played.
type Decision = (u8, Vec<u16>, Vec<(Card, Vec<u16>)>, Card);

/// What everybody has seen of the play, checked.
#[pyclass(frozen, module = "spadille._core")]
pub struct History(policy::History);

#[pymethods]
impl History {
    #[new]
    #[pyo3(signature = (
        tables, pack, seats, leader, played, declarer, side, called, bidders, exposed, exposed_from, *, buried, of_tricks
    ))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing everybody has seen")]
    fn new(
        tables: &Tables,
        pack: u64,
        seats: u8,
        leader: u8,
        played: &[u8],
        declarer: u8,
        side: u8,
        called: Option<Card>,
        bidders: u8,
        exposed: u8,
        exposed_from: u8,
        buried: bool,
        of_tricks: bool,
    ) -> PyResult<History> {
        let history = policy::History {
            ranking: tables.0.clone(),
            pack: Cards(pack),
            seats,
            leader,
            played: played.to_vec(),
            declarer,
            side,
            called,
            bidders,
            exposed,
            exposed_from,
            buried,
            of_tricks,
        };
        history.judged().map(History).map_err(raised)
    }

    /// Every decision so far in which there was a choice, had the hands been these before the first card.
    #[pyo3(signature = (hands, aside))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands lists over by value")]
    fn decision_features(&self, hands: Vec<u64>, aside: u64) -> Vec<Decision> {
        let decision = |one: DecisionFeatures| (one.seat, one.situation, one.cards, one.played);
        policy::decision_features(&self.0, &hands, aside).into_iter().map(decision).collect()
    }

    /// By world how often each role's hand has each feature, numbers of 16 bits in one piece.
    #[pyo3(signature = (worlds))]
    fn hand_features<'py>(&self, py: Python<'py>, worlds: &[u8]) -> Bound<'py, PyBytes> {
        let features: Vec<u8> = policy::hand_features(&self.0, &unpacked(worlds))
            .into_iter()
            .flat_map(u16::to_ne_bytes)
            .collect();
        PyBytes::new(py, &features)
    }

    /// By world the logarithm of how likely it is beside the others, by hands and by play.
    #[pyo3(signature = (policy, worlds, own, epsilon))]
    fn weighed(
        &self,
        py: Python<'_>,
        policy: &PolicyModel,
        worlds: &[u8],
        own: u8,
        epsilon: f32,
    ) -> Vec<(f64, f64)> {
        let rows = unpacked(worlds);
        py.detach(|| policy::weighed(&self.0, &policy.0, &rows, own, epsilon))
    }

    /// By world and time what the declaring side takes when all is played by the policy: points, tricks.
    #[pyo3(signature = (policy, worlds, times, seed))]
    fn playouts(
        &self,
        py: Python<'_>,
        policy: &PolicyModel,
        worlds: &[u8],
        times: u32,
        seed: u64,
    ) -> PyResult<Vec<(u16, u8)>> {
        let rows = unpacked(worlds);
        let taken = py.detach(|| policy::playouts(&self.0, &policy.0, &rows, times, seed)).map_err(raised)?;
        Ok(taken.into_iter().map(|one| (one.points, one.tricks)).collect())
    }

    /// By card that may be played: what it is worth, in which part of the ends its player gains, how likely it is
    /// by the policy.
    #[pyo3(signature = (policy, play, worlds, tricks, times, seed))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing a deal is played on by")]
    fn rollouts(
        &self,
        py: Python<'_>,
        policy: &PolicyModel,
        play: &Play,
        worlds: &[u8],
        tricks: u32,
        times: u32,
        seed: u64,
    ) -> PyResult<Vec<(Card, f64, f64, f64)>> {
        let rows = unpacked(worlds);
        let settings = RolloutSettings { tricks, times, seed };
        let played = || {
            LASTING.with_borrow_mut(|solver| {
                policy::rollouts(&self.0, &policy.0, &play.0, &rows, settings, solver)
            })
        };
        let result = py.detach(played).map_err(raised)?;
        Ok(result
            .into_iter()
            .map(|RolloutResult { card, worth, gains, policy }| (card, worth, gains, policy))
            .collect())
    }
}
