//! The play of the cards in bulk, written into arrays that the caller made.

#![expect(clippy::needless_pass_by_value, reason = "Python hands buffers and lists over by value")]

use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use spadille_core::cards::{CARDS, Card, Cards};
use spadille_core::position::Position;
use spadille_core::simulator::{self, Limits, NONE, OBSERVED, Rows, Start, Terms, Weights};

use crate::fault::{not_solvable, raised};
use crate::tables::Tables;

/// How a side's cards are chosen.
#[pyclass(frozen, module = "spadille._core")]
pub struct Policy(simulator::Policy);

#[pymethods]
impl Policy {
    #[new]
    #[pyo3(signature = (kind, weights))]
    fn new(py: Python<'_>, kind: &str, weights: Option<PyBuffer<u32>>) -> PyResult<Policy> {
        let Some(weights) = weights else { return Policy::unweighted(kind) };
        let weights = Weights::new(&weights.to_vec(py)?).map_err(raised)?;
        match kind {
            "heaviest" => Ok(Policy(simulator::Policy::Heaviest(weights))),
            "drawn" => Ok(Policy(simulator::Policy::Drawn(weights))),
            _ => Err(not_solvable("a policy with weights is heaviest or drawn")),
        }
    }
}

impl Policy {
    fn unweighted(kind: &str) -> PyResult<Policy> {
        match kind {
            "random" => Ok(Policy(simulator::Policy::Random)),
            _ => Err(not_solvable("a policy without weights is random")),
        }
    }
}

/// What is played, and when the play ends early: points and tricks of the side, then of its opponents.
type TermsSaid<'py> = (PyRef<'py, Tables>, [u16; 2], [u8; 2]);

/// Where the positions begin, an array each: see `spadille.solver.simulation.Starts`.
#[derive(FromPyObject)]
pub struct Starts {
    hands: PyBuffer<u64>,
    leaders: PyBuffer<u8>,
    tricks: PyBuffer<u8>,
    called: PyBuffer<u8>,
    terms: PyBuffer<u16>,
    sides: PyBuffer<u8>,
    open: PyBuffer<u8>,
    exposed: PyBuffer<u8>,
    exposed_from: PyBuffer<u8>,
}

/// The rows of one step before they are copied out, kept from step to step.
#[derive(Default)]
struct Staged {
    turns: Vec<u8>,
    legal: Vec<u8>,
    observed: Vec<u8>,
    cards: Vec<u8>,
}

/// Positions played together.
#[pyclass(module = "spadille._core")]
pub struct Simulator {
    core: simulator::Simulator,
    staged: Staged,
}

/// The arrays a step is written into, those that are wanted.
struct Wanted {
    turns: Option<PyBuffer<u8>>,
    legal: Option<PyBuffer<u8>>,
    observed: Option<PyBuffer<u8>>,
    cards: Option<PyBuffer<u8>>,
}

#[pymethods]
impl Simulator {
    #[new]
    #[pyo3(signature = (terms, seats, starts, seed))]
    fn new(
        py: Python<'_>,
        terms: Vec<TermsSaid<'_>>,
        seats: u8,
        starts: &Bound<'_, PyAny>,
        seed: u64,
    ) -> PyResult<Simulator> {
        let terms: Vec<Terms> = terms
            .iter()
            .map(|(tables, points, tricks)| Terms {
                ranking: tables.0.clone(),
                limits: Limits { points: *points, tricks: *tricks },
            })
            .collect();
        let starts = starts.extract::<Starts>()?.read(py, seats as usize)?;
        let core = simulator::Simulator::new(&terms, seats, &starts, seed).map_err(raised)?;
        Ok(Simulator { core, staged: Staged::default() })
    }

    fn __len__(&self) -> usize {
        self.core.len()
    }

    fn playing(&self) -> usize {
        self.core.playing()
    }

    #[pyo3(signature = (seed))]
    fn restart(&mut self, seed: u64) {
        self.core.restart(seed);
    }

