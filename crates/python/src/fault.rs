//! The one error map: what is wrong with a question is one Python exception.

use pyo3::exceptions::PyValueError;
use pyo3::{PyErr, create_exception};
use spadille_core::fault::Fault;

create_exception!(
    spadille.solver,
    NotSolvable,
    PyValueError,
    "A question about cards that cannot be, and what is wrong with it."
);

/// The exception that says what a fault says.
pub fn raised(fault: Fault) -> PyErr {
    NotSolvable::new_err(fault.0)
}

/// The exception with these words.
pub fn not_solvable(words: &str) -> PyErr {
    NotSolvable::new_err(words.to_owned())
}
