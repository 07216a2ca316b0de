//! What can be wrong with a question.

use std::fmt;

/// Why a question cannot be answered: a sentence about the question, never about the machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(pub String);

impl Error {
    /// A fault in these words.
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
