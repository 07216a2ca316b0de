//! The outcome and the settlement of a finished deal.

use crate::cards::Cards;

use super::NONE;
use super::deal::{Deal, Kind};
use super::rules::{Bank, Contract, POTS, Rules, TrumpTables, Widow};

/// The outcome of a finished deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The contract; 255 for a deal that all passed.
    pub contract: u8,
    /// The declarer's seat at the table; 255 for none.
    pub declarer: u8,
    /// The partner's seat at the table; 255 for none.
    pub partner: u8,
    /// The trump suit; 4 for none.
    pub trump: u8,
    /// The card points or tricks of the declaring side.
    pub count: u16,
    /// The result: 1 won, 0 drawn, -1 lost.
    pub sign: i8,
}

impl Deal {
    /// Return the outcome, once the deal is over.
    pub(super) fn outcome(&self, rules: &Rules) -> Option<Outcome> {
        if self.kind != Kind::Over {
            return None;
        }
        if self.contract == NONE {
            return Some(Outcome {
                contract: NONE,
                declarer: NONE,
                partner: NONE,
                trump: 4,
                count: 0,
                sign: 0,
            });
        }
        let (count, sign) = self.count(rules);
        let seat = |place: u8| if place == NONE { NONE } else { self.seat(place, rules) as u8 };
        let (declarer, partner) = (seat(self.declarer), seat(self.partner));
        Some(Outcome {
            contract: self.contract,
            declarer,
            partner,
            trump: self.trump,
            count: count as u16,
            sign,
        })
    }

    /// Write the payments of all seats, which include antes and a pot that is won. Update the pots.
    pub(super) fn settle(&self, rules: &Rules, pots: &mut [i64; POTS], payments: &mut [i64]) {
        let tables = &rules.tables;
        let antes: i64 = tables.antes.iter().sum();
        payments.fill(-antes);
        for (pot, ante) in pots.iter_mut().zip(&tables.antes) {
            *pot += ante * payments.len() as i64;
        }
        if self.contract == NONE {
            return;
        }
        let contract = rules.contract(self.contract);
        let (sign, value) = self.payment(contract, rules);
        self.pay(rules, i64::from(sign) * value, payments);
        if let (Some(pot), true) = (contract.pot, sign > 0 && value != 0) {
            let won = std::mem::take(&mut pots[pot as usize]);
            payments[self.seat(self.declarer, rules)] += won;
        }
    }

    /// Return the seat at the table of a place, which is counted from eldest.
    pub(super) fn seat(&self, place: u8, rules: &Rules) -> usize {
        rules.tables.active_seats[self.dealer as usize][place as usize] as usize
    }

    /// Return the sign of the result, and the payment from or to one opponent.
    fn payment(&self, contract: &Contract, rules: &Rules) -> (i8, i64) {
        let played = &rules.tables.trump_tables[self.fixed.terms as usize];
        let (has, sign) = self.count(rules);
        let bonus = self.streak(contract, played, sign, rules);
        (sign, played.payments[has] + bonus + self.mackers(played, sign))
    }

    /// Return the card points or tricks of the declaring side, and the sign of the result.
    fn count(&self, rules: &Rules) -> (usize, i8) {
        let played = &rules.tables.trump_tables[self.fixed.terms as usize];
        let has = if played.counts_tricks {
            self.play.side_tricks[0] as usize
        } else {
            self.play.side_points[0] as usize + self.set_aside(rules.contract(self.contract), played)
        };
        let sign = played.signs[has];
        (has, if sign > 0 && self.has_missed(rules) { -1 } else { sign })
    }

    /// Return whether the side could stop, went on and missed the last bonus where that loses.
    fn has_missed(&self, rules: &Rules) -> bool {
        let Some(streak) = rules.contract(self.contract).streak.filter(|streak| streak.missed_loses) else {
            return false;
        };
        let row = self.in_a_row;
        let went_on = streak.stop_after.is_some_and(|stop| (stop..rules.hand_size).contains(&row));
        went_on && !self.stopped && !self.asked
    }

    /// Return the points outside the tricks that count for the declarer, such as those of the widow.
    fn set_aside(&self, contract: &Contract, played: &TrumpTables) -> usize {
        let aside = match contract.widow {
            Widow::Declarers => self.widow,
            Widow::TakenUp => self.away,
            // the winner of the last trick is the seat that would lead the next
            Widow::LastTrick if self.side() >> self.play.leader & 1 == 1 => self.widow,
            Widow::LastTrick | Widow::Nobodys => 0,
        };
        played.terms.ranking.points_in(Cards(aside)) as usize
    }

    /// Return the bonus for winning the first tricks or all tricks.
    fn streak(&self, contract: &Contract, played: &TrumpTables, sign: i8, rules: &Rules) -> i64 {
        if self.has_missed(rules) {
            return played.last;
        }
        let Some(streak) = contract.streak.filter(|_| sign > 0) else { return 0 };
        let row = self.in_a_row;
        if self.stopped {
            played.first
        } else if row == rules.hand_size {
            if self.asked { 0 } else { played.last }
        } else if streak.stop_after.is_some_and(|stop| (streak.earned_after..stop).contains(&row)) {
            played.first
        } else {
            0
        }
    }

    /// Return the bonus for the highest trumps in an unbroken row that a side was dealt.
    fn mackers(&self, played: &TrumpTables, sign: i8) -> i64 {
        if played.macker == 0 && played.matadors == 0 {
            return 0;
        }
        let side = if played.matadors != 0 && sign < 0 { !self.side() } else { self.side() };
        let dealt = (0..4).filter(|place| side >> place & 1 == 1).fold(0, |all, at| all | self.dealt[at]);
        let together = played.tops.iter().take_while(|&&card| dealt >> card & 1 == 1).count();
        if together < played.min_mackers as usize {
            0
        } else {
            together as i64 * played.macker + played.matadors
        }
    }

    fn pay(&self, rules: &Rules, gain: i64, payments: &mut [i64]) {
        let tables = &rules.tables;
        let declarer = self.seat(self.declarer, rules);
        if tables.bank == Bank::SideOnly {
            for place in (0..tables.players).filter(|place| self.side() >> place & 1 == 1) {
                payments[self.seat(place, rules)] += gain;
            }
            return;
        }
        if self.partner != NONE {
            let side = self.side();
            for place in 0..tables.players {
                let own = if side >> place & 1 == 1 { gain } else { -gain };
                payments[self.seat(place, rules)] += own;
            }
            return;
        }
        let sitters = gain != 0 && rules.contract(self.contract).sitters[usize::from(gain < 0)];
        let due = if sitters { gain } else { 0 };
        let mut owed = [due; 8];
        for place in 0..tables.players {
            let stake = tables.auction.stakes[usize::from(self.stakes[place as usize & 3].min(2))];
            owed[self.seat(place, rules) & 7] = gain * stake;
        }
        owed[declarer & 7] = 0;
        for (payment, owed) in payments.iter_mut().zip(owed) {
            *payment -= owed;
        }
        payments[declarer] += owed[..payments.len()].iter().sum::<i64>();
        if tables.bank == Bank::ThirdShare && payments.len() == tables.players as usize {
            payments[declarer] += gain.min(0);
        }
    }
}