    #[pyo3(signature = (cards))]
    fn play(&mut self, py: Python<'_>, cards: PyBuffer<u8>) -> PyResult<()> {
        let cards = cards.to_vec(py)?;
        py.detach(|| self.core.play(&cards)).map_err(raised)
    }

    #[pyo3(signature = (side, opponents, threads))]
    fn play_out(
        &mut self,
        py: Python<'_>,
        side: &Policy,
        opponents: &Policy,
        threads: usize,
    ) -> PyResult<u64> {
        py.detach(|| self.core.play_out([&side.0, &opponents.0], threads)).map_err(raised)
    }

    #[pyo3(signature = (side, opponents, steps, turns, legal, observed, cards, threads))]
    #[expect(clippy::too_many_arguments, reason = "one for each array that can be written")]
    fn step(
        &mut self,
        py: Python<'_>,
        side: &Policy,
        opponents: &Policy,
        steps: usize,
        turns: Option<PyBuffer<u8>>,
        legal: Option<PyBuffer<u8>>,
        observed: Option<PyBuffer<u8>>,
        cards: Option<PyBuffer<u8>>,
        threads: usize,
    ) -> PyResult<u64> {
        let wanted = Wanted { turns, legal, observed, cards };
        wanted.check(py, steps.saturating_mul(self.core.len()))?;
        let (core, staged, policies) = (&mut self.core, &mut self.staged, [&side.0, &opponents.0]);
        let mut played = 0;
        for step in 0..steps {
            let rows = staged.rows(core.len(), &wanted);
            let cards = py.detach(|| core.step(policies, rows, threads)).map_err(raised)?;
            if cards == 0 && !wanted.any() {
                break;
            }
            wanted.fill(py, step, staged);
            played += cards;
        }
        Ok(played)
    }

    #[pyo3(signature = (turns, legal, observed, threads))]
    fn look(
        &mut self,
        py: Python<'_>,
        turns: Option<PyBuffer<u8>>,
        legal: Option<PyBuffer<u8>>,
        observed: Option<PyBuffer<u8>>,
        threads: usize,
    ) -> PyResult<()> {
        let wanted = Wanted { turns, legal, observed, cards: None };
        wanted.check(py, self.core.len())?;
        let rows = self.staged.rows(self.core.len(), &wanted);
        py.detach(|| self.core.look(rows, threads)).map_err(raised)?;
        wanted.fill(py, 0, &self.staged);
        Ok(())
    }

    #[pyo3(signature = (into))]
    fn legal_bits(&self, py: Python<'_>, into: PyBuffer<u64>) -> PyResult<()> {
        write(py, &into, self.core.len(), self.core.legal().map(|cards| cards.0))
    }

    #[pyo3(signature = (into))]
    fn points(&self, py: Python<'_>, into: PyBuffer<u16>) -> PyResult<()> {
        write(py, &into, 2 * self.core.len(), self.core.points().flatten())
    }

    #[pyo3(signature = (into))]
    fn tricks(&self, py: Python<'_>, into: PyBuffer<u8>) -> PyResult<()> {
        write(py, &into, 2 * self.core.len(), self.core.tricks().flatten())
    }
}

impl Starts {
    fn read(&self, py: Python<'_>, seats: usize) -> PyResult<Vec<Start>> {
        let seats = seats.max(1);
        let hands: Vec<Cards> = self.hands.to_vec(py)?.into_iter().map(Cards).collect();
        let count = hands.len() / seats;
        let bytes = |array: &PyBuffer<u8>, size| of_length(array.to_vec(py)?, size * count);
        let (leaders, tricks) = (bytes(&self.leaders, 1)?, bytes(&self.tricks, 3)?);
        let (called, sides) = (bytes(&self.called, 1)?, bytes(&self.sides, 1)?);
        let (open, exposed) = (bytes(&self.open, 1)?, bytes(&self.exposed, 1)?);
        let exposed_from = bytes(&self.exposed_from, 1)?;
        let terms = of_length(self.terms.to_vec(py)?, count)?;
        of_length(hands, count * seats)?
            .chunks_exact(seats)
            .enumerate()
            .map(|(place, hands)| {
                let trick = lying(&tricks[3 * place..3 * place + 3]);
                let called = (called[place] != NONE).then_some(called[place]);
                let position = Position::new(hands, leaders[place], trick, called)
                    .map_err(|fault| not_solvable(&format!("position {place}: {fault}")))?;
                Ok(Start {
                    position,
                    terms: terms[place],
                    side: sides[place],
                    open: open[place],
                    exposed: exposed[place],
                    exposed_from: exposed_from[place],
                })
            })
            .collect()
    }
}

