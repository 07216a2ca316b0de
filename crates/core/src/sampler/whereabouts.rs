//! What is known of where the cards lie.

use crate::cards::Cards;
use crate::fault::Fault;

/// The most places there may be.
pub const PLACES: usize = 8;
/// The most promises, and the most cases.
const MOST: usize = 64;

/// That some places together hold at least so many of some cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promise {
    /// The places, a bit a place.
    pub places: u8,
    /// The cards.
    pub cards: Cards,
    /// How many of them at least.
    pub least: u8,
}

/// Places, the cards known to lie there, and where the others may lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whereabouts {
    /// By place, the cards known to lie there.
    pub lying: Vec<Cards>,
    /// By place, the hidden cards it may hold.
    pub may: Vec<Cards>,
    /// The cards whose place is not known.
    pub hidden: Cards,
    /// By case, how many cards each place holds, those known to lie there among them. Any of the cases may be so.
    pub rooms: Vec<Vec<u8>>,
    /// What holds in every case.
    pub promises: Vec<Promise>,
}

impl Whereabouts {
    /// What is known, checked for sense; it may still be that no world is left.
    pub fn new(
        hidden: Cards,
        lying: Vec<Cards>,
        may: Vec<Cards>,
        rooms: Vec<Vec<u8>>,
        promises: Vec<Promise>,
    ) -> Result<Whereabouts, Fault> {
        let known = Whereabouts { lying, may, hidden, rooms, promises };
        known.check_places()?;
        known.check_cards()?;
        known.check_rooms()?;
        known.check_promises()?;
        Ok(known)
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.lying.len()
    }

    /// How many cards a place has still to be given in a case; none where it has too many already.
    pub(super) fn left(&self, case: usize, place: usize) -> Option<u32> {
        u32::from(self.rooms[case][place]).checked_sub(self.lying[place].count())
    }

    /// What hidden cards still owe of a promise; none where those known to lie there keep it.
    pub(super) fn still(&self, promise: &Promise) -> Option<Promise> {
        let lying = self.lying.iter().enumerate().filter(|(place, _)| promise.places >> place & 1 == 1);
        let there: u32 = lying.map(|(_, &cards)| (cards & promise.cards).count()).sum();
        let least = u32::from(promise.least).saturating_sub(there) as u8;
        (least > 0).then_some(Promise { least, ..*promise })
    }

    fn check_places(&self) -> Result<(), Fault> {
        let places = self.places();
        if !(1..=PLACES).contains(&places) {
            return Err(Fault::new("there are one to eight places"));
        }
        if self.may.len() != places || self.rooms.iter().any(|room| room.len() != places) {
            return Err(Fault::new("not everything is said of every place"));
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let mut seen = self.hidden;
        for &cards in &self.lying {
            if !(seen & cards).is_empty() {
                return Err(Fault::new("a card is there twice"));
            }
            seen = seen | cards;
        }
        if !(seen - Cards::ALL).is_empty() {
            return Err(Fault::new("there are 36 cards, 0 to 35"));
        }
        if self.may.iter().any(|&cards| !(cards - self.hidden).is_empty()) {
            return Err(Fault::new("a place may hold a card that is not hidden"));
        }
        Ok(())
    }

    fn check_rooms(&self) -> Result<(), Fault> {
        if !(1..=MOST).contains(&self.rooms.len()) {
            return Err(Fault::new("there are one to 64 cases"));
        }
        if self.rooms.iter().enumerate().any(|(case, room)| self.rooms[..case].contains(room)) {
            return Err(Fault::new("a case is there twice"));
        }
        let all = self.hidden.count() + self.lying.iter().map(|cards| cards.count()).sum::<u32>();
        if self.rooms.iter().any(|room| room.iter().map(|&cards| u32::from(cards)).sum::<u32>() != all) {
            return Err(Fault::new("the places do not hold as many cards as there are"));
        }
        Ok(())
    }

    fn check_promises(&self) -> Result<(), Fault> {
        let outside = |promise: &Promise| u32::from(promise.places) >> self.places() != 0;
        if self.promises.len() > MOST || self.promises.iter().any(outside) {
            return Err(Fault::new("a promise is made for a place there is not"));
        }
        Ok(())
    }
}
