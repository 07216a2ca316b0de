//! The binding of policies: the policy model, the play history, and what a policy computes for worlds.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use pyo3::types::{PyBytes, PyTuple};
use spadille_core::cards::{Card, Cards};
use spadille_core::ismcts;
use spadille_core::policy::{self, AnyPolicy, BySeat, RolloutSettings, Weighing};
use spadille_core::rng::Xoshiro256;
use spadille_core::solver::Solver;

use crate::error::{Number, Reduced, not_solvable, to_py_err};
use crate::information_set::{InformationSet, MoveStatistics};
use crate::ranking_tables::RankingTables;
use crate::sampler::decode_rows;

/// A network fitted to recorded play.
#[pyclass(frozen, module = "spadille._core")]
pub struct PolicyModel(policy::PolicyModel, Py<PyBytes>);

#[pymethods]
impl PolicyModel {
    #[new]
    #[pyo3(signature = (numbers))]
    fn new(numbers: &Bound<'_, PyBytes>) -> PyResult<PolicyModel> {
        let given = numbers.clone().unbind();
        let (cells, rest) = numbers.as_bytes().as_chunks::<{ size_of::<f32>() }>();
        if !rest.is_empty() {
            return Err(not_solvable("these are not the weights of a policy"));
        }
        let numbers: Vec<f32> = cells.iter().map(|&cell| f32::from_le_bytes(cell)).collect();
        Ok(PolicyModel(policy::PolicyModel::new(&numbers).map_err(to_py_err)?, given))
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, PolicyModel>) -> PyResult<Reduced<'py>> {
        Ok((slf.get_type(), (&slf.get().1,).into_pyobject(slf.py())?))
    }

    /// Return the schema of the features.
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

/// The features of a decision and the architecture of the network.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Schema {
    units: usize,
    roles: usize,
    situation: Vec<Feature>,
    card: Vec<Feature>,
    hand: Vec<Feature>,
}

/// A feature and its number of columns.
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
    /// The solver of this thread, which keeps its transposition table between calls.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

/// The uniform policy.
#[pyclass(frozen, module = "spadille._core")]
pub struct Uniform(policy::Uniform);

#[pymethods]
impl Uniform {
    #[new]
    fn new() -> Uniform {
        Uniform(policy::Uniform)
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, Uniform>) -> Reduced<'py> {
        (slf.get_type(), PyTuple::empty(slf.py()))
    }
}

/// A rule-based policy that sees all cards.
#[pyclass(frozen, module = "spadille._core")]
pub struct Heuristic(policy::Heuristic, Py<RankingTables>, bool);

#[pymethods]
impl Heuristic {
    #[new]
    #[pyo3(signature = (ranking, avoids))]
    fn new(ranking: Bound<'_, RankingTables>, avoids: bool) -> Heuristic {
        Heuristic(policy::Heuristic::of(&ranking.get().0, avoids), ranking.unbind(), avoids)
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, Heuristic>) -> PyResult<Reduced<'py>> {
        let Heuristic(_, ranking, avoids) = slf.get();
        Ok((slf.get_type(), (ranking, *avoids).into_pyobject(slf.py())?))
    }
}

/// Any policy.
#[derive(FromPyObject)]
enum Given {
    Learned(Py<PolicyModel>),
    Heuristic(Py<Heuristic>),
    Uniform(Py<Uniform>),
}

impl Given {
    fn policy(&self) -> AnyPolicy<'_> {
        match self {
            Given::Learned(model) => AnyPolicy::Learned(&model.get().0),
            Given::Heuristic(heuristic) => AnyPolicy::Heuristic(&heuristic.get().0),
            Given::Uniform(uniform) => AnyPolicy::Uniform(&uniform.get().0),
        }
    }
}

/// Take one policy for all seats, or one for each.
fn by_seat<'a>(given: &'a [Given], history: &policy::History) -> PyResult<BySeat<AnyPolicy<'a>>> {
    BySeat::new(given.iter().map(Given::policy).collect(), history.seats).map_err(to_py_err)
}