/// The cards on the table, those before the first 255.
fn lying(trick: &[Card]) -> &[Card] {
    trick.split(|&card| card == NONE).next().unwrap_or_default()
}

fn of_length<T>(array: Vec<T>, length: usize) -> PyResult<Vec<T>> {
    if array.len() == length { Ok(array) } else { Err(wrong_length(length, array.len())) }
}

fn wrong_length(length: usize, given: usize) -> PyErr {
    not_solvable(&format!("an array is to have {length} entries, not {given}"))
}

impl Staged {
    fn rows(&mut self, count: usize, wanted: &Wanted) -> Rows<'_> {
        let Staged { turns, legal, observed, cards } = self;
        Rows {
            turns: staged(turns, wanted.turns.is_some(), count),
            legal: staged(legal, wanted.legal.is_some(), count * CARDS),
            observed: staged(observed, wanted.observed.is_some(), count * OBSERVED),
            cards: staged(cards, wanted.cards.is_some(), count),
        }
    }
}

fn staged(row: &mut Vec<u8>, wanted: bool, length: usize) -> Option<&mut [u8]> {
    wanted.then(|| {
        row.resize(length, 0);
        row.as_mut_slice()
    })
}

impl Wanted {
    /// Whether the arrays that are wanted can take so many entries.
    fn check(&self, py: Python<'_>, entries: usize) -> PyResult<()> {
        let arrays = [(&self.turns, 1), (&self.legal, CARDS), (&self.observed, OBSERVED), (&self.cards, 1)];
        for (array, width) in arrays {
            if let Some(array) = array {
                writable(py, array, entries.saturating_mul(width))?;
            }
        }
        Ok(())
    }

    fn any(&self) -> bool {
        [&self.turns, &self.legal, &self.observed, &self.cards].into_iter().any(Option::is_some)
    }

    /// The staged rows become the arrays' rows of this step.
    fn fill(&self, py: Python<'_>, step: usize, staged: &Staged) {
        copy(py, self.turns.as_ref(), step, &staged.turns);
        copy(py, self.legal.as_ref(), step, &staged.legal);
        copy(py, self.observed.as_ref(), step, &staged.observed);
        copy(py, self.cards.as_ref(), step, &staged.cards);
    }
}

fn copy(py: Python<'_>, array: Option<&PyBuffer<u8>>, step: usize, row: &[u8]) {
    if let Some(cells) = array.and_then(|array| array.as_mut_slice(py)) {
        let cells = &cells[step * row.len()..][..row.len()];
        cells.iter().zip(row).for_each(|(cell, &byte)| cell.set(byte));
    }
}

fn write<T: Element>(
    py: Python<'_>,
    array: &PyBuffer<T>,
    length: usize,
    values: impl Iterator<Item = T>,
) -> PyResult<()> {
    writable(py, array, length)?.iter().zip(values).for_each(|(cell, value)| cell.set(value));
    Ok(())
}

/// The cells of an array that is to be written.
fn writable<'a, T: Element>(
    py: Python<'a>,
    array: &'a PyBuffer<T>,
    length: usize,
) -> PyResult<&'a [std::cell::Cell<T>]> {
    let cells = array.as_mut_slice(py).ok_or_else(|| {
        not_solvable("an array that is to be written lies in one piece and is not read-only")
    })?;
    if cells.len() == length { Ok(cells) } else { Err(wrong_length(length, cells.len())) }
}
