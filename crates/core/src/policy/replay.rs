//! One world as its cards are played one after another.

use crate::cards::{Card, Cards};
use crate::position::{Position, SEATS};

use super::history::{Compared, History};

/// Where the play of a world stands.
#[derive(Clone, Debug)]
pub(super) struct ReplayState {
    /// Hands and trick.
    pub position: Position,
    /// Everything played, the trick on the table included.
    pub gone: u64,
    /// By seat, the cards that everybody knows it has not.
    pub lacks: [u64; SEATS],
    /// By seat, the suits it has led, a bit a suit.
    pub led: [u8; SEATS],
    /// The declaring side, a bit a seat.
    pub side: u8,
    /// The seats whose side everybody knows.
    pub open: bool,
    /// What the side has taken of points and tricks, and what its opponents have.
    pub points: [u16; 2],
    pub tricks: [u8; 2],
    /// How many cards have been played.
    pub laid: u8,
    /// The cards set aside.
    pub aside: u64,
}

impl ReplayState {
    /// The world in which these were the hands before the first card.
    pub fn begun(history: &History, hands: &[u64], aside: u64) -> ReplayState {
        let mut all = [Cards::NONE; SEATS];
        for (seat, &hand) in hands.iter().take(history.seats as usize).enumerate() {
            all[seat] = Cards(hand);
        }
        let holder = history.called.and_then(|card| all.iter().position(|hand| hand.has(card)));
        let position = Position {
            hands: all,
            seats: history.seats,
            leader: history.leader,
            trick: [0; SEATS],
            played: 0,
            called: history.called.filter(|_| holder.is_some()),
        };
        let side = history.side | 1 << history.declarer | holder.map_or(0, |seat| 1 << seat);
        ReplayState {
            position,
            gone: 0,
            lacks: [0; SEATS],
            led: [0; SEATS],
            side,
            open: history.called.is_none(),
            points: [0; 2],
            tricks: [0; 2],
            laid: 0,
            aside,
        }
    }

    /// The hands of these worlds before their first card: what is held now, and what was played.
    pub fn hands_at_first(history: &History, held: &[u64]) -> [u64; SEATS] {
        let mut hands = [0; SEATS];
        hands[..history.seats as usize].copy_from_slice(&held[..history.seats as usize]);
        let none = [Cards::NONE; SEATS];
        let (seats, leader) = (history.seats, history.leader);
        let mut table = Position { hands: none, seats, leader, trick: [0; SEATS], played: 0, called: None };
        for &card in &history.played {
            hands[table.turn() as usize] |= 1 << card;
            table.play(card, &history.ranking);
        }
        hands
    }

    /// The seat to play adds a card; a full trick goes to its winner.
    #[inline]
    pub fn add(&mut self, card: Card, history: &History, compared: &Compared) {
        let seat = self.position.turn() as usize;
        self.tell(seat, card, history, compared);
        self.gone |= 1 << card;
        self.laid += 1;
        self.open |= self.position.called == Some(card);
        if let Some(taken) = self.position.play(card, &history.ranking) {
            let against = usize::from(self.side >> taken.winner & 1 == 0);
            self.points[against] += taken.points as u16;
            self.tricks[against] += 1;
        }
    }

    /// What the card tells of the hand it came from.
    #[inline]
    fn tell(&mut self, seat: usize, card: Card, history: &History, compared: &Compared) {
        if self.position.played == 0 {
            self.led[seat] |= 1 << history.ranking.suit_of[card as usize];
            return;
        }
        let suit = compared.suit[self.position.trick[0] as usize];
        if suit >> card & 1 == 1 {
            return;
        }
        self.lacks[seat] |= suit;
        if history.ranking.must_trump && compared.trumps >> card & 1 == 0 {
            self.lacks[seat] |= compared.trumps;
        }
    }

    /// Whether all cards have been played.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.position.hands[self.position.turn() as usize].is_empty()
    }
}
