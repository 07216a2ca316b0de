//! The play of the cards as one seat sees it: many worlds solved or walked through in one call.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use spadille_core::cards::Card;
use spadille_core::certain::certain;
use spadille_core::ismcts;
use spadille_core::pimc;
use spadille_core::rng::Xoshiro256;
use spadille_core::seen::Seen;
use spadille_core::solver::Solver;

use crate::fault::raised;
use crate::solver::wanted;
use crate::tables::Tables;

/// What is the same in every world, checked.
#[pyclass(frozen, module = "spadille._core")]
pub struct Play(pub Seen);

/// What a seat sees of the play, as Python says it.
#[derive(FromPyObject)]
struct PlayInput {
    leader: u8,
    trick: PyBackedBytes,
    called: Option<Card>,
    side: u8,
    objective: String,
    taken: Vec<u32>,
    worth: Vec<f64>,
    counts_aside: bool,
}

/// A card that does what is wanted in every world, if there is one, and whether that is settled.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Certain {
    card: Option<Card>,
    settled: bool,
}

/// A card at the root of a tree, and what became of it.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Tried {
    card: Card,
    visits: u32,
    worth: f64,
}

impl Tried {
    /// As the core found it.
    pub fn of(tried: ismcts::Tried) -> Tried {
        let ismcts::Tried { card, visits, worth } = tried;
        Tried { card, visits, worth }
    }
}

thread_local! {
    /// What worlds are solved by: it remembers what may be of use for the next.
    static LASTING: RefCell<Solver> = RefCell::new(Solver::new());
}

#[pymethods]
impl Play {
    #[new]
    #[pyo3(signature = (tables, fields))]
    fn new(tables: &Tables, fields: PlayInput) -> PyResult<Play> {
        let seen = Seen {
            ranking: tables.0.clone(),
            leader: fields.leader,
            trick: fields.trick.to_vec(),
            called: fields.called,
            side: fields.side,
            objective: wanted(&fields.objective)?,
            taken: fields.taken,
            counts_aside: fields.counts_aside,
            worth: fields.worth,
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
    ) -> PyResult<Certain> {
        let rows = unpacked(worlds);
        let looked = || {
            let worlds = self.0.worlds(&rows)?;
            LASTING.with_borrow_mut(|solver| certain(&self.0, &worlds, cards, beats, nodes, solver))
        };
        let found = py.detach(looked).map_err(raised)?;
        Ok(Certain { card: found.certain, settled: found.settled })
    }

    #[pyo3(signature = (worlds, exploration, seed))]
    fn grown(&self, py: Python<'_>, worlds: &[u8], exploration: f64, seed: u64) -> PyResult<Vec<Tried>> {
        let rows = unpacked(worlds);
        let walked =
            || Ok(ismcts::grown(&self.0, &self.0.worlds(&rows)?, exploration, Xoshiro256::from_seed(seed)));
        Ok(py.detach(walked).map_err(raised)?.into_iter().map(Tried::of).collect())
    }
}

fn unpacked(worlds: &[u8]) -> Vec<u64> {
    let cells = worlds.as_chunks::<{ size_of::<u64>() }>().0;
    cells.iter().map(|&cell| u64::from_ne_bytes(cell)).collect()
}
