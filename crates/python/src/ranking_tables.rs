//! The tables of a ranking, encoded once and passed with every question.

use pyo3::prelude::*;
use spadille_core::cards::CARDS;
use spadille_core::ranking::Ranking;

use crate::error::{not_solvable, to_py_err};

/// The ranking of a contract, as tables of a byte a card.
#[pyclass(frozen, module = "spadille._core")]
pub struct RankingTables(pub Ranking);

#[pymethods]
impl RankingTables {
    #[new]
    #[pyo3(signature = (suit_of, strength, points, trump, must_trump))]
    fn new(
        suit_of: &[u8],
        strength: &[u8],
        points: &[u8],
        trump: Option<u8>,
        must_trump: bool,
    ) -> PyResult<RankingTables> {
        let (suit_of, strength, points) = (bytes(suit_of)?, bytes(strength)?, bytes(points)?);
        Ranking::new(suit_of, strength, points, trump, must_trump).map(RankingTables).map_err(to_py_err)
    }
}

fn bytes(table: &[u8]) -> PyResult<[u8; CARDS]> {
    table.try_into().map_err(|_| not_solvable("a table has a byte for each of the 36 cards"))
}