/// A decision described by features.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct DecisionFeatures {
    seat: u8,
    situation: Vec<u16>,
    cards: Vec<(Card, Vec<u16>)>,
    played: Card,
}

/// The log-likelihood of a world: of the hands that the seats hold, and of the cards that they played.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Likelihood {
    hands: f64,
    play: f64,
}

/// The posterior of worlds if each opponent follows one of several policies and it is unknown which.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Mixture {
    log_weights: Vec<f64>,
    best_policies: Vec<usize>,
}

/// What the declaring side takes in a deal.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct PlayoutResult {
    points: u16,
    tricks: u8,
}

/// The result of the rollouts of one card.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct RolloutResult {
    card: Card,
    payoff: f64,
    gain_rate: f64,
    probability: f64,
    fates: Option<Py<Fates>>,
}

/// The fates of all cards in the rollouts of one card. Tables are the bytes of 32-bit numbers.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Fates {
    rollouts: u32,
    captures: Py<PyBytes>,
    thrown: Py<PyBytes>,
    aside: Py<PyBytes>,
    held: Py<PyBytes>,
    winners: Py<PyBytes>,
    ruffed: Py<PyBytes>,
    ruffs: Py<PyBytes>,
    caught: Py<PyBytes>,
    counts: Py<PyBytes>,
}

impl Fates {
    fn new(py: Python<'_>, fates: &policy::Fates) -> PyResult<Py<Fates>> {
        let table = |numbers: &[u32]| {
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_ne_bytes()).collect();
            PyBytes::new(py, &bytes).unbind()
        };
        let fates = Fates {
            rollouts: fates.rollouts,
            captures: table(&fates.captures),
            thrown: table(&fates.thrown),
            aside: table(&fates.aside),
            held: table(&fates.held),
            winners: table(&fates.winners),
            ruffed: table(&fates.ruffed),
            ruffs: table(&fates.ruffs),
            caught: table(&fates.caught),
            counts: table(&fates.counts),
        };
        Py::new(py, fates)
    }
}

/// See `spadille.solver.core_input.HistoryInput`.
#[derive(FromPyObject)]
struct HistoryInput {
    pack: u64,
    seats: u8,
    leader: u8,
    played: PyBackedBytes,
    declarer: u8,
    side: u8,
    called: Option<Card>,
    bidders: u8,
    exposed: u8,
    exposed_from: u8,
    has_discards: bool,
    counts_tricks: bool,
    locked: bool,
    aside_to_last: bool,
}

/// The public history of the play, validated.
#[pyclass(frozen, module = "spadille._core")]
pub struct History(policy::History, Py<RankingTables>, Py<PyAny>);

