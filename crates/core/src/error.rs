//! Errors of the core.

use std::fmt;

/// The reason why an input is rejected, as a sentence about the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(pub String);

impl Error {
    /// Return an error with this message.
    pub fn new(words: impl Into<String>) -> Error {
        Error(words.into())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Error {}
