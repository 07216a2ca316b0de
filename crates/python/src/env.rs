//! Whole deals in bulk, by flat tables, written into arrays that the caller made.

#![expect(clippy::needless_pass_by_value, reason = "Python hands buffers and lists over by value")]

use std::cell::Cell;
use std::sync::Arc;

use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::env;
use spadille_core::env::{LOOKS, Laid};

use crate::fault::{not_solvable, raised};
use crate::flat::{Flat, unknown};

/// A net that plays: see `spadille.env.nets`.
#[pyclass(frozen, module = "spadille._core")]
pub struct Net(Arc<env::Net>);

#[pymethods]
impl Net {
    #[new]
    #[pyo3(signature = (layers, explores))]
    fn new(py: Python<'_>, layers: Vec<(PyBuffer<f32>, PyBuffer<f32>)>, explores: u32) -> PyResult<Net> {
        let layers = layers
            .iter()
            .map(|(weights, biases)| {
                Ok(env::Layer { weights: weights.to_vec(py)?, biases: biases.to_vec(py)? })
            })
            .collect::<PyResult<_>>()?;
        Ok(Net(Arc::new(env::Net::new(layers, explores).map_err(raised)?)))
    }
}

/// Deals of one game, played together.
#[pyclass(module = "spadille._core")]
pub struct Deals {
    core: env::Batch,
    observed: Vec<u8>,
    mask: Vec<u8>,
    payments: Vec<i64>,
}

/// A company that plays deals to their ends.
#[pyclass(frozen, module = "spadille._core")]
pub struct Company(env::Company);

/// See `env::Outcome`.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Outcome {
    contract: u8,
    declarer: u8,
    partner: u8,
    trump: u8,
    count: u16,
    sign: i8,
}

impl Outcome {
    fn of(came: env::Outcome) -> Outcome {
        let env::Outcome { contract, declarer, partner, trump, count, sign } = came;
        Outcome { contract, declarer, partner, trump, count, sign }
    }
}

/// The cards of a deal, hands by place from eldest on, and what lay in the pots.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct Dealt {
    dealer: u8,
    hands: Vec<u64>,
    widow: u64,
    pots: Vec<i64>,
}

/// A deal to be played on: the dealer, hands by place, the widow, the pots, what has been done, and its seed.
type BegunDeal = (u8, Vec<u64>, u64, Vec<i64>, Vec<u8>, u64);

/// The arrays that are written after each step, those that are wanted.
#[derive(FromPyObject)]
pub struct Arrays {
    observed: Option<PyBuffer<u8>>,
    mask: Option<PyBuffer<u8>>,
    seat: PyBuffer<u8>,
    kind: PyBuffer<u8>,
    reward: PyBuffer<i64>,
    done: PyBuffer<u8>,
}

/// Their cells.
struct Written<'a> {
    observed: Option<&'a [Cell<u8>]>,
    mask: Option<&'a [Cell<u8>]>,
    seat: &'a [Cell<u8>],
    kind: &'a [Cell<u8>],
    reward: &'a [Cell<i64>],
    done: &'a [Cell<u8>],
}

