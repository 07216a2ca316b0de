//! Sampling of worlds. Python gets and passes worlds as bytes: rows of 64-bit card masks, one mask for each location.

use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};
use spadille_core::cards::Cards;
use spadille_core::sampler::{self, Column, Constraints, LowerBound};

use crate::error::{Number, Reduced, to_py_err};

/// Counts, enumerates and samples the worlds that some constraints allow.
#[pyclass(frozen, module = "spadille._core")]
pub struct WorldSampler {
    constraints: Constraints,
    worlds: sampler::WorldSampler,
}

#[pymethods]
impl WorldSampler {
    #[new]
    #[pyo3(signature = (hidden, known, allowed, sizes, denied, lower_bounds))]
    fn new(
        hidden: u64,
        known: Vec<u64>,
        allowed: Vec<u64>,
        sizes: Vec<Vec<u8>>,
        denied: Vec<Vec<u64>>,
        lower_bounds: Vec<(u8, u64, u8)>,
    ) -> PyResult<WorldSampler> {
        let masks = |masks: Vec<u64>| -> Vec<Cards> { masks.into_iter().map(Cards).collect() };
        let denied = denied.into_iter().map(masks).collect();
        let bound = |(locations, cards, minimum)| LowerBound { locations, cards: Cards(cards), minimum };
        let bounds = lower_bounds.into_iter().map(bound).collect();
        let constraints =
            Constraints::new(Cards(hidden), masks(known), masks(allowed), sizes, denied, bounds)
                .map_err(to_py_err)?;
        let worlds = sampler::WorldSampler::new(&constraints).map_err(to_py_err)?;
        Ok(WorldSampler { constraints, worlds })
    }

    fn count(&self) -> u128 {
        self.worlds.count()
    }

    #[pyo3(signature = (first, count))]
    fn enumerate<'py>(
        &self,
        py: Python<'py>,
        first: Number<u128>,
        count: Number<usize>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        encode_rows(py, &py.detach(|| self.worlds.enumerate(first.0, count.0)).map_err(to_py_err)?)
    }

    #[pyo3(signature = (count, seed))]
    fn sample<'py>(
        &self,
        py: Python<'py>,
        count: Number<usize>,
        seed: Number<u64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        encode_rows(py, &py.detach(|| self.worlds.sample(count.0, seed.0)).map_err(to_py_err)?)
    }

    #[pyo3(signature = (weights))]
    fn with_weights(slf: &Bound<'_, WorldSampler>, weights: Vec<Vec<f64>>) -> PyResult<WeightedSampler> {
        let constraints = &slf.get().constraints;
        let sampler = slf.py().detach(|| sampler::WeightedSampler::new(constraints, &weights));
        Ok(WeightedSampler(sampler.map_err(to_py_err)?, slf.clone().unbind(), weights))
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(slf: &Bound<'py, WorldSampler>) -> PyResult<Reduced<'py>> {
        let Constraints { known, allowed, hidden, sizes, denied, lower_bounds } = &slf.get().constraints;
        let masks = |sets: &[Cards]| sets.iter().map(|cards| cards.0).collect::<Vec<u64>>();
        let bounds: Vec<_> =
            lower_bounds.iter().map(|bound| (bound.locations, bound.cards.0, bound.minimum)).collect();
        // a list of bytes would become a `bytes`
        let sizes: Vec<Vec<u32>> =
            sizes.iter().map(|case| case.iter().copied().map(u32::from).collect()).collect();
        let denied: Vec<_> = denied.iter().map(|case| masks(case)).collect();
        let arguments = (hidden.0, masks(known), masks(allowed), sizes, denied, bounds);
        Ok((slf.get_type(), arguments.into_pyobject(slf.py())?))
    }
}

/// Samples the worlds that some constraints allow, by the weight of each card in each location.
#[pyclass(frozen, module = "spadille._core")]
pub struct WeightedSampler(sampler::WeightedSampler, Py<WorldSampler>, Vec<Vec<f64>>);

#[pymethods]
impl WeightedSampler {
    #[pyo3(signature = (count, seed))]
    fn sample<'py>(
        &self,
        py: Python<'py>,
        count: Number<usize>,
        seed: Number<u64>,
    ) -> PyResult<Bound<'py, PyBytes>> {
        encode_rows(py, &py.detach(|| self.0.sample(count.0, seed.0)).map_err(to_py_err)?)
    }

    /// Return the class and the arguments from which `copy` and `pickle` recreate this object.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        Ok((self.1.bind(py).getattr("with_weights")?, (&self.2,).into_pyobject(py)?))
    }
}

/// Merge locations of worlds into columns. A column is a mask of locations and the cards to leave out.
#[pyfunction]
#[pyo3(signature = (worlds, locations, columns))]
pub fn project<'py>(
    py: Python<'py>,
    worlds: &[u8],
    locations: usize,
    columns: Vec<(u8, u64)>,
) -> PyResult<Bound<'py, PyBytes>> {
    let column = |(locations, excluded)| Column { locations, excluded: Cards(excluded) };
    let columns: Vec<Column> = columns.into_iter().map(column).collect();
    let worlds = decode_rows(worlds);
    encode_rows(py, &py.detach(|| sampler::project(&worlds, locations, &columns)).map_err(to_py_err)?)
}

/// Resample worlds by their weights, which are passed as the bytes of 64-bit floats.
#[pyfunction]
#[pyo3(signature = (worlds, locations, weights, count, seed))]
pub fn resample<'py>(
    py: Python<'py>,
    worlds: &[u8],
    locations: usize,
    weights: &[u8],
    count: Number<u32>,
    seed: Number<u64>,
) -> PyResult<Bound<'py, PyBytes>> {
    let weights: Vec<f64> = decode_rows(weights).into_iter().map(f64::from_bits).collect();
    let worlds = decode_rows(worlds);
    let rows = py.detach(|| sampler::resample(&worlds, locations, &weights, count.0, seed.0));
    encode_rows(py, &rows.map_err(to_py_err)?)
}

/// Read 64-bit numbers in native byte order.
pub fn decode_rows(bytes: &[u8]) -> Vec<u64> {
    let cells = bytes.as_chunks::<{ size_of::<u64>() }>().0;
    cells.iter().map(|&cell| u64::from_ne_bytes(cell)).collect()
}

/// Write 64-bit numbers in native byte order.
pub fn encode_rows<'py>(py: Python<'py>, rows: &[u64]) -> PyResult<Bound<'py, PyBytes>> {
    PyBytes::new_with(py, size_of_val(rows), |bytes| {
        let cells = bytes.chunks_exact_mut(size_of::<u64>());
        cells.zip(rows).for_each(|(cell, row)| cell.copy_from_slice(&row.to_ne_bytes()));
        Ok(())
    })
}
