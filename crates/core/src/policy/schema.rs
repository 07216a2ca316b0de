//! The feature schema: what the policy model is told of a decision, each feature with a name and a width.
//!
//! A feature is declared once, as `"name": width = how(value)`: from that line come its place in the table of weights, the
//! code that writes it and its line in the schema, which a model file names so that it meets no others.

/// A feature: a few places in the table of weights, of which some may be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is called.
    pub name: &'static str,
    /// How many places it has.
    pub width: usize,
}

/// All places of some features.
pub(super) const fn width(features: &[Feature]) -> usize {
    first(features, features.len())
}

/// The first place of the feature of this number.
pub(super) const fn first(features: &[Feature], number: usize) -> usize {
    let (mut sum, mut at) = (0, 0);
    while at < number {
        sum += features[at].width;
        at += 1;
    }
    sum
}

/// Places handed out one feature after another.
pub(super) struct Places<F: FnMut(usize)> {
    pub first: usize,
    pub feature: F,
}

impl<F: FnMut(usize)> Places<F> {
    /// One place of so many; beyond the last the last.
    #[inline]
    pub fn one_hot(&mut self, width: usize, which: usize) {
        (self.feature)(self.first + which.min(width - 1));
        self.first += width;
    }

    /// One place, or none.
    #[inline]
    pub fn one_hot_if(&mut self, width: usize, which: Option<usize>) {
        if let Some(which) = which {
            (self.feature)(self.first + which.min(width - 1));
        }
        self.first += width;
    }

    /// Each of a few that is so.
    #[inline]
    pub fn flags<const N: usize>(&mut self, width: usize, so: [bool; N]) {
        debug_assert_eq!(width, N);
        for (place, _) in so.iter().enumerate().filter(|(_, so)| **so) {
            (self.feature)(self.first + place);
        }
        self.first += width;
    }

    /// Each of a few that is so, where there is anything to ask.
    #[inline]
    pub fn flags_if<const N: usize>(&mut self, width: usize, so: Option<[bool; N]>) {
        match so {
            Some(so) => self.flags(width, so),
            None => self.first += width,
        }
    }
}

/// Declares features, in the order of their places, and how each is written of what is seen.
macro_rules! features {
    ($(#[$doc:meta])* $table:ident, $write:ident($situation:ident: $Situation:ty) {
        $($name:literal: $width:literal = $how:ident($value:expr),)*
    }) => {
        $(#[$doc])*
        pub const $table: &[$crate::policy::schema::Feature] =
            &[$($crate::policy::schema::Feature { name: $name, width: $width }),*];

        /// Every place that is so of what is seen.
        #[inline]
        pub(super) fn $write($situation: &$Situation, feature: impl FnMut(usize)) {
            let mut places = $crate::policy::schema::Places { first: 0, feature };
            $(places.$how($width, $value);)*
        }
    };
}
pub(super) use features;
