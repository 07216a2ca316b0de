//! Projection of worlds: locations merged into columns.

use super::constraints::MAX_LOCATIONS;
use crate::cards::Cards;
use crate::error::Error;

/// The maximum number of card masks in one result.
const MAX_MASKS: usize = 1 << 26;

/// Check that a result of `worlds` rows with `locations` masks is not too large.
pub(super) fn check_size(worlds: usize, locations: usize) -> Result<(), Error> {
    if worlds.saturating_mul(locations) > MAX_MASKS {
        return Err(Error::new("these are too many worlds for one call"));
    }
    Ok(())
}

/// The cards of some locations together, without the excluded ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The locations, as a bit mask.
    pub locations: u8,
    /// The cards to leave out, for example those played.
    pub excluded: Cards,
}

/// Project rows of `locations` masks to rows of columns.
pub fn project(worlds: &[u64], locations: usize, columns: &[Column]) -> Result<Vec<u64>, Error> {
    if !(1..=MAX_LOCATIONS).contains(&locations) || !worlds.len().is_multiple_of(locations) {
        return Err(Error::new("the worlds are not rows of this many locations"));
    }
    check_size(worlds.len() / locations, columns.len())?;
    let mut read = Vec::with_capacity(worlds.len() / locations * columns.len());
    for world in worlds.chunks_exact(locations) {
        read.extend(columns.iter().map(|column| merge(world, column)));
    }
    Ok(read)
}

#[inline]
fn merge(world: &[u64], column: &Column) -> u64 {
    let known = world.iter().enumerate().filter(|(location, _)| column.locations >> location & 1 == 1);
    known.fold(0, |cards, (_, &there)| cards | there) & !column.excluded.0
}
