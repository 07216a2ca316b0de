//! Where hidden cards may lie, and worlds as rows of 64-bit numbers in one piece of bytes.

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use spadille_core::cards::Cards;
use spadille_core::sampler::{self, Column, Promise, Worlds};

use crate::fault::raised;

/// What is known of where the cards lie, with all its worlds counted.
#[pyclass(frozen, module = "spadille._core")]
pub struct Whereabouts {
    known: sampler::Whereabouts,
    worlds: Worlds,
}

#[pymethods]
impl Whereabouts {
    #[new]
    #[pyo3(signature = (hidden, lying, may, rooms, promises))]
    fn new(
        hidden: u64,
        lying: Vec<u64>,
        may: Vec<u64>,
        rooms: Vec<Vec<u8>>,
        promises: Vec<(u8, u64, u8)>,
    ) -> PyResult<Whereabouts> {
        let sets = |sets: Vec<u64>| sets.into_iter().map(Cards).collect();
        let promise = |(places, cards, least)| Promise { places, cards: Cards(cards), least };
        let promises = promises.into_iter().map(promise).collect();
        let known = sampler::Whereabouts::new(Cards(hidden), sets(lying), sets(may), rooms, promises)
            .map_err(raised)?;
        let worlds = Worlds::of(&known).map_err(raised)?;
        Ok(Whereabouts { known, worlds })
    }

    fn count(&self) -> u128 {
        self.worlds.count()
    }

    #[pyo3(signature = (first, many))]
    fn numbered<'py>(&self, py: Python<'py>, first: u128, many: usize) -> PyResult<Bound<'py, PyBytes>> {
        packed(py, &py.detach(|| self.worlds.numbered(first, many)).map_err(raised)?)
    }

    #[pyo3(signature = (many, seed))]
    fn drawn<'py>(&self, py: Python<'py>, many: usize, seed: u64) -> PyResult<Bound<'py, PyBytes>> {
        packed(py, &py.detach(|| self.worlds.drawn(many, seed)).map_err(raised)?)
    }

    #[pyo3(signature = (weights))]
    fn weighted(&self, py: Python<'_>, weights: Vec<Vec<f64>>) -> PyResult<WeightedWorlds> {
        py.detach(move || sampler::WeightedWorlds::of(&self.known, &weights))
            .map(WeightedWorlds)
            .map_err(raised)
    }
}

/// The same worlds, weighted by card and place.
#[pyclass(frozen, module = "spadille._core")]
pub struct WeightedWorlds(sampler::WeightedWorlds);

#[pymethods]
impl WeightedWorlds {
    #[pyo3(signature = (many, seed))]
    fn drawn<'py>(&self, py: Python<'py>, many: usize, seed: u64) -> PyResult<Bound<'py, PyBytes>> {
        packed(py, &py.detach(|| self.0.drawn(many, seed)).map_err(raised)?)
    }
}

/// Worlds read as other columns: by column the places taken together, and the cards left out.
#[pyfunction]
#[pyo3(signature = (worlds, places, columns))]
pub fn gathered<'py>(
    py: Python<'py>,
    worlds: &[u8],
    places: usize,
    columns: Vec<(u8, u64)>,
) -> PyResult<Bound<'py, PyBytes>> {
    let (worlds, read) = (unpacked(worlds), |(places, but)| Column { places, but: Cards(but) });
    let columns: Vec<Column> = columns.into_iter().map(read).collect();
    packed(py, &py.detach(|| sampler::gathered(&worlds, places, &columns)).map_err(raised)?)
}

/// Worlds chosen again by their weights, 64-bit floats in one piece too.
#[pyfunction]
#[pyo3(signature = (worlds, places, weights, many, seed))]
pub fn resampled<'py>(
    py: Python<'py>,
    worlds: &[u8],
    places: usize,
    weights: &[u8],
    many: u32,
    seed: u64,
) -> PyResult<Bound<'py, PyBytes>> {
    let weights: Vec<f64> = unpacked(weights).into_iter().map(f64::from_bits).collect();
    let worlds = unpacked(worlds);
    packed(py, &py.detach(|| sampler::resampled(&worlds, places, &weights, many, seed)).map_err(raised)?)
}

/// Rows of sets as numbers.
pub fn unpacked(worlds: &[u8]) -> Vec<u64> {
    let cells = worlds.as_chunks::<{ size_of::<u64>() }>().0;
    cells.iter().map(|&cell| u64::from_ne_bytes(cell)).collect()
}

/// Numbers as bytes in one piece.
pub fn packed<'py>(py: Python<'py>, rows: &[u64]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, size_of_val(rows), |bytes| {
        let cells = bytes.chunks_exact_mut(size_of::<u64>());
        cells.zip(rows).for_each(|(cell, row)| cell.copy_from_slice(&row.to_ne_bytes()));
        Ok(())
    })
}
