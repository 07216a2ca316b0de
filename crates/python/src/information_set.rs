//! The binding of information sets: averages over solved worlds, sure cards and the search tree.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use spadille_core::cards::Card;
use spadille_core::information_set;
use spadille_core::ismcts;
use spadille_core::pimc;
use spadille_core::rng::Xoshiro256;
use spadille_core::solver::Solver;
use spadille_core::sure_cards;

use crate::error::{Number, Reduced, to_py_err};
use crate::ranking_tables::RankingTables;
use crate::sampler::decode_rows;
use crate::solver::decode_objective;

/// The validated part of a position that is the same in every world.
#[pyclass(frozen, module = "spadille._core")]
pub struct InformationSet(pub information_set::InformationSet, Py<RankingTables>, Py<PyAny>);

/// See `spadille.solver.core_input.InformationSetInput`.
#[derive(FromPyObject)]
struct InformationSetInput {
    leader: u8,
    trick: PyBackedBytes,
    called: Option<Card>,
    side: u8,
    objective: String,
    taken: Vec<u32>,
    payoffs: Vec<f64>,
    counts_aside: bool,
    aside_to_last: bool,
    locked: bool,
}

/// A card that is sure in every world, if there is one, and whether the search was completed.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct SureCard {
    card: Option<Card>,
    settled: bool,
}

/// The statistics of one card at the root of a search tree.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct MoveStatistics {
    card: Card,
    visits: u32,
    payoff: f64,
}

impl MoveStatistics {
    /// Convert the core's statistics.
    pub fn new(statistics: ismcts::MoveStatistics) -> MoveStatistics {
        let ismcts::MoveStatistics { card, visits, payoff } = statistics;
        MoveStatistics { card, visits, payoff }
    }
}

thread_local! {
    /// The solver of this thread, which keeps its transposition table between calls.
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new());
}

#[pymethods]
impl InformationSet {
    #[new]
    #[pyo3(signature = (ranking, fields))]
    fn new(ranking: Bound<'_, RankingTables>, fields: Bound<'_, PyAny>) -> PyResult<InformationSet> {
        let input = fields.unbind();
        let fields: InformationSetInput = input.extract(ranking.py())?;
        let information_set = information_set::InformationSet {
            ranking: ranking.get().0.clone(),
            leader: fields.leader,
            trick: fields.trick.to_vec(),
            called: fields.called,
            side: fields.side,
            objective: decode_objective(&fields.objective)?,
            taken: fields.taken,
            counts_aside: fields.counts_aside,
            aside_to_last: fields.aside_to_last,
            locked: fields.locked,
            payoffs: fields.payoffs,
        };
        let information_set = information_set.validate().map_err(to_py_err)?;
        Ok(InformationSet(information_set, ranking.unbind(), input))
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, InformationSet>) -> PyResult<Reduced<'py>> {
        let InformationSet(_, ranking, fields) = slf.get();
        Ok((slf.get_type(), (ranking, fields).into_pyobject(slf.py())?))
    }

    #[pyo3(signature = (worlds))]
    fn average_payoffs(&self, py: Python<'_>, worlds: &[u8]) -> PyResult<Vec<(Card, f64)>> {
        let rows = decode_rows(worlds);
        let solve = || {
            let worlds = self.0.worlds(&rows)?;
            SOLVER.with_borrow_mut(|solver| pimc::average_payoffs(&self.0, &worlds, solver))
        };
        py.detach(solve).map_err(to_py_err)
    }

    #[pyo3(signature = (worlds, cards, beats, max_nodes))]
    fn find_sure_card(
        &self,
        py: Python<'_>,
        worlds: &[u8],
        cards: &[u8],
        beats: bool,
        max_nodes: Number<u64>,
    ) -> PyResult<SureCard> {
        let rows = decode_rows(worlds);
        let search = || {
            let worlds = self.0.worlds(&rows)?;
            SOLVER.with_borrow_mut(|solver| {
                sure_cards::find_sure_card(&self.0, &worlds, cards, beats, max_nodes.0, solver)
            })
        };
        let sure_cards::SureCard { card, settled } = py.detach(search).map_err(to_py_err)?;
        Ok(SureCard { card, settled })
    }

    #[pyo3(signature = (worlds, exploration, seed))]
    fn search_tree(
        &self,
        py: Python<'_>,
        worlds: &[u8],
        exploration: f64,
        seed: Number<u64>,
    ) -> PyResult<Vec<MoveStatistics>> {
        let rows = decode_rows(worlds);
        let rng = Xoshiro256::from_seed(seed.0);
        let search = || ismcts::search_tree(&self.0, &self.0.worlds(&rows)?, exploration, rng);
        Ok(py.detach(search).map_err(to_py_err)?.into_iter().map(MoveStatistics::new).collect())
    }
}
