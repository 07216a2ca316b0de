//! The replay state: one world whose cards are played one after another.

use crate::cards::{Card, Cards};
use crate::position::{Position, SEATS};

use crate::trick::Taken;

use super::history::{Compared, History};
use super::policies::Table;

/// The state of play of a world.
#[derive(Clone, Debug)]
pub struct Replay<'a> {
    /// The public history of the deal.
    pub(super) history: &'a History,
    /// The lookup tables of its cards.
    pub(super) compared: &'a Compared,
    /// The position.
    pub(super) position: Position,
    /// The cards played, the trick on the table included.
    pub(super) gone: u64,
    /// By seat, the cards that it is publicly known not to hold.
    pub(super) lacks: [u64; SEATS],
    /// By seat, the suits that it has led, as a bit mask.
    pub(super) led: [u8; SEATS],
    /// The declaring side, as a bit mask.
    pub(super) side: u8,
    /// All sides are publicly known.
    pub(super) open: bool,
    /// The points and tricks taken by the side and by its opponents.
    pub(super) points: [u16; 2],
    pub(super) tricks: [u8; 2],
    /// The number of cards played.
    pub(super) laid: u8,
    /// The cards set aside.
    pub(super) aside: u64,
}

impl<'a> Replay<'a> {
    /// Begin a world, given the hands before the first card.
    pub fn begin(history: &'a History, compared: &'a Compared, hands: &[u64], aside: u64) -> Replay<'a> {
        let mut all = [Cards::NONE; SEATS];
        for (seat, &hand) in hands.iter().take(history.seats as usize).enumerate() {
            all[seat] = Cards(hand);
        }
        let holder = history.called.and_then(|card| all.iter().position(|hand| hand.has(card)));
        let position = Position {
            hands: all,
            called: history.called.filter(|_| holder.is_some()),
            locked: history.locked,
            last: if history.aside_to_last {
                history.ranking.points_in(Cards(aside) & Cards::ALL)
            } else {
                0
            },
            ..Position::empty(history.seats, history.leader)
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

    /// Return the hands before the first card, given the current hands and the cards played.
    pub fn initial_hands(history: &History, held: &[u64]) -> [u64; SEATS] {
        let mut hands = [0; SEATS];
        hands[..history.seats as usize].copy_from_slice(&held[..history.seats as usize]);
        let mut table = Position::empty(history.seats, history.leader);
        for &card in &history.played {
            hands[table.turn() as usize] |= 1 << card;
            table.play(card, &history.ranking);
        }
        hands
    }

    /// Return the seat that led or leads now, and the cards on the table.
    pub fn table(history: &History) -> (u8, Vec<Card>) {
        let mut table = Position::empty(history.seats, history.leader);
        for &card in &history.played {
            table.play(card, &history.ranking);
        }
        (table.leader, table.table().to_vec())
    }

    /// Play a card of the seat to play. A complete trick goes to its winner.
    #[inline]
    fn add(&mut self, card: Card) -> Option<Taken> {
        let seat = self.position.turn() as usize;
        self.record(seat, card);
        self.gone |= 1 << card;
        self.laid += 1;
        self.open |= self.position.called == Some(card);
        let taken = self.position.play(card, &self.history.ranking)?;
        let against = usize::from(self.side >> taken.winner & 1 == 0);
        self.points[against] += taken.points as u16;
        self.tricks[against] += 1;
        Some(taken)
    }

    /// Replay a world to the present. A row is the current hands and the cards set aside.
    pub fn to_present(history: &'a History, compared: &'a Compared, row: &[u64]) -> Replay<'a> {
        let seats = history.seats as usize;
        let hands = Replay::initial_hands(history, &row[..seats]);
        let mut state = Replay::begin(history, compared, &hands, row[seats]);
        for &card in &history.played {
            state.add(card);
        }
        state
    }

    /// Record what a card tells of the hand it came from.
    #[inline]
    fn record(&mut self, seat: usize, card: Card) {
        let Replay { history, compared, .. } = *self;
        if self.position.played == 0 {
            self.led[seat] |= 1 << history.ranking.suit_of[card as usize];
            if self.position.locked && compared.trumps >> card & 1 == 1 {
                self.lacks[seat] |= history.pack.0 & !compared.trumps;
            }
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

    /// Return whether all cards are played.
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
