//! A position in the play of the cards with every card known.

use crate::cards::{Card, Cards};
use crate::error::Error;

/// The maximum number of seats that play a deal.
pub const SEATS: usize = 4;

/// A position: hands, the trick on the table and the seat to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The unplayed cards by seat. Seats beyond the last are empty.
    pub hands: [Cards; SEATS],
    /// The number of seats: three or four.
    pub seats: u8,
    /// The seat that led, or leads, the current trick.
    pub leader: u8,
    /// The cards on the table, the leader's first. Only the first `played` count.
    pub trick: [Card; SEATS],
    /// The number of cards on the table.
    pub played: u8,
    /// A card whose holder must play it when its suit is led, and may lead that suit only with it.
    pub called: Option<Card>,
    /// No trump has been played, and none may be led by a player who holds another card.
    pub locked: bool,
    /// The points that go with the last trick besides its cards.
    pub last: u32,
}

impl Position {
    /// Validate a position: no card twice, hands of equal size but for those who have played to the trick.
    pub fn new(hands: &[Cards], leader: u8, trick: &[Card], called: Option<Card>) -> Result<Position, Error> {
        let seats = hands.len();
        if !(3..=SEATS).contains(&seats) {
            return Err(Error::new("there are three or four hands"));
        }
        if leader as usize >= seats {
            return Err(Error::new("the leader is no seat"));
        }
        if trick.len() >= seats {
            return Err(Error::new("a trick on the table is not yet complete"));
        }
        check_once(hands, trick, called)?;
        check_even(hands, leader, trick.len())?;
        let empty = Position::empty(seats as u8, leader);
        let mut position = Position { played: trick.len() as u8, called, ..empty };
        position.hands[..seats].copy_from_slice(hands);
        position.trick[..trick.len()].copy_from_slice(trick);
        Ok(position)
    }

    /// Return a table at which nobody holds a card.
    pub fn empty(seats: u8, leader: u8) -> Position {
        Position {
            hands: [Cards::NONE; SEATS],
            seats,
            leader,
            trick: [0; SEATS],
            played: 0,
            called: None,
            locked: false,
            last: 0,
        }
    }

    /// Return all cards, in hands and on the table.
    pub fn cards(&self) -> Cards {
        let laid = self.table().iter().copied().collect();
        self.hands.iter().fold(laid, |all, &hand| all | hand)
    }

    /// Return the seat that plays next.
    #[inline]
    pub fn turn(&self) -> u8 {
        (self.leader + self.played) % self.seats
    }

    /// Return the cards on the table.
    #[inline]
    pub fn table(&self) -> &[Card] {
        &self.trick[..self.played as usize]
    }
}

fn check_once(hands: &[Cards], trick: &[Card], called: Option<Card>) -> Result<(), Error> {
    let mut seen = Cards::NONE;
    let laid = trick.iter().map(|&card| if card < 36 { Cards::of(card) } else { Cards(1 << 63) });
    for cards in hands.iter().copied().chain(laid) {
        if !(cards - Cards::ALL).is_empty() {
            return Err(Error::new("there are 36 cards, 0 to 35"));
        }
        if !(seen & cards).is_empty() {
            return Err(Error::new("a card is there twice"));
        }
        seen = seen | cards;
    }
    if called.is_some_and(|card| card >= 36) {
        return Err(Error::new("the called card is no card"));
    }
    Ok(())
}

fn check_even(hands: &[Cards], leader: u8, played: usize) -> Result<(), Error> {
    let seats = hands.len();
    let behind = |seat: usize| (seat + seats - leader as usize) % seats < played;
    let full = |seat: usize| hands[seat].count() + u32::from(behind(seat));
    if (1..seats).any(|seat| full(seat) != full(0)) {
        return Err(Error::new("hands are not equal, but for those who have played to the trick"));
    }
    Ok(())
}
