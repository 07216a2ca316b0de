//! The tables of a ranking, which are encoded once and passed with every problem.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::cards::CARDS;
use spadille_core::ranking::Ranking;

use crate::error::{Reduced, not_solvable, to_py_err};

/// The ranking of a contract, as tables with a byte for each card.
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

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, RankingTables>) -> PyResult<Reduced<'py>> {
        let (py, ranking) = (slf.py(), &slf.get().0);
        let table = |table: &[u8]| PyBytes::new(py, table);
        let tables = (table(&ranking.suit_of), table(&ranking.strength), table(&ranking.points));
        let arguments = (tables.0, tables.1, tables.2, ranking.trump, ranking.must_trump);
        Ok((slf.get_type(), arguments.into_pyobject(py)?))
    }
}

fn bytes(table: &[u8]) -> PyResult<[u8; CARDS]> {
    table.try_into().map_err(|_| not_solvable("a table has a byte for each of the 36 cards"))
}
