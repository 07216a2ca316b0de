//! The feature schema: the features of a decision, each with a name and a width.
//!
//! A feature is declared once, as `"name": width = how(value)`. The declaration defines its columns in the table of
//! weights, the code that writes it, and its line in the schema. A model file names its schema, so that it is not used
//! with another.

/// A feature: some columns of the table of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Its name.
    pub name: &'static str,
    /// The number of its columns.
    pub width: usize,
}

/// Return the number of columns of some features.
pub(super) const fn width(features: &[Feature]) -> usize {
    first(features, features.len())
}

/// Return the first column of a feature.
pub(super) const fn first(features: &[Feature], number: usize) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < number {
        sum += features[at].width;
        at += 1;
    }
    sum
}

/// Writes columns, feature by feature.
pub(super) struct Places<F: FnMut(usize)> {
    pub first: usize,
    pub feature: F,
}

impl<F: FnMut(usize)> Places<F> {
    /// Set one column of `width`. A value beyond the last column sets the last.
    #[inline]
    pub fn one_hot(&mut self, width: usize, which: usize) {
        (self.feature)(self.first + which.min(width - 1));
        self.first += width;
    }

    /// Set one column, or none.
    #[inline]
    pub fn one_hot_if(&mut self, width: usize, which: Option<usize>) {
        if let Some(which) = which {
            (self.feature)(self.first + which.min(width - 1));
        }
        self.first += width;
    }

    /// Set each column whose flag is true.
    #[inline]
    pub fn flags<const N: usize>(&mut self, width: usize, so: [bool; N]) {
        debug_assert_eq!(width, N);
        for (place, _) in so.iter().enumerate().filter(|(_, so)| **so) {
            (self.feature)(self.first + place);
        }
        self.first += width;
    }

    /// Set each column whose flag is true, if there are flags.
    #[inline]
    pub fn flags_if<const N: usize>(&mut self, width: usize, so: Option<[bool; N]>) {
        match so {
            Some(so) => self.flags(width, so),
            None => self.first += width,
        }
    }
}

/// Declare features in the order of their columns, and how each is computed.
macro_rules! features {
    ($(#[$doc:meta])* $table:ident, $write:ident($situation:ident: $Situation:ty) {
        $($name:literal: $width:literal = $how:ident($value:expr),)*
    }) => {
        $(#[$doc])*
        pub const $table: &[$crate::policy::schema::Feature] =
            &[$($crate::policy::schema::Feature { name: $name, width: $width }),*];

        /// Write all columns that are set.
        #[inline]
        pub(super) fn $write($situation: &$Situation, feature: impl FnMut(usize)) {
            let mut places = $crate::policy::schema::Places { first: 0, feature };
            $(places.$how($width, $value);)*
        }
    };
}
pub(super) use features;
