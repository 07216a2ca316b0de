//! The play of the cards, and the other actions that a side may take during the play.

use crate::cards::{CARDS, Card};
use crate::trick::but_trumps;

use super::NONE;
use super::deal::{Deal, Kind};
use super::play_tables::{NOT_LED, PlayConstants};
use super::rules::{Contract, Exposure, Lead, Rules};

impl Deal {
    /// Begin the play, before the opening lead.
    pub(super) fn begin_play(&mut self, rules: &Rules) {
        let contract = rules.contract(self.contract);
        let players = rules.tables.players;
        let leader = match contract.lead {
            Lead::Eldest => 0,
            Lead::LeftOfDeclarer => (self.declarer + 1) % players,
            Lead::Declarer => self.declarer,
        };
        self.kind = Kind::Play;
        self.begun = self.play.hands;
        (self.play.leader, self.play.turn, self.play.led) = (leader, leader, NOT_LED);
        self.fixed = self.play_constants(contract, leader, rules);
    }

    fn play_constants(&self, contract: &Contract, leader: u8, rules: &Rules) -> PlayConstants {
        let (players, side) = (rules.tables.players, self.side());
        let terms = rules.number(self.contract, self.trump);
        let duty = Some(self.called).filter(|_| self.partner != NONE);
        let duty = rules.play_tables[terms as usize].duty(duty);
        let exposed_from = match contract.exposure {
            Exposure::Never | Exposure::BeforeLead => 0,
            Exposure::AfterLead => 1,
            Exposure::AfterOpponents => {
                let last = (0..players).rev().find(|away| side >> ((leader + away) % players) & 1 == 0);
                1 + last.unwrap_or(0)
            }
        };
        PlayConstants { duty, side, exposed_from, terms }
    }

    /// Return the legal actions: the cards to play, and whether the seat may stop the play or ask for the partner.
    #[inline]
    pub(super) fn playable(&self, rules: &Rules) -> u64 {
        let fixed = &self.fixed;
        let tables = &rules.play_tables[fixed.terms as usize];
        if rules.tables.trumps_locked && self.play.played == 0 && self.are_locked(tables.trumps) {
            return but_trumps(self.play.hands[self.play.turn as usize & 3], tables.trumps);
        }
        let cards = self.play.legal(tables, fixed).0;
        let contract = rules.contract(self.contract);
        if contract.streak.is_none() { cards } else { cards | self.beside(contract, rules) }
    }

    /// Return whether no trump has left the hand in which it was when the play began.
    fn are_locked(&self, trumps: u64) -> bool {
        let gone = |(begun, now): (&u64, &u64)| (begun & !now) & trumps != 0;
        !self.begun.iter().zip(&self.play.hands).any(gone)
    }

    fn beside(&self, contract: &Contract, rules: &Rules) -> u64 {
        let (layout, play) = (&rules.tables.layout, &self.play);
        let Some(streak) = contract.streak else { return 0 };
        let [own, against] = play.side_tricks;
        let mut may = 0;
        let unbroken = play.played == 0 && against == 0 && Some(own) == streak.stop_after;
        if unbroken && (self.knows_partner(play.turn, rules) || play.tricks[play.turn as usize & 3] == own) {
            may |= 1 << layout.stop;
        }
        let late = own + against >= streak.earned_after && play.turn == self.declarer;
        if contract.may_ask && late && !self.asked && self.partner != NONE && self.is_held() {
            may |= 1 << layout.ask;
        }
        may
    }

    #[inline]
    pub(super) fn play_card(&mut self, bit: u8, rules: &Rules) {
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
        }
    }

    #[inline]
    fn add(&mut self, card: Card, rules: &Rules) {
        let tables = &rules.play_tables[self.fixed.terms as usize];
        self.play.add(card, rules.tables.players, self.fixed.side, tables);
        if self.play.side_tricks[1] == 0 {
            self.in_a_row = self.play.side_tricks[0];
        }
        if self.play.over {
            self.kind = Kind::Over;
        }
    }
}
