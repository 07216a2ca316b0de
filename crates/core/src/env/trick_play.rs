//! The state of a deal's card play, in 64 bytes that change with every card.

use crate::cards::{Card, Cards};
use crate::position::SEATS;
use crate::trick::may_play;

use super::play_tables::{NOT_LED, PlayConstants, PlayTables};

/// The state of the card play: the cards in hand, the trick on the table and the tricks taken.
///
/// It fits a cache line, because every field is read or written with every card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(align(64))]
pub(super) struct TrickPlay {
    pub hands: [u64; SEATS],
    /// The card points that each seat has taken.
    pub points: [u16; SEATS],
    /// The card points that each side has taken, the declaring side first.
    pub side_points: [u16; 2],
    pub table_points: u16,
    /// The cards on the table, the leader's first. Only the first ones are valid, as many as have been played.
    pub table: [Card; SEATS],
    /// The number of tricks that each seat has taken.
    pub tricks: [u8; SEATS],
    pub side_tricks: [u8; 2],
    pub turn: u8,
    pub played: u8,
    pub leader: u8,
    pub led: u8,
    /// The seat that wins the trick so far. `power` is the power of its card.
    pub best: u8,
    pub power: u8,
    /// The number of cards played.
    pub laid: u8,
    pub over: bool,
}

impl TrickPlay {
    /// Return the cards that the seat on turn may play.
    #[inline]
    pub fn legal(&self, tables: &PlayTables, fixed: &PlayConstants) -> Cards {
        let (hand, following) = (self.hands[self.turn as usize & 3], tables.following[self.led as usize & 7]);
        Cards(may_play(hand, following, tables.obliged, fixed.duty))
    }

    /// Play a card of the seat on turn. If it completes the trick, give the trick to its winner.
    #[inline]
    pub fn add(&mut self, card: Card, seats: u8, side: u8, tables: &PlayTables) {
        let place = card as usize & 63;
        self.hands[self.turn as usize & 3] &= !Cards::of(card).0;
        self.led = if self.led == NOT_LED { tables.suit_of[place] } else { self.led };
        let power = tables.power[self.led as usize & 3][place];
        let takes = power > self.power;
        self.best = if takes { self.turn } else { self.best };
        self.power = if takes { power } else { self.power };
        self.table_points += u16::from(tables.points[place]);
        self.table[self.played as usize & 3] = card;
        self.played += 1;
        self.laid += 1;
        self.turn = if self.turn + 1 == seats { 0 } else { self.turn + 1 };
        if self.played == seats {
            self.gather(side, tables);
        }
    }

    #[inline]
    fn gather(&mut self, side: u8, tables: &PlayTables) {
        let winner = self.best as usize & 3;
        let against = usize::from(side >> winner & 1 == 0);
        self.points[winner] += self.table_points;
        self.tricks[winner] += 1;
        self.side_points[against] += self.table_points;
        self.side_tricks[against] += 1;
        let limits = &tables.limits;
        self.over = self.hands[winner] == 0
            || self.side_points[against] > limits.points[against]
            || self.side_tricks[against] > limits.tricks[against];
        (self.table_points, self.played, self.power, self.led) = (0, 0, 0, NOT_LED);
        (self.leader, self.turn) = (self.best, self.best);
    }

    /// Return the cards on the table.
    #[inline]
    pub fn on_table(&self) -> &[Card] {
        &self.table[..self.played as usize & 3]
    }
}