#[pymethods]
impl History {
    #[new]
    #[pyo3(signature = (ranking, fields))]
    fn new(ranking: Bound<'_, RankingTables>, fields: Bound<'_, PyAny>) -> PyResult<History> {
        let input = fields.unbind();
        let fields: HistoryInput = input.extract(ranking.py())?;
        let history = policy::History {
            ranking: ranking.get().0.clone(),
            pack: Cards(fields.pack),
            seats: fields.seats,
            leader: fields.leader,
            played: fields.played.to_vec(),
            declarer: fields.declarer,
            side: fields.side,
            called: fields.called,
            bidders: fields.bidders,
            exposed: fields.exposed,
            exposed_from: fields.exposed_from,
            has_discards: fields.has_discards,
            counts_tricks: fields.counts_tricks,
            locked: fields.locked,
            aside_to_last: fields.aside_to_last,
        };
        let history = history.validate().map_err(to_py_err)?;
        Ok(History(history, ranking.unbind(), input))
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, History>) -> PyResult<Reduced<'py>> {
        let History(_, ranking, fields) = slf.get();
        Ok((slf.get_type(), (ranking, fields).into_pyobject(slf.py())?))
    }

    /// Return every decision so far with several legal cards, given the hands before the first card.
    #[pyo3(signature = (hands, aside))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands lists over by value")]
    fn decision_features(&self, hands: Vec<u64>, aside: u64) -> PyResult<Vec<DecisionFeatures>> {
        let result = |decision: policy::DecisionFeatures| {
            let policy::DecisionFeatures { seat, situation, cards, played } = decision;
            DecisionFeatures { seat, situation, cards, played }
        };
        let features = policy::decision_features(&self.0, &hands, aside).map_err(to_py_err)?;
        Ok(features.into_iter().map(result).collect())
    }

    /// Count the features of each role's hand by world, as 16-bit numbers.
    #[pyo3(signature = (worlds))]
    fn hand_features<'py>(&self, py: Python<'py>, worlds: &[u8]) -> PyResult<Bound<'py, PyBytes>> {
        let features = policy::hand_features(&self.0, &decode_rows(worlds)).map_err(to_py_err)?;
        let bytes: Vec<u8> = features.into_iter().flat_map(u16::to_ne_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// Return the probability of each legal card. `row` holds the cards that the seat knows.
    #[pyo3(signature = (policy, row))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn card_probabilities(&self, policy: Given, row: Vec<u64>) -> PyResult<Vec<(Card, f32)>> {
        policy::card_probabilities(&self.0, &policy.policy(), &row).map_err(to_py_err)
    }

    /// Return the log-likelihood of each world.
    #[pyo3(signature = (policy, worlds, seat, epsilon))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn log_likelihoods(
        &self,
        py: Python<'_>,
        policy: Given,
        worlds: &[u8],
        seat: u8,
        epsilon: f32,
    ) -> PyResult<Vec<Likelihood>> {
        let (rows, policy) = (decode_rows(worlds), policy.policy());
        let by = Weighing { seat, epsilon };
        let weighed = py.detach(|| policy::log_likelihoods(&self.0, &policy, policy.hands(), &rows, by));
        let sums = |likelihood: policy::Likelihood| Likelihood {
            hands: likelihood.hands.iter().sum(),
            play: likelihood.play.iter().sum(),
        };
        Ok(weighed.map_err(to_py_err)?.into_iter().map(sums).collect())
    }

    /// Weight worlds by a mixture of policies for each opponent.
    #[pyo3(signature = (policies, worlds, seat, epsilon))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn mix_policies(
        &self,
        py: Python<'_>,
        policies: Vec<Given>,
        worlds: &[u8],
        seat: u8,
        epsilon: f32,
    ) -> PyResult<Mixture> {
        if policies.is_empty() {
            return Err(not_solvable("at least one policy is needed"));
        }
        let (rows, by) = (decode_rows(worlds), Weighing { seat, epsilon });
        let every: Vec<AnyPolicy<'_>> = policies.iter().map(Given::policy).collect();
        let weighed =
            |policy: &AnyPolicy<'_>| policy::log_likelihoods(&self.0, policy, policy.hands(), &rows, by);
        let mix = || {
            let by_policy: Vec<_> = every.iter().map(weighed).collect::<Result<_, _>>()?;
            Ok(policy::mix_policies(&by_policy, self.0.seats as usize, seat as usize))
        };
        let mixed = py.detach(mix).map_err(to_py_err)?;
        Ok(Mixture { log_weights: mixed.log_weights, best_policies: mixed.best_policies })
    }

    /// Play each world to the end `count` times and return what the declaring side takes.
    #[pyo3(signature = (policy, worlds, count, seed))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn sample_playouts(
        &self,
        py: Python<'_>,
        policy: Given,
        worlds: &[u8],
        count: Number<u32>,
        seed: Number<u64>,
    ) -> PyResult<Vec<PlayoutResult>> {
        let (rows, policy) = (decode_rows(worlds), policy.policy());
        let taken = py
            .detach(|| policy::sample_playouts(&self.0, &policy, &rows, count.0, seed.0))
            .map_err(to_py_err)?;
        Ok(taken
            .into_iter()
            .map(|result| PlayoutResult { points: result.points, tricks: result.tricks })
            .collect())
    }

    /// Run rollouts of each legal card.
    #[pyo3(signature = (policies, information_set, worlds, *, tricks, times, seed, ahead, fates))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing a deal is played on by")]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn run_rollouts(
        &self,
        py: Python<'_>,
        policies: Vec<Given>,
        information_set: &InformationSet,
        worlds: &[u8],
        tricks: Number<u32>,
        times: Number<u32>,
        seed: Number<u64>,
        ahead: Number<u32>,
        fates: bool,
    ) -> PyResult<Vec<RolloutResult>> {
        let (rows, policy) = (decode_rows(worlds), by_seat(&policies, &self.0)?);
        let settings =
            RolloutSettings { tricks: tricks.0, times: times.0, seed: seed.0, ahead: ahead.0, fates };
        let played = || {
            SOLVER.with_borrow_mut(|solver| {
                policy::run_rollouts(&self.0, &policy, &information_set.0, &rows, settings, solver)
            })
        };
        let result = py.detach(played).map_err(to_py_err)?;
        let row = |result: policy::RolloutResult| {
            let policy::RolloutResult { card, payoff, gain_rate, probability, fates } = result;
            let fates = fates.map(|fates| Fates::new(py, &fates)).transpose()?;
            Ok(RolloutResult { card, payoff, gain_rate, probability, fates })
        };
        result.into_iter().map(row).collect()
    }

    /// Return the outcome of each rollout by world, card and repetition, as 16-bit numbers, and by card the fates.
    #[pyo3(signature = (policies, information_set, worlds, *, tricks, times, seed, fates))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing a deal is played on by")]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn find_rollout_ends<'py>(
        &self,
        py: Python<'py>,
        policies: Vec<Given>,
        information_set: &InformationSet,
        worlds: &[u8],
        tricks: Number<u32>,
        times: Number<u32>,
        seed: Number<u64>,
        fates: bool,
    ) -> PyResult<(Bound<'py, PyBytes>, Vec<Py<Fates>>)> {
        let (rows, policy) = (decode_rows(worlds), by_seat(&policies, &self.0)?);
        let settings = RolloutSettings { tricks: tricks.0, times: times.0, seed: seed.0, ahead: 0, fates };
        let played = || {
            SOLVER.with_borrow_mut(|solver| {
                policy::find_rollout_ends(&self.0, &policy, &information_set.0, &rows, settings, solver)
            })
        };
        let ends = py.detach(played).map_err(to_py_err)?;
        let bytes: Vec<u8> = ends.outcomes.into_iter().flat_map(u16::to_ne_bytes).collect();
        let fates = ends.fates.iter().map(|fates| Fates::new(py, fates)).collect::<PyResult<_>>()?;
        Ok((PyBytes::new(py, &bytes), fates))
    }

    /// Run ISMCTS with rollouts by the policy, one iteration for each world.
    #[pyo3(signature = (policy, information_set, worlds, *, exploration, seed))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands it over by value")]
    fn search_tree(
        &self,
        py: Python<'_>,
        policy: Given,
        information_set: &InformationSet,
        worlds: &[u8],
        exploration: f64,
        seed: Number<u64>,
    ) -> PyResult<Vec<MoveStatistics>> {
        let (rows, policy) = (decode_rows(worlds), policy.policy());
        let rng = Xoshiro256::from_seed(seed.0);
        let walked =
            || ismcts::search_tree_from(&self.0, &policy, &information_set.0, &rows, exploration, rng);
        Ok(py.detach(walked).map_err(to_py_err)?.into_iter().map(MoveStatistics::new).collect())
    }
}
