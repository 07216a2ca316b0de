//! Errors of the core.

use std::fmt;

/// The reason why something cannot be computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The input is invalid. The text says why.
    Input(String),
    /// The result does not fit into memory.
    Memory,
}

impl Error {
    /// Return an error of the input.
    pub fn new(words: impl Into<String>) -> Error {
        Error::Input(words.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Input(words) => out.write_str(words),
            Error::Memory => out.write_str("there is not enough memory"),
        }
    }
}

impl std::error::Error for Error {}

/// Return an empty list with room for `count` values. A size that a user names must not abort the process.
pub fn reserve<T>(count: usize) -> Result<Vec<T>, Error> {
    let mut values = Vec::new();
    values.try_reserve_exact(count).map_err(|_| Error::Memory)?;
    Ok(values)
}

/// Return `count` copies of a value.
pub fn fill<T: Clone>(value: T, count: usize) -> Result<Vec<T>, Error> {
    let mut values = reserve(count)?;
    values.resize(count, value);
    Ok(values)
}
