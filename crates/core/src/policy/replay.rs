//! The replay state: one world as its cards are played one after another.

use crate::cards::{Card, Cards};
use crate::position::{Position, SEATS};

use crate::trick::Taken;

use super::history::{Compared, History};
use super::policies::Table;

/// Where the play of a world stands.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// What everybody has seen of the deal.
    pub(super) history: &'a History,
    /// How its cards compare.
    pub(super) compared: &'a Compared,
    /// Hands and trick.
    pub(super) position: Position,
    /// Everything played, the trick on the table included.
    pub(super) gone: u64,
    /// By seat, the cards that everybody knows it has not.
    pub(super) lacks: [u64; SEATS],
    /// By seat, the suits it has led, a bit a suit.
    pub(super) led: [u8; SEATS],
    /// The declaring side, a bit a seat.
    pub(super) side: u8,
    /// The seats whose side everybody knows.
    pub(super) open: bool,
    /// What the side has taken of points and tricks, and what its opponents have.
    pub(super) points: [u16; 2],
    pub(super) tricks: [u8; 2],
    /// How many cards have been played.
    pub(super) laid: u8,
    /// The cards set aside.
    pub(super) aside: u64,
}

impl<'a> Replay<'a> {
    /// The world in which these were the hands before the first card.
    pub fn begun(history: &'a History, compared: &'a Compared, hands: &[u64], aside: u64) -> Replay<'a> {
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
        Replay {
            history,
            compared,
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
    fn add(&mut self, card: Card) -> Option<Taken> {
        let seat = self.position.turn() as usize;
        self.tell(seat, card);
        self.gone |= 1 << card;
        self.laid += 1;
        self.open |= self.position.called == Some(card);
        let taken = self.position.play(card, &self.history.ranking)?;
        let against = usize::from(self.side >> taken.winner & 1 == 0);
        self.points[against] += taken.points as u16;
        self.tricks[against] += 1;
        Some(taken)
    }

    /// The world with everything played that has been; a row is the hands as they are held now, and the cards set aside.
    pub fn caught_up(history: &'a History, compared: &'a Compared, row: &[u64]) -> Replay<'a> {
        let seats = history.seats as usize;
        let hands = Replay::hands_at_first(history, &row[..seats]);
        let mut state = Replay::begun(history, compared, &hands, row[seats]);
        for &card in &history.played {
            state.add(card);
        }
        state
    }

    /// What the card tells of the hand it came from.
    #[inline]
    fn tell(&mut self, seat: usize, card: Card) {
        let Replay { history, compared, .. } = *self;
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

impl Table for Replay<'_> {
    #[inline]
    fn position(&self) -> &Position {
        &self.position
    }

    #[inline]
    fn side(&self) -> u8 {
        self.side
    }

    #[inline]
    fn legal(&self) -> Cards {
        self.position.playable(&self.history.ranking)
    }

    #[inline]
    fn play(&mut self, card: Card) -> Option<Taken> {
        self.add(card)
    }
}
