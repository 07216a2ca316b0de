//! Whole deals in bulk, written into arrays of the caller.

#![expect(clippy::needless_pass_by_value, reason = "Python hands buffers and lists over by value")]

use std::cell::Cell;
use std::sync::Arc;

use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::cards::CARDS;
use spadille_core::env;
use spadille_core::env::HAND_FEATURES;

use crate::decode_rules::{RuleTables, unknown_name};
use crate::error::{Number, Reduced, not_solvable, to_py_err};
use crate::sampler::encode_rows;

/// A network that plays; see `spadille.env.make_net`.
#[pyclass(frozen, module = "spadille._core")]
pub struct Net(Arc<env::Net>);

#[pymethods]
impl Net {
    #[new]
    #[pyo3(signature = (layers, epsilon_ppm))]
    fn new(
        py: Python<'_>,
        layers: Vec<(PyBuffer<f32>, PyBuffer<f32>)>,
        epsilon_ppm: Number<u32>,
    ) -> PyResult<Net> {
        let layers = layers
            .iter()
            .map(|(weights, biases)| {
                Ok(env::Layer { weights: weights.to_vec(py)?, biases: biases.to_vec(py)? })
            })
            .collect::<PyResult<_>>()?;
        Ok(Net(Arc::new(env::Net::new(layers, epsilon_ppm.0).map_err(to_py_err)?)))
    }

    /// Return the values of all actions for an observation.
    #[pyo3(signature = (observation))]
    fn values(&self, py: Python<'_>, observation: PyBuffer<u8>) -> PyResult<Vec<f32>> {
        let observed = observation.to_vec(py)?;
        let (layers, _) = self.0.parts();
        let actions = layers[layers.len() - 1].biases.len();
        if !self.0.fits(observed.len(), actions) {
            return Err(not_solvable("a net does not take this game's observations"));
        }
        Ok(self.0.values(&observed, &mut env::LayerBuffers::default()).to_vec())
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, Net>) -> PyResult<Reduced<'py>> {
        let py = slf.py();
        let array = PyModule::import(py, "array")?.getattr("array")?;
        let (layers, epsilon_ppm) = slf.get().0.parts();
        let numbers = |numbers: &[f32]| {
            let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_ne_bytes()).collect();
            array.call1(("f", PyBytes::new(py, &bytes)))
        };
        let layers: Vec<_> = layers
            .iter()
            .map(|layer| Ok((numbers(&layer.weights)?, numbers(&layer.biases)?)))
            .collect::<PyResult<_>>()?;
        Ok((slf.get_type(), (layers, epsilon_ppm).into_pyobject(py)?))
    }
}

/// Deals of one game, played together.
#[pyclass(module = "spadille._core")]
pub struct Batch {
    core: env::Batch,
    observation: Vec<u8>,
    mask: Vec<u8>,
    payments: Vec<i64>,
}

/// Players that play deals to their ends.
#[pyclass(frozen, module = "spadille._core")]
pub struct ReferencePlayers(env::ReferencePlayers);

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
    fn new(outcome: env::Outcome) -> Outcome {
        let env::Outcome { contract, declarer, partner, trump, count, sign } = outcome;
        Outcome { contract, declarer, partner, trump, count, sign }
    }
}

/// The cards of a deal, hands from eldest on, and what the pots held.
#[pyclass(frozen, get_all, module = "spadille._core")]
pub struct DealCards {
    dealer: u8,
    hands: Vec<u64>,
    widow: u64,
    pots: Vec<i64>,
}

/// The start of a deal: the dealer, hands from eldest on, the widow, the pots, the actions so far, and a seed.
type DealPrefix = (u8, Vec<u64>, u64, Vec<i64>, Vec<u8>, u64);

/// The arrays to write after each step; `None` where the caller does not want one.
#[derive(FromPyObject)]
pub struct Arrays {
    observations: Option<PyBuffer<u8>>,
    mask: Option<PyBuffer<u8>>,
    seat: PyBuffer<u8>,
    kind: PyBuffer<u8>,
    reward: PyBuffer<i64>,
    done: PyBuffer<u8>,
}

