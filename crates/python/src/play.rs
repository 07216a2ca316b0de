//! The play of the cards as one seat sees it: many worlds solved or walked through in one call.

use std::cell::RefCell;

use pyo3::prelude::*;
use spadille_core::cards::Card;
use spadille_core::certain::certain;
use spadille_core::ismcts::{self, Tried};
use spadille_core::pimc;
use spadille_core::sampler::chance::Chance;
use spadille_core::seen::Seen;
use spadille_core::solver::Solver;

use crate::fault::raised;
use crate::solver::wanted;
use crate::tables::Tables;

/// What is the same in every world, checked.
#[pyclass(frozen, module = "spadille._core")]
pub struct Play(pub Seen);

thread_local! {
    /// What worlds are solved by: it remembers what may be of use for the next.
    static LASTING: RefCell<Solver> = RefCell::new(Solver::new());
}

#[pymethods]
impl Play {
    #[new]
    #[pyo3(signature = (tables, leader, trick, called, side, objective, taken, worth, *, counts_aside))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing a seat sees")]
    fn new(
        tables: &Tables,
        leader: u8,
        trick: &[u8],
        called: Option<Card>,
        side: u8,
        objective: &str,
        taken: Vec<u32>,
        worth: Vec<f64>,
        counts_aside: bool,
    ) -> PyResult<Play> {
        let seen = Seen {
            ranking: tables.0.clone(),
            leader,
            trick: trick.to_vec(),
            called,
            side,
            objective: wanted(objective)?,
            taken,
            counts_aside,
            worth,
        };
        seen.judged().map(Play).map_err(raised)
    }

    #[pyo3(signature = (worlds))]
    fn averaged(&self, py: Python<'_>, worlds: &[u8]) -> PyResult<Vec<(Card, f64)>> {
        let rows = unpacked(worlds);
        let solved = || {
            let worlds = self.0.worlds(&rows)?;
            LASTING.with_borrow_mut(|solver| pimc::averaged(&self.0, &worlds, solver))
        };
        py.detach(solved).map_err(raised)
    }

    #[pyo3(signature = (worlds, cards, beats, nodes))]
    fn certain(
        &self,
        py: Python<'_>,
        worlds: &[u8],
        cards: &[u8],
        beats: bool,
        nodes: u64,
    ) -> PyResult<(Option<Card>, bool)> {
        let rows = unpacked(worlds);
        let looked = || {
            let worlds = self.0.worlds(&rows)?;
            LASTING.with_borrow_mut(|solver| certain(&self.0, &worlds, cards, beats, nodes, solver))
        };
        let found = py.detach(looked).map_err(raised)?;
        Ok((found.certain, found.settled))
    }

    #[pyo3(signature = (worlds, exploration, seed))]
    fn grown(
        &self,
        py: Python<'_>,
        worlds: &[u8],
        exploration: f64,
        seed: u64,
    ) -> PyResult<Vec<(Card, u32, f64)>> {
        let rows = unpacked(worlds);
        let walked = || Ok(ismcts::grown(&self.0, &self.0.worlds(&rows)?, exploration, Chance::seeded(seed)));
        let tried = py.detach(walked).map_err(raised)?;
        Ok(tried.into_iter().map(|Tried { card, visits, worth }| (card, visits, worth)).collect())
    }
}

fn unpacked(worlds: &[u8]) -> Vec<u64> {
    let cells = worlds.as_chunks::<{ size_of::<u64>() }>().0;
    cells.iter().map(|&cell| u64::from_ne_bytes(cell)).collect()
}
