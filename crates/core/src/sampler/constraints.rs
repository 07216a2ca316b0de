//! The constraints on where the cards lie: what a seat knows about the locations of the cards.

use crate::cards::Cards;
use crate::error::Error;

/// The maximum number of locations.
pub const MAX_LOCATIONS: usize = 8;
/// The maximum number of lower bounds, and of cases.
const MOST: usize = 128;

/// The constraint that some locations together hold at least `minimum` of some cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowerBound {
    /// The locations, as a bit mask.
    pub locations: u8,
    /// The cards.
    pub cards: Cards,
    /// The least number of these cards.
    pub minimum: u8,
}

/// Locations, the cards known to lie in each, and where the hidden cards may lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Constraints {
    /// For each location, the cards known to lie there.
    pub known: Vec<Cards>,
    /// For each location, the hidden cards that it may hold.
    pub allowed: Vec<Cards>,
    /// The cards whose location is not known.
    pub hidden: Cards,
    /// For each case, the size of each location, known cards included. The cases are alternatives.
    pub sizes: Vec<Vec<u8>>,
    /// For each case, the cards that each location may not hold in it.
    pub denied: Vec<Vec<Cards>>,
    /// The lower bounds, which hold in every case.
    pub lower_bounds: Vec<LowerBound>,
}

impl Constraints {
    /// Validate the constraints. They may still allow no world.
    pub fn new(
        hidden: Cards,
        known: Vec<Cards>,
        allowed: Vec<Cards>,
        sizes: Vec<Vec<u8>>,
        denied: Vec<Vec<Cards>>,
        lower_bounds: Vec<LowerBound>,
    ) -> Result<Constraints, Error> {
        let constraints = Constraints { known, allowed, hidden, sizes, denied, lower_bounds };
        constraints.check_locations()?;
        constraints.check_cards()?;
        constraints.check_sizes()?;
        constraints.check_lower_bounds()?;
        Ok(constraints)
    }

    /// Return the number of locations.
    pub fn locations(&self) -> usize {
        self.known.len()
    }

    /// Return how many hidden cards a location takes in a case, or `None` if its known cards exceed its size.
    pub(super) fn remaining(&self, case: usize, location: usize) -> Option<u32> {
        u32::from(self.sizes[case][location]).checked_sub(self.known[location].count())
    }

    /// Return the hidden cards that each location may hold in a case.
    pub(super) fn allowed_in(&self, case: usize) -> Vec<Cards> {
        self.allowed.iter().zip(&self.denied[case]).map(|(&allowed, &denied)| allowed - denied).collect()
    }

    /// Reduce a lower bound by the known cards that count towards it. Return `None` once they satisfy it.
    pub(super) fn reduce(&self, lower_bound: &LowerBound) -> Option<LowerBound> {
        let known =
            self.known.iter().enumerate().filter(|(location, _)| lower_bound.locations >> location & 1 == 1);
        let there: u32 = known.map(|(_, &cards)| (cards & lower_bound.cards).count()).sum();
        let minimum = u32::from(lower_bound.minimum).saturating_sub(there) as u8;
        (minimum > 0).then_some(LowerBound { minimum, ..*lower_bound })
    }

    fn check_locations(&self) -> Result<(), Error> {
        let locations = self.locations();
        if !(1..=MAX_LOCATIONS).contains(&locations) {
            return Err(Error::new("there are one to eight locations"));
        }
        if self.allowed.len() != locations || self.sizes.iter().any(|room| room.len() != locations) {
            return Err(Error::new("sizes and allowed cards are to name every location"));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Error> {
        let mut seen = self.hidden;
        for &cards in &self.known {
            if !(seen & cards).is_empty() {
                return Err(Error::new("a card is there twice"));
            }
            seen = seen | cards;
        }
        if !(seen - Cards::ALL).is_empty() {
            return Err(Error::new("there are 36 cards, 0 to 35"));
        }
        if self.allowed.iter().any(|&cards| !(cards - self.hidden).is_empty()) {
            return Err(Error::new("a location may hold a card that is not hidden"));
        }
        Ok(())
    }

    fn check_sizes(&self) -> Result<(), Error> {
        if !(1..=MOST).contains(&self.sizes.len()) {
            return Err(Error::new("there are one to 128 cases"));
        }
        if self.denied.len() != self.sizes.len()
            || self.denied.iter().any(|cards| cards.len() != self.locations())
        {
            return Err(Error::new("what is denied is to name every case and every location"));
        }
        let twice = |case: usize| {
            (0..case)
                .any(|other| self.sizes[other] == self.sizes[case] && self.denied[other] == self.denied[case])
        };
        if (0..self.sizes.len()).any(twice) {
            return Err(Error::new("a case is there twice"));
        }
        let all = self.hidden.count() + self.known.iter().map(|cards| cards.count()).sum::<u32>();
        if self.sizes.iter().any(|room| room.iter().map(|&cards| u32::from(cards)).sum::<u32>() != all) {
            return Err(Error::new("the locations do not hold as many cards as there are"));
        }
        Ok(())
    }

    fn check_lower_bounds(&self) -> Result<(), Error> {
        let outside = |lower_bound: &LowerBound| u32::from(lower_bound.locations) >> self.locations() != 0;
        if self.lower_bounds.len() > MOST || self.lower_bounds.iter().any(outside) {
            return Err(Error::new("a lower bound names a location that does not exist"));
        }
        Ok(())
    }
}