#[pymethods]
impl Deals {
    #[new]
    #[pyo3(signature = (tables, count, seed))]
    fn new(tables: &Bound<'_, PyAny>, count: usize, seed: u64) -> PyResult<Deals> {
        let rules = env::Rules::new(tables.extract::<Flat<'_>>()?.read()?).map_err(raised)?;
        let (actions, seats) = (rules.actions(), rules.seats());
        let core = env::Batch::new(rules, count, seed);
        let observed = vec![0; core.schema().width];
        Ok(Deals { core, observed, mask: vec![0; actions], payments: vec![0; seats] })
    }

    /// The parts of an observation: name, first byte, length.
    fn schema(&self) -> Vec<(&'static str, usize, usize)> {
        self.core.schema().slices().map(|part| (part.name, part.start, part.length)).collect()
    }

    #[pyo3(signature = (*, again, keeps_pots))]
    fn follow(&mut self, again: bool, keeps_pots: bool) {
        (self.core.again, self.core.keeps_pots) = (again, keeps_pots);
    }

    /// Write down what a bot would do in each row.
    #[pyo3(signature = (bot, into))]
    fn choices(&mut self, py: Python<'_>, bot: &Bound<'_, PyAny>, into: PyBuffer<u8>) -> PyResult<()> {
        let bot = self.policy(bot)?;
        for (row, cell) in writable(py, &into, self.core.len())?.iter().enumerate() {
            cell.set(self.core.choice(row, &bot));
        }
        Ok(())
    }

    /// What the declarer's hand promised by.
    #[pyo3(signature = (row))]
    fn looked(&self, row: usize) -> Option<[f32; LOOKS]> {
        self.core.looked(row)
    }

    /// What a row's deal has come to; nothing while it goes on.
    #[pyo3(signature = (row))]
    fn outcome(&self, row: usize) -> Option<Outcome> {
        self.core.outcome(row).map(Outcome::of)
    }

    /// By seat, who plays it: a name, a net, or nobody.
    #[pyo3(signature = (bots))]
    fn seat_bots(&mut self, bots: Vec<Option<Bound<'_, PyAny>>>) -> PyResult<()> {
        let bots: Vec<_> = bots
            .iter()
            .map(|bot| bot.as_ref().map(|bot| self.policy(bot)).transpose())
            .collect::<PyResult<_>>()?;
        self.core.seat_bots(&bots).map_err(raised)
    }

    #[pyo3(signature = (seed))]
    fn reset(&mut self, seed: u64) {
        self.core.reset(seed);
    }

    #[pyo3(signature = (row, dealer, hands, widow, pots))]
    fn lay(&mut self, row: usize, dealer: u8, hands: Vec<u64>, widow: u64, pots: Vec<i64>) -> PyResult<()> {
        self.core.lay(row, &laid(dealer, &hands, widow, &pots)?).map_err(raised)
    }

    /// Players by rules of thumb, as likely one as another, and how many of a thousand cards are drawn evenly.
    #[pyo3(signature = (players, slips))]
    fn company(&self, players: Vec<[([f32; LOOKS], f32); 2]>, slips: u64) -> PyResult<Company> {
        if players.is_empty() {
            return Err(not_solvable("there is nobody in the company"));
        }
        let promise = |(weights, off)| env::Promise { weights, off };
        let player =
            |promises: [([f32; LOOKS], f32); 2]| env::Heuristic::of(self.core.rules(), promises.map(promise));
        Ok(Company(env::Company::of(players.into_iter().map(player).collect(), slips)))
    }

    /// By deal and time what each seat gains when a company plays it to its end: numbers of 64 bits in one piece.
    #[pyo3(signature = (company, deals, times))]
    fn playouts<'py>(
        &mut self,
        py: Python<'py>,
        company: &Company,
        deals: Vec<BegunDeal>,
        times: u32,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let mut gains = Vec::new();
        for (dealer, hands, widow, pots, actions, seed) in &deals {
            let laid = laid(*dealer, hands, *widow, pots)?;
            self.core.playouts(&laid, actions, &company.0, times, *seed, &mut gains).map_err(raised)?;
        }
        let bytes: Vec<u8> = gains.into_iter().flat_map(i64::to_ne_bytes).collect();
        Ok(PyBytes::new(py, &bytes))
    }

    /// What each seat gains in so many deals by chance, all of one dealer.
    #[pyo3(signature = (company, dealer, deals, seed))]
    fn expected(
        &self,
        py: Python<'_>,
        company: &Company,
        dealer: u8,
        deals: u32,
        seed: u64,
    ) -> PyResult<Vec<i64>> {
        let seats = self.core.rules().seats();
        if dealer as usize >= seats {
            return Err(not_solvable("there is no such seat"));
        }
        Ok(py.detach(|| self.core.expected(dealer, deals, &company.0, seed))[..seats].to_vec())
    }

    /// What was dealt in a row.
    #[pyo3(signature = (row))]
    fn dealt(&self, row: usize) -> PyResult<Dealt> {
        if row >= self.core.len() {
            return Err(not_solvable("there is no such row"));
        }
        let (hands, widow) = self.core.dealt(row);
        let hands = hands[..self.core.rules().players()].to_vec();
        Ok(Dealt { dealer: self.core.dealer(row), hands, widow, pots: self.core.pots(row).to_vec() })
    }

    /// Write down how all rows stand.
    #[pyo3(signature = (arrays))]
    fn look(&mut self, py: Python<'_>, arrays: Arrays) -> PyResult<()> {
        let written = arrays.cells(py, self)?;
        for row in 0..self.core.len() {
            self.show(row, &written);
        }
        Ok(())
    }

    /// An action in each row, then write down how they stand. If one of them may not be done, none is.
    #[pyo3(signature = (actions, arrays))]
    fn step(&mut self, py: Python<'_>, actions: PyBuffer<u8>, arrays: Arrays) -> PyResult<()> {
        let written = arrays.cells(py, self)?;
        let given = actions.as_slice(py).ok_or_else(|| not_solvable("actions lie in one piece"))?;
        if given.len() != self.core.len() {
            return Err(wrong_length(self.core.len(), given.len()));
        }
        if let Some(row) = (0..given.len()).find(|&row| !self.core.may(row, given[row].get())) {
            let words = format!("row {row}: action {} may not be done", given[row].get());
            return Err(not_solvable(&words));
        }
        for (row, action) in given.iter().enumerate() {
            self.act(row, action.get(), &written);
            self.show(row, &written);
        }
        Ok(())
    }

