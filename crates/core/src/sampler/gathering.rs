//! Worlds read another way: some places taken together.

use super::whereabouts::PLACES;
use crate::cards::Cards;
use crate::fault::Fault;

/// The most sets of cards in one answer.
const ASKED: usize = 1 << 26;

/// That so many worlds of so many places are not too many for one answer.
pub(super) fn check_asked(worlds: usize, places: usize) -> Result<(), Fault> {
    if worlds.saturating_mul(places) > ASKED {
        return Err(Fault::new("these are too many worlds for one answer"));
    }
    Ok(())
}

/// What to read of a world: the cards of some places, but for these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The places, a bit a place.
    pub places: u8,
    /// The cards left out, as those that have been played.
    pub but: Cards,
}

/// Rows of worlds with so many places, read as rows of these columns.
pub fn gathered(worlds: &[u64], places: usize, columns: &[Column]) -> Result<Vec<u64>, Fault> {
    if !(1..=PLACES).contains(&places) || !worlds.len().is_multiple_of(places) {
        return Err(Fault::new("these are no worlds of so many places"));
    }
    check_asked(worlds.len() / places, columns.len())?;
    let mut read = Vec::with_capacity(worlds.len() / places * columns.len());
    for world in worlds.chunks_exact(places) {
        read.extend(columns.iter().map(|column| together(world, column)));
    }
    Ok(read)
}

#[inline]
fn together(world: &[u64], column: &Column) -> u64 {
    let lying = world.iter().enumerate().filter(|(place, _)| column.places >> place & 1 == 1);
    lying.fold(0, |cards, (_, &there)| cards | there) & !column.but.0
}
