//! The errors of the core as Python exceptions.

use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};
use spadille_core::error::Error;

create_exception!(
    spadille.solver,
    NotSolvable,
    PyValueError,
    "The input describes no possible position, and the message says why."
);

/// Convert an error of the core.
pub fn to_py_err(error: Error) -> PyErr {
    NotSolvable::new_err(error.0)
}

/// Return a `NotSolvable` with this message.
pub fn not_solvable(words: &str) -> PyErr {
    NotSolvable::new_err(words.to_owned())
}
