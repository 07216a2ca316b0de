//! How the table looks from a seat: what is customary, what was played, what follows.

use std::cell::RefCell;

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::cards::{Card, Cards};
use spadille_core::outlook::{self, Ahead, Fared, Marked};
use spadille_core::solver::Solver;

use crate::fault::{not_solvable, raised};
use crate::play::Play;
use crate::sampler::unpacked;
use crate::tables::Tables;

/// Weights, fitted to how others played.
#[pyclass(frozen, module = "spadille._core")]
pub struct Custom(outlook::Custom);

#[pymethods]
impl Custom {
    #[new]
    #[pyo3(signature = (numbers))]
    fn new(numbers: &[u8]) -> PyResult<Custom> {
        let (cells, rest) = numbers.as_chunks::<{ size_of::<f32>() }>();
        if !rest.is_empty() {
            return Err(not_solvable("these are not the weights of a custom"));
        }
        let numbers: Vec<f32> = cells.iter().map(|&cell| f32::from_le_bytes(cell)).collect();
        outlook::Custom::new(&numbers).map(Custom).map_err(raised)
    }

    /// Width, marks of a situation, of a card, of the hands of all roles.
    #[staticmethod]
    fn shape() -> (usize, usize, usize, usize) {
        (outlook::WIDTH, outlook::SITUATION_MARKS, outlook::CARD_MARKS, outlook::HAND_WEIGHTS)
    }
}

thread_local! {
    /// What ends are solved by: it remembers what may be of use for the next.
    static LASTING: RefCell<Solver> = RefCell::new(Solver::new());
}

/// A decision: who was to play, the marks of the situation, each card with its marks, the card that was played.
type Told = (u8, Vec<u16>, Vec<(Card, Vec<u16>)>, Card);

/// What everybody has seen of the play, checked.
#[pyclass(frozen, module = "spadille._core")]
pub struct Story(outlook::Story);

#[pymethods]
impl Story {
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
    ) -> PyResult<Story> {
        let story = outlook::Story {
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
        story.judged().map(Story).map_err(raised)
    }

    /// Every decision so far in which there was a choice, had the hands been these before the first card.
    #[pyo3(signature = (hands, aside))]
    #[expect(clippy::needless_pass_by_value, reason = "Python hands lists over by value")]
    fn marked(&self, hands: Vec<u64>, aside: u64) -> Vec<Told> {
        let told = |one: Marked| (one.seat, one.situation, one.cards, one.played);
        outlook::marked(&self.0, &hands, aside).into_iter().map(told).collect()
    }

    /// By world how often each role's hand has each mark, numbers of 16 bits in one piece.
    #[pyo3(signature = (worlds))]
    fn hand_marks<'py>(&self, py: Python<'py>, worlds: &[u8]) -> Bound<'py, PyBytes> {
        let marks: Vec<u8> =
            outlook::hand_marks(&self.0, &unpacked(worlds)).into_iter().flat_map(u16::to_ne_bytes).collect();
        PyBytes::new(py, &marks)
    }

    /// By world the logarithm of how likely it is beside the others, by hands and by play.
    #[pyo3(signature = (custom, worlds, own, doubt))]
    fn weighed(
        &self,
        py: Python<'_>,
        custom: &Custom,
        worlds: &[u8],
        own: u8,
        doubt: f32,
    ) -> Vec<(f64, f64)> {
        let rows = unpacked(worlds);
        py.detach(|| outlook::weighed(&self.0, &custom.0, &rows, own, doubt))
    }

    /// By world and time what the declaring side takes when all is played by custom: points, tricks.
    #[pyo3(signature = (custom, worlds, times, seed))]
    fn reckoned(
        &self,
        py: Python<'_>,
        custom: &Custom,
        worlds: &[u8],
        times: u32,
        seed: u64,
    ) -> PyResult<Vec<(u16, u8)>> {
        let rows = unpacked(worlds);
        let taken =
            py.detach(|| outlook::reckoned(&self.0, &custom.0, &rows, times, seed)).map_err(raised)?;
        Ok(taken.into_iter().map(|one| (one.points, one.tricks)).collect())
    }

    /// By card that may be played: what it is worth, in which part of the ends its player gains, how likely it is
    /// by custom.
    #[pyo3(signature = (custom, play, worlds, tricks, times, seed))]
    #[expect(clippy::too_many_arguments, reason = "one for each thing a deal is played on by")]
    fn onward(
        &self,
        py: Python<'_>,
        custom: &Custom,
        play: &Play,
        worlds: &[u8],
        tricks: u32,
        times: u32,
        seed: u64,
    ) -> PyResult<Vec<(Card, f64, f64, f64)>> {
        let rows = unpacked(worlds);
        let ahead = Ahead { tricks, times, seed };
        let played = || {
            LASTING
                .with_borrow_mut(|solver| outlook::onward(&self.0, &custom.0, &play.0, &rows, ahead, solver))
        };
        let fared = py.detach(played).map_err(raised)?;
        Ok(fared
            .into_iter()
            .map(|Fared { card, worth, gains, custom }| (card, worth, gains, custom))
            .collect())
    }
}
