//! `spadille._core`: the core as Python sees it. Private: `spadille.solver` is its face.

use pyo3::prelude::*;

/// The machine's half of Spadille.
#[pymodule]
mod _core {}