/// The cells of the arrays.
struct Cells<'a> {
    observations: Option<&'a [Cell<u8>]>,
    mask: Option<&'a [Cell<u8>]>,
    seat: &'a [Cell<u8>],
    kind: &'a [Cell<u8>],
    reward: &'a [Cell<i64>],
    done: &'a [Cell<u8>],
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (tables, count, seed))]
    fn new(tables: &Bound<'_, PyAny>, count: Number<usize>, seed: Number<u64>) -> PyResult<Batch> {
        let rules = env::Rules::new(tables.extract::<RuleTables<'_>>()?.decode()?).map_err(to_py_err)?;
        let (actions, seats) = (rules.actions(), rules.seats());
        let core = env::Batch::new(rules, count.0, seed.0).map_err(to_py_err)?;
        let observation = vec![0; core.schema().width];
        Ok(Batch { core, observation, mask: vec![0; actions], payments: vec![0; seats] })
    }

    /// Return the parts of an observation: name, first byte, length.
    fn schema(&self) -> Vec<(&'static str, usize, usize)> {
        self.core.schema().slices().map(|part| (part.name, part.start, part.length)).collect()
    }

    #[pyo3(signature = (*, auto_reset, keep_pots))]
    fn configure(&mut self, auto_reset: bool, keep_pots: bool) {
        (self.core.auto_reset, self.core.keep_pots) = (auto_reset, keep_pots);
    }

    #[pyo3(signature = (bot, out))]
    fn choose_actions(&mut self, py: Python<'_>, bot: &Bound<'_, PyAny>, out: PyBuffer<u8>) -> PyResult<()> {
        let bot = self.read_bot(bot)?;
        self.core.check_bot(&bot).map_err(to_py_err)?;
        for (row, cell) in writable(py, &out, self.core.len())?.iter().enumerate() {
            cell.set(self.core.choose_action(row, &bot));
        }
        Ok(())
    }

    #[pyo3(signature = (row))]
    fn hand_features(&self, row: Number<usize>) -> PyResult<Option<[f32; HAND_FEATURES]>> {
        Ok(self.core.hand_features(self.check_row(row)?))
    }

    /// Return the outcome of a row's deal, or `None` while it goes on.
    #[pyo3(signature = (row))]
    fn outcome(&self, row: Number<usize>) -> PyResult<Option<Outcome>> {
        Ok(self.core.outcome(self.check_row(row)?).map(Outcome::new))
    }

    #[pyo3(signature = (bots))]
    fn seat_bots(&mut self, bots: Vec<Option<Bound<'_, PyAny>>>) -> PyResult<()> {
        let bots: Vec<_> = bots
            .iter()
            .map(|bot| bot.as_ref().map(|bot| self.read_bot(bot)).transpose())
            .collect::<PyResult<_>>()?;
        self.core.seat_bots(&bots).map_err(to_py_err)
    }

    #[pyo3(signature = (seed))]
    fn reset(&mut self, seed: Number<u64>) {
        self.core.reset(seed.0);
    }

    /// Return the state of all rows, without the rules and the bots.
    fn save<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.core.save())
    }

    /// Restore a state that `save` returned.
    #[pyo3(signature = (state))]
    fn load(&mut self, state: &[u8]) -> PyResult<()> {
        self.core.load(state).map_err(to_py_err)
    }

    /// Return the state of some rows, one after another.
    #[pyo3(signature = (rows))]
    fn save_rows<'py>(&self, py: Python<'py>, rows: Vec<Number<usize>>) -> PyResult<Bound<'py, PyBytes>> {
        let mut out = Vec::new();
        for row in rows {
            self.core.save_row(self.check_row(row)?, &mut out);
        }
        Ok(PyBytes::new(py, &out))
    }

    /// Restore rows from a state that `save_rows` returned.
    #[pyo3(signature = (rows, state))]
    fn load_rows(&mut self, rows: Vec<Number<usize>>, state: &[u8]) -> PyResult<()> {
        let rows: Vec<_> = rows.into_iter().map(|row| self.check_row(row)).collect::<PyResult<_>>()?;
        self.core.load_rows(&rows, state).map_err(to_py_err)
    }

    /// Write the current hand of each seat in each row, a byte for each card.
    #[pyo3(signature = (out))]
    fn write_hands(&self, py: Python<'_>, out: PyBuffer<u8>) -> PyResult<()> {
        let seats = self.payments.len();
        let cells = writable(py, &out, self.core.len() * seats * CARDS)?;
        for (place, cells) in cells.chunks_exact(CARDS).enumerate() {
            let hand = self.core.hand(place / seats, place % seats);
            cells.iter().enumerate().for_each(|(card, cell)| cell.set((hand >> card & 1) as u8));
        }
        Ok(())
    }

    #[pyo3(signature = (row, dealer, hands, widow, pots))]
    fn set_deal(
        &mut self,
        row: Number<usize>,
        dealer: u8,
        hands: Vec<u64>,
        widow: u64,
        pots: Vec<i64>,
    ) -> PyResult<()> {
        let row = self.check_row(row)?;
        self.core.set_deal(row, &deal_cards(dealer, &hands, widow, &pots)?).map_err(to_py_err)
    }

    /// Make players, one for each pair of estimates, who play `slips` of a thousand cards at random.
    #[pyo3(signature = (estimates, slips))]
    fn make_players(
        &self,
        estimates: Vec<[([f32; HAND_FEATURES], f32); 2]>,
        slips: Number<u64>,
    ) -> PyResult<ReferencePlayers> {
        if estimates.is_empty() {
            return Err(not_solvable("there is no reference player"));
        }
        let players = estimates.into_iter().map(|pair| self.heuristic(pair)).collect();
        Ok(ReferencePlayers(env::ReferencePlayers::new(players, slips.0)))
    }

    /// Return the gains of each seat by deal and repetition, as 64-bit numbers.
    #[pyo3(signature = (players, prefixes, count))]
    fn sample_gains<'py>(
        &mut self,
        py: Python<'py>,
        players: &ReferencePlayers,
        prefixes: Vec<DealPrefix>,
        count: Number<u32>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let mut gains = Vec::new();
        for (dealer, hands, widow, pots, actions, seed) in &prefixes {
            let cards = deal_cards(*dealer, hands, *widow, pots)?;
            let sampled = self.core.sample_gains(&cards, actions, &players.0, count.0, *seed, &mut gains);
            sampled.map_err(to_py_err)?;
        }
        let rows: Vec<u64> = gains.into_iter().map(i64::cast_unsigned).collect();
        encode_rows(py, &rows)
    }

    /// Return the total gain of each seat in `count` random deals of one dealer.
    #[pyo3(signature = (players, dealer, count, seed))]
    fn total_gains(
        &self,
        py: Python<'_>,
        players: &ReferencePlayers,
        dealer: Number<u8>,
        count: Number<u32>,
        seed: Number<u64>,
    ) -> PyResult<Vec<i64>> {
        let seats = self.core.rules().seats();
        let total = || self.core.total_gains(dealer.0, count.0, &players.0, seed.0);
        Ok(py.detach(total).map_err(to_py_err)?[..seats].to_vec())
    }

    #[pyo3(signature = (row))]
    fn deal_cards(&self, row: Number<usize>) -> PyResult<DealCards> {
        let row = self.check_row(row)?;
        let (hands, widow) = self.core.dealt(row);
        let hands = hands[..self.core.rules().players()].to_vec();
        Ok(DealCards { dealer: self.core.dealer(row), hands, widow, pots: self.core.pots(row).to_vec() })
    }

    /// Write the state of every row.
    #[pyo3(signature = (arrays))]
    fn observe(&mut self, py: Python<'_>, arrays: Arrays) -> PyResult<()> {
        let cells = arrays.cells(py, self)?;
        for row in 0..self.core.len() {
            self.write_row(row, &cells);
        }
        Ok(())
    }

    /// Take an action in each row, then write the rows. If one action is illegal, take none.
    #[pyo3(signature = (actions, arrays))]
    fn step(&mut self, py: Python<'_>, actions: PyBuffer<u8>, arrays: Arrays) -> PyResult<()> {
        let cells = arrays.cells(py, self)?;
        let actions =
            actions.as_slice(py).ok_or_else(|| not_solvable("actions must be a contiguous array"))?;
        if actions.len() != self.core.len() {
            return Err(wrong_length(self.core.len(), actions.len()));
        }
        if let Some(row) = (0..actions.len()).find(|&row| !self.core.may(row, actions[row].get())) {
            let words = format!("row {row}: action {} may not be done", actions[row].get());
            return Err(not_solvable(&words));
        }
        for (row, action) in actions.iter().enumerate() {
            self.act(row, action.get(), &cells);
            self.write_row(row, &cells);
        }
        Ok(())
    }

    /// Play `deals` deals to the end in each row, at random where no bot sits. Return the number of decisions.
    #[pyo3(signature = (deals))]
    fn play_out(&mut self, py: Python<'_>, deals: Number<u32>) -> PyResult<u64> {
        let mut signal = Ok(());
        let interrupted = || {
            signal = Python::attach(check_signals);
            signal.is_err()
        };
        let decisions = py.detach(|| self.core.play_out(deals.0, interrupted));
        signal.map(|()| decisions)
    }

    /// Return how many deals have ended since the last reset, and the total gain of each seat.
    fn totals(&self) -> (u64, Vec<i64>) {
        let (deals, gains) = &self.core.totals;
        (*deals, gains[..self.core.rules().seats()].to_vec())
    }
}

