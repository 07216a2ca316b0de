//! Checks of worlds and information sets against the history of a deal.

use crate::error::Error;
use crate::information_set::InformationSet;
use crate::position::SEATS;

use super::history::History;
use super::replay::Replay;

impl History {
    /// Return the cards that each seat has played.
    pub fn played_by(&self) -> [u64; SEATS] {
        Replay::initial_hands(self, &[0; SEATS])
    }

    /// Check worlds: rows of the hands now and the cards set aside, as many to each seat at the start, each card once.
    pub fn check_worlds(&self, rows: &[u64]) -> Result<(), Error> {
        let (seats, played) = (self.seats as usize, self.played_by());
        let is_world = |row: &[u64]| {
            let size = (row[0] | played[0]).count_ones();
            let even = (0..seats)
                .all(|seat| row[seat] & played[seat] == 0 && (row[seat] | played[seat]).count_ones() == size);
            let all = (0..seats).fold(row[seats], |all, seat| all | row[seat] | played[seat]);
            let count = size * self.seats as u32 + row[seats].count_ones();
            even && all.count_ones() == count && all & !self.pack.0 == 0
        };
        if rows.len().is_multiple_of(seats + 1) && rows.chunks_exact(seats + 1).all(is_world) {
            return Ok(());
        }
        Err(Error::new("a world is a hand of as many cards to each seat, and the cards set aside"))
    }

    /// Check that an information set is of the same deal at the same moment.
    pub fn check_moment(&self, info: &InformationSet) -> Result<(), Error> {
        let (leader, trick) = Replay::table(self);
        if self.seats as usize == info.taken.len()
            && self.ranking == info.ranking
            && (leader, trick.as_slice()) == (info.leader, info.trick.as_slice())
        {
            return Ok(());
        }
        Err(Error::new("the history and the information set are not of one moment of a deal"))
    }
}
