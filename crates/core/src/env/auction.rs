//! The auction: whose turn it is, the legal calls, and the outcome.

use super::NONE;
use super::deal::{Deal, Kind};
use super::rules::Rules;

const PASS: u8 = 0;

impl Deal {
    /// Return the legal calls.
    #[inline]
    pub(super) fn biddable(&self, rules: &Rules) -> u64 {
        let (layout, turn) = (&rules.tables.layout, self.queue[0]);
        let auction = &rules.tables.auction;
        let own = self.declarer == turn;
        if auction.allows_double && own {
            return 1 << PASS | self.redoubles(rules);
        }
        let higher = if self.contract == NONE { u32::MAX } else { u32::MAX << self.contract << 1 };
        let allowed = self.allowed[turn as usize & 3];
        let must = allowed & higher & rules.obliging();
        if must != 0 {
            return u64::from(allowed & u32::MAX << must.trailing_zeros()) << layout.bid;
        }
        let mut may = 1 << PASS | u64::from(allowed & higher) << layout.bid;
        if auction.allows_hold && self.first == turn && !own && allowed >> (self.contract & 31) & 1 == 1 {
            may |= 1 << layout.hold;
        }
        if auction.allows_double && self.contract != NONE && self.stakes[turn as usize & 3] == 0 {
            may |= 1 << layout.double;
        }
        may
    }

    /// Return a mask of the doubles that the bidder may redouble. A bit's number is the distance of the seat to the left.
    fn redoubles(&self, rules: &Rules) -> u64 {
        let players = rules.tables.players;
        (1..players)
            .filter(|away| self.unanswered >> ((self.declarer + away) % players) & 1 == 1)
            .fold(0, |may, away| may | 1 << (rules.tables.layout.redouble + away - 1))
    }

    pub(super) fn say(&mut self, bit: u8, rules: &Rules) {
        let (layout, turn) = (&rules.tables.layout, self.queue[0]);
        if bit >= layout.bid {
            self.bid(bit - layout.bid, turn, rules);
        } else if bit == PASS {
            self.pass(turn, rules);
        } else if bit == layout.hold {
            self.bid(self.contract, turn, rules);
        } else if bit == layout.double {
            self.stakes[turn as usize & 3] = 1;
            self.unanswered |= 1 << turn;
            self.rotate();
        } else {
            self.redouble(bit - layout.redouble + 1, rules);
        }
        self.next_to_speak(rules);
    }

    fn bid(&mut self, contract: u8, turn: u8, rules: &Rules) {
        (self.contract, self.declarer) = (contract, turn);
        self.highest[turn as usize & 3] = contract;
        (self.stakes, self.unanswered) = ([0; 4], 0);
        self.first = if self.first == NONE { turn } else { self.first };
        match &rules.tables.auction {
            auction if auction.speaks_once => self.leave(),
            auction if auction.is_duel => self.answer(),
            _ => self.rotate(),
        }
    }

    fn pass(&mut self, turn: u8, rules: &Rules) {
        if rules.tables.auction.allows_double && self.declarer == turn {
            self.unanswered = 0;
            return self.rotate();
        }
        if self.first == turn {
            self.first = self.queue[1];
        }
        self.leave();
        if rules.tables.auction.is_duel && self.contract != NONE {
            self.answer();
        }
    }

    fn redouble(&mut self, away: u8, rules: &Rules) {
        let doubler = (self.declarer + away) % rules.tables.players;
        self.stakes[doubler as usize & 3] = 2;
        self.unanswered &= !(1 << doubler);
        if self.unanswered == 0 {
            self.rotate();
        }
    }

    /// Remove the seat on turn from the queue of the auction.
    #[inline]
    fn leave(&mut self) {
        self.queue.copy_within(1.., 0);
        self.waiting -= 1;
    }

    /// Move the seat on turn to the end of the queue of the auction.
    #[inline]
    fn rotate(&mut self) {
        let (spoken, last) = (self.queue[0], self.waiting as usize - 1);
        self.queue.copy_within(1.., 0);
        self.queue[last & 3] = spoken;
    }

    /// Give the turn to the second seat of the queue, which answers the first seat.
    fn answer(&mut self) {
        if self.waiting > 1 {
            self.queue.swap(0, 1);
        }
    }

    #[inline]
    fn next_to_speak(&mut self, rules: &Rules) {
        if rules.tables.auction.allows_double && self.unanswered == 0 {
            while self.waiting > 1 && self.queue[0] == self.declarer {
                self.rotate();
            }
        }
        self.turn = self.queue[0];
        if self.waiting == 0 || (self.waiting == 1 && self.turn == self.declarer) {
            self.conclude(rules);
        }
    }

    fn conclude(&mut self, rules: &Rules) {
        if let (NONE, Some((card, contract))) = (self.contract, rules.tables.forced) {
            let holder = self.dealt.iter().position(|hand| hand >> card & 1 == 1).unwrap_or(0);
            (self.contract, self.declarer) = (contract, holder as u8);
        }
        if self.contract == NONE {
            self.kind = Kind::Over;
        } else {
            self.undertake(rules);
        }
    }
}