fn deal_cards(dealer: u8, hands: &[u64], widow: u64, pots: &[i64]) -> PyResult<env::DealCards> {
    let mut cards = env::DealCards { dealer, widow, ..env::DealCards::default() };
    if hands.len() > cards.hands.len() || pots.len() > cards.pots.len() {
        return Err(not_solvable("there are too many hands, or too many pots"));
    }
    cards.hands[..hands.len()].copy_from_slice(hands);
    cards.pots[..pots.len()].copy_from_slice(pots);
    Ok(cards)
}

impl Batch {
    /// Return the index of a row.
    fn check_row(&self, row: Number<usize>) -> PyResult<usize> {
        if row.0 < self.core.len() {
            return Ok(row.0);
        }
        let words = format!("there is no row {}: the {} rows are numbered from 0", row.0, self.core.len());
        Err(not_solvable(&words))
    }

    /// Read a bot: a network, a pair of estimates for the heuristic, or "uniform".
    fn read_bot(&self, bot: &Bound<'_, PyAny>) -> PyResult<env::Policy> {
        if let Ok(net) = bot.cast::<Net>() {
            return Ok(env::Policy::Net(net.get().0.clone()));
        }
        if let Ok(pair) = bot.extract::<[([f32; HAND_FEATURES], f32); 2]>() {
            return Ok(env::Policy::Heuristic(Arc::new(self.heuristic(pair))));
        }
        match bot.extract::<String>()?.as_str() {
            "uniform" => Ok(env::Policy::Uniform),
            name => Err(unknown_name("a bot", name)),
        }
    }