    /// In each row so many whole deals by chance: how many decisions those were.
    #[pyo3(signature = (deals))]
    fn play_out(&mut self, py: Python<'_>, deals: u32) -> u64 {
        py.detach(|| self.core.play_out(deals))
    }

    /// How many deals have been settled since the last reset, and what each seat has gained in them.
    fn settled(&self) -> (u64, Vec<i64>) {
        let (deals, gains) = &self.core.settled;
        (*deals, gains[..self.core.rules().seats()].to_vec())
    }
}

fn laid(dealer: u8, hands: &[u64], widow: u64, pots: &[i64]) -> PyResult<Laid> {
    let mut laid = Laid { dealer, widow, ..Laid::default() };
    if hands.len() > laid.hands.len() || pots.len() > laid.pots.len() {
        return Err(not_solvable("there are too many hands, or too many pots"));
    }
    laid.hands[..hands.len()].copy_from_slice(hands);
    laid.pots[..pots.len()].copy_from_slice(pots);
    Ok(laid)
}

impl Deals {
    /// A bot: a net, what rules of thumb go by, or "uniform".
    fn policy(&self, bot: &Bound<'_, PyAny>) -> PyResult<env::Policy> {
        if let Ok(net) = bot.cast::<Net>() {
            return Ok(env::Policy::Net(net.get().0.clone()));
        }
        if let Ok([points, tricks]) = bot.extract::<[([f32; LOOKS], f32); 2]>() {
            let promise = |(weights, off)| env::Promise { weights, off };
            let heuristic = env::Heuristic::of(self.core.rules(), [promise(points), promise(tricks)]);
            return Ok(env::Policy::Heuristic(Arc::new(heuristic)));
        }
        match bot.extract::<String>()?.as_str() {
            "uniform" => Ok(env::Policy::Uniform),
            word => Err(unknown("a bot", word)),
        }
    }

    #[inline]
    fn act(&mut self, row: usize, action: u8, written: &Written<'_>) {
        let seats = self.payments.len();
        let reward = &written.reward[seats * row..][..seats];
        if self.core.act(row, action, &mut self.payments) {
            written.done[row].set(1);
            copy(&self.payments, reward);
        } else if written.done[row].replace(0) != 0 {
            for cell in reward {
                cell.set(0);
            }
        }
    }

    #[inline]
    fn show(&mut self, row: usize, written: &Written<'_>) {
        written.seat[row].set(self.core.seat(row));
        written.kind[row].set(self.core.kind(row) as u8);
        if let Some(cells) = written.mask {
            self.core.mask(row, &mut self.mask);
            copy(&self.mask, &cells[self.mask.len() * row..]);
        }
        if let Some(cells) = written.observed {
            self.core.observe(row, &mut self.observed);
            copy(&self.observed, &cells[self.observed.len() * row..]);
        }
    }
}

#[inline]
fn copy<T: Copy>(values: &[T], cells: &[Cell<T>]) {
    cells[..values.len()].iter().zip(values).for_each(|(cell, &value)| cell.set(value));
}

impl Arrays {
    fn cells<'a>(&'a self, py: Python<'a>, deals: &Deals) -> PyResult<Written<'a>> {
        let count = deals.core.len();
        let wanted = |array: &'a Option<PyBuffer<u8>>, width| {
            array.as_ref().map(|array| writable(py, array, count * width)).transpose()
        };
        Ok(Written {
            observed: wanted(&self.observed, deals.observed.len())?,
            mask: wanted(&self.mask, deals.mask.len())?,
            seat: writable(py, &self.seat, count)?,
            kind: writable(py, &self.kind, count)?,
            reward: writable(py, &self.reward, count * deals.payments.len())?,
            done: writable(py, &self.done, count)?,
        })
    }
}

fn writable<'a, T: Element>(
    py: Python<'a>,
    array: &'a PyBuffer<T>,
    length: usize,
) -> PyResult<&'a [Cell<T>]> {
    let cells = array.as_mut_slice(py).ok_or_else(|| {
        not_solvable("an array that is to be written lies in one piece and is not read-only")
    })?;
    if cells.len() == length { Ok(cells) } else { Err(wrong_length(length, cells.len())) }
}

fn wrong_length(length: usize, given: usize) -> PyErr {
    not_solvable(&format!("an array is to have {length} entries, not {given}"))
}
