//! The errors of the core as Python exceptions, and types that all classes of the binding use.

use pyo3::exceptions::{PyMemoryError, PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use pyo3::{Borrowed, create_exception};
use spadille_core::error::Error;

create_exception!(
    spadille.solver,
    NotSolvable,
    PyValueError,
    "The input describes no possible position, and the message says why."
);

/// Convert an error of the core to a Python exception.
pub fn to_py_err(error: Error) -> PyErr {
    match error {
        Error::Input(words) => NotSolvable::new_err(words),
        Error::Memory => PyMemoryError::new_err(error.to_string()),
    }
}

/// Return a `NotSolvable` with this message.
pub fn not_solvable(words: &str) -> PyErr {
    NotSolvable::new_err(words.to_owned())
}

/// A whole number from Python. A number that is too small or too large raises a `ValueError`.
#[derive(Clone, Copy)]
pub struct Number<T>(pub T);

impl<'a, 'py, T> FromPyObject<'a, 'py> for Number<T>
where
    T: FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Number<T>> {
        given.extract::<T>().map(Number).map_err(|error| {
            if !error.is_instance_of::<PyOverflowError>(given.py()) {
                return error;
            }
            let bits = 8 * size_of::<T>();
            not_solvable(&format!("{} is out of range: a number from 0 to 2**{bits} - 1 is needed", *given))
        })
    }
}

/// A class and the arguments from which `copy` and `pickle` recreate an object.
pub type Reduced<'py> = (Bound<'py, PyType>, Bound<'py, PyTuple>);
