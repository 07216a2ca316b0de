//! Where the play of a position begins.

use crate::cards::Cards;
use crate::fault::Fault;
use crate::position::{Position, SEATS};

use super::game::Game;
use super::tables::{Fixed, NOT_LED, Tables};

/// A position with what is played in it, and what the seats know beside their cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// The cards.
    pub position: Position,
    /// Which of the batch's terms it is played on.
    pub terms: u16,
    /// The seats of the declaring side, a bit a seat.
    pub side: u8,
    /// The seats whose side everyone knows, a bit a seat; once the called card is played, or where none is called,
    /// everyone knows them all.
    pub open: u8,
    /// The seats whose hands lie open, a bit a seat.
    pub exposed: u8,
    /// From how many cards on, those on the table at the start counted.
    pub exposed_from: u8,
}

impl Start {
    /// The play before its first card, checked.
    pub(super) fn begun(&self, tables: &[Tables], seats: u8) -> Result<(Game, Fixed), Fault> {
        if self.position.seats != seats {
            return Err(Fault::new("all positions of a batch have as many seats"));
        }
        if (self.side | self.open | self.exposed) >> seats != 0 {
            return Err(Fault::new("a seat that is spoken of is not at the table"));
        }
        let Some(own) = tables.get(self.terms as usize) else {
            return Err(Fault::new("a position names terms that are not there"));
        };
        let fixed = self.fixed(own);
        Ok((self.game(own), fixed))
    }

    fn game(&self, tables: &Tables) -> Game {
        let (hands, leader) = (self.dealt(), self.position.leader);
        let over = hands.iter().all(|&hand| hand == 0);
        let mut game = Game { hands, leader, turn: leader, led: NOT_LED, over, ..Game::default() };
        for &card in self.position.table() {
            game.add(card, self.position.seats, self.side, tables);
        }
        game
    }

    /// By seat, the cards held when the trick on the table was begun.
    pub(super) fn dealt(&self) -> [u64; SEATS] {
        let position = &self.position;
        let mut hands = position.hands.map(|hand| hand.0);
        for (place, &card) in position.table().iter().enumerate() {
            hands[(position.leader as usize + place) % position.seats as usize] |= Cards::of(card).0;
        }
        hands
    }

    fn fixed(&self, tables: &Tables) -> Fixed {
        let duty = tables.duty(self.position.called);
        let Start { terms, side, open, exposed, exposed_from, .. } = *self;
        Fixed { duty, side, open, exposed, exposed_from, terms }
    }
}
