//! The play of the cards, with what a side may do beside it.

use crate::cards::{CARDS, Card};
use crate::simulator::tables::{Fixed, NOT_LED};

use super::NONE;
use super::deal::{Deal, Kind};
use super::rules::{Contract, Exposure, Partner, Rules};

impl Deal {
    /// The play, before the opening lead.
    pub(super) fn begin(&mut self, rules: &Rules) {
        let contract = rules.contract(self.contract);
        let players = rules.tables.players;
        let leader = if contract.left_leads { (self.declarer + 1) % players } else { 0 };
        self.kind = Kind::Play;
        self.begun = self.game.hands;
        (self.game.leader, self.game.turn, self.game.led) = (leader, leader, NOT_LED);
        self.fixed = self.fixed_by(contract, leader, rules);
    }

    fn fixed_by(&self, contract: &Contract, leader: u8, rules: &Rules) -> Fixed {
        let (players, side) = (rules.tables.players, self.side());
        let terms = rules.number(self.contract, self.trump);
        let duty = Some(self.called).filter(|_| self.partner != NONE);
        let duty = rules.played[terms as usize].duty(duty);
        let secret = contract.partner == Partner::Secret;
        let open = if secret { 1 << self.declarer } else { u8::MAX };
        let exposed = if contract.exposure == Exposure::Never { 0 } else { 1 << self.declarer };
        let exposed_from = match contract.exposure {
            Exposure::Never | Exposure::BeforeLead => 0,
            Exposure::AfterLead => 1,
            Exposure::AfterOpponents => {
                let last = (0..players).rev().find(|away| side >> ((leader + away) % players) & 1 == 0);
                1 + last.unwrap_or(0)
            }
        };
        Fixed { duty, side, open, exposed, exposed_from, terms }
    }

    /// The cards that may be played, and whether to stop or to ask.
    #[inline]
    pub(super) fn playable(&self, rules: &Rules) -> u64 {
        let fixed = &self.fixed;
        let cards = self.game.legal(&rules.played[fixed.terms as usize], fixed).0;
        let contract = rules.contract(self.contract);
        if contract.streak.is_none() { cards } else { cards | self.beside(contract, rules) }
    }

    fn beside(&self, contract: &Contract, rules: &Rules) -> u64 {
        let (layout, game) = (&rules.tables.layout, &self.game);
        let Some(streak) = contract.streak else { return 0 };
        let [own, against] = game.side_tricks;
        let mut may = 0;
        let unbroken = game.played == 0 && against == 0 && own == streak.stop_after;
        if unbroken && (self.knows_partner(game.turn, rules) || game.tricks[game.turn as usize & 3] == own) {
            may |= 1 << layout.stop;
        }
        let late = own + against >= streak.earned_after && game.turn == self.declarer;
        if contract.asks && late && !self.asked && self.partner != NONE && self.is_held() {
            may |= 1 << layout.ask;
        }
        may
    }

    #[inline]
    pub(super) fn play(&mut self, bit: u8, rules: &Rules) {
        if bit >= CARDS as u8 {
            return self.stop_or_ask(bit, rules);
        }
        self.add(bit, rules);
    }

    fn stop_or_ask(&mut self, bit: u8, rules: &Rules) {
        if bit == rules.tables.layout.stop {
            self.stopped = true;
            self.kind = Kind::Over;
        } else {
            self.asked = true;
            self.fixed.open |= 1 << self.partner;
        }
    }

    #[inline]
    fn add(&mut self, card: Card, rules: &Rules) {
        let tables = &rules.played[self.fixed.terms as usize];
        self.game.add(card, rules.tables.players, self.fixed.side, tables);
        if self.game.side_tricks[1] == 0 {
            self.in_a_row = self.game.side_tricks[0];
        }
        if self.game.over {
            self.kind = Kind::Over;
        }
    }
}