    fn heuristic(&self, pair: [([f32; HAND_FEATURES], f32); 2]) -> env::Heuristic {
        let estimate = |(weights, deviation)| env::BidEstimate { weights, deviation };
        env::Heuristic::new(self.core.rules(), pair.map(estimate))
    }

    #[inline]
    fn act(&mut self, row: usize, action: u8, cells: &Cells<'_>) {
        let seats = self.payments.len();
        let reward = &cells.reward[seats * row..][..seats];
        if self.core.act(row, action, &mut self.payments) {
            cells.done[row].set(1);
            copy(&self.payments, reward);
        } else if cells.done[row].replace(0) != 0 {
            for cell in reward {
                cell.set(0);
            }
        }
    }

    #[inline]
    fn write_row(&mut self, row: usize, cells: &Cells<'_>) {
        cells.seat[row].set(self.core.seat(row));
        cells.kind[row].set(self.core.kind(row) as u8);
        if let Some(cells) = cells.mask {
            self.core.mask(row, &mut self.mask);
            copy(&self.mask, &cells[self.mask.len() * row..]);
        }
        if let Some(cells) = cells.observations {
            self.core.observe(row, &mut self.observation);
            copy(&self.observation, &cells[self.observation.len() * row..]);
        }
    }
}

#[inline]
fn copy<T: Copy>(values: &[T], cells: &[Cell<T>]) {
    cells[..values.len()].iter().zip(values).for_each(|(cell, &value)| cell.set(value));
}

impl Arrays {
    fn cells<'a>(&'a self, py: Python<'a>, batch: &Batch) -> PyResult<Cells<'a>> {
        let count = batch.core.len();
        let optional = |array: &'a Option<PyBuffer<u8>>, width| {
            array.as_ref().map(|array| writable(py, array, count * width)).transpose()
        };
        Ok(Cells {
            observations: optional(&self.observations, batch.observation.len())?,
            mask: optional(&self.mask, batch.mask.len())?,
            seat: writable(py, &self.seat, count)?,
            kind: writable(py, &self.kind, count)?,
            reward: writable(py, &self.reward, count * batch.payments.len())?,
            done: writable(py, &self.done, count)?,
        })
    }
}

/// Return the cells of an array of this length.
fn writable<'a, T: Element>(
    py: Python<'a>,
    array: &'a PyBuffer<T>,
    length: usize,
) -> PyResult<&'a [Cell<T>]> {
    let cells = array
        .as_mut_slice(py)
        .ok_or_else(|| not_solvable("an array to write must be contiguous and not read-only"))?;
    if cells.len() == length { Ok(cells) } else { Err(wrong_length(length, cells.len())) }
}

fn wrong_length(length: usize, given: usize) -> PyErr {
    not_solvable(&format!("an array must have {length} entries, not {given}"))
}

fn check_signals(py: Python<'_>) -> PyResult<()> {
    py.check_signals()
}
