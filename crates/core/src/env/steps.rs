//! The declarations between the auction and the first lead, step by step.

use crate::cards::{CARDS, Card, Cards, SUITS};

use super::NONE;
use super::deal::{Deal, Kind};
use super::rules::{NO_TRUMP, Rules, Step, Widow};

impl Deal {
    /// Make the standing bid the contract.
    pub(super) fn undertake(&mut self, rules: &Rules) {
        let contract = rules.contract(self.contract);
        if contract.widow == Widow::TakenUp {
            self.play.hands[self.declarer as usize & 3] |= self.widow;
        }
        if contract.trumps.is_power_of_two() {
            self.trump = contract.trumps.trailing_zeros() as u8;
        }
        self.go_on(rules);
    }

    /// Go on to the next step of the contract, or to the play after the last step.
    fn go_on(&mut self, rules: &Rules) {
        let steps = &rules.contract(self.contract).steps;
        self.turn = self.declarer;
        while let Some(&step) = steps.get(self.step as usize) {
            self.kind = match step {
                Step::Trump | Step::PartnersTrump => Kind::Trump,
                Step::MayCall | Step::MustCall | Step::Partner => Kind::Call,
                Step::Give => Kind::Give,
                Step::LayAway => Kind::LayAway,
            };
            if step == Step::PartnersTrump {
                self.turn = self.partner;
            }
            if step != Step::Give || self.holder != NONE {
                return;
            }
            self.step += 1;
        }
        self.begin_play(rules);
    }

    fn step(&self, rules: &Rules) -> Step {
        rules.contract(self.contract).steps[self.step as usize]
    }

    /// Return the legal declarations.
    pub(super) fn declarable(&self, rules: &Rules) -> u64 {
        let layout = &rules.tables.layout;
        let contract = rules.contract(self.contract);
        let held = self.play.hands[self.declarer as usize & 3];
        let others = rules.tables.pack.0 & !held;
        let callable = if contract.may_call_own { rules.tables.pack.0 } else { others };
        match self.step(rules) {
            Step::Trump => u64::from(contract.trumps) << layout.trump,
            Step::PartnersTrump => {
                let named = 1 << (self.called as usize / (CARDS / SUITS));
                u64::from(contract.trumps & !named) << layout.trump
            }
            Step::MayCall => callable | 1 << layout.none,
            Step::MustCall => callable,
            Step::Give if contract.may_give_called_back => held,
            Step::Give => self.dealt[self.declarer as usize & 3],
            Step::Partner => self.callable(others, rules),
            Step::LayAway if contract.keeps_aces => self.with_whole_suits(held, rules),
            Step::LayAway => held,
        }
    }

    /// Return the cards that may be discarded next under a rule for aces: an ace may be discarded only together with
    /// all other held cards of its suit.
    fn with_whole_suits(&self, held: u64, rules: &Rules) -> u64 {
        let left = u32::from(rules.widow_size) - self.away.count_ones();
        // a suit is nine cards in a row, the ace first
        let suits = (0..SUITS).map(|suit| (1 << (suit * (CARDS / SUITS)), 0x1FF << (suit * (CARDS / SUITS))));
        let due = |away: u64| -> u64 {
            suits.clone().filter(|(ace, _)| away & ace != 0).map(|(_, suit)| held & suit & !away).sum()
        };
        let fits = |card: &Card| (due(self.away | Cards::of(*card).0)).count_ones() < left;
        Cards(held).filter(fits).collect::<Cards>().0
    }

    /// Return the cards by which a partner may be called.
    fn callable(&self, others: u64, rules: &Rules) -> u64 {
        let played = &rules.tables.trump_tables[rules.number(self.contract, self.trump) as usize];
        played.callable.iter().map(|cards| cards.0 & others).find(|&cards| cards != 0).unwrap_or(0)
    }

    pub(super) fn declare(&mut self, bit: u8, rules: &Rules) {
        match self.step(rules) {
            Step::Trump | Step::PartnersTrump => self.trump = bit - rules.tables.layout.trump,
            Step::MayCall | Step::MustCall => self.call(bit),
            Step::Give => self.give(bit),
            Step::Partner => {
                self.called = bit;
                self.partner = self.owner(bit);
            }
            Step::LayAway => {
                self.away |= Cards::of(bit).0;
                self.play.hands[self.declarer as usize & 3] &= !Cards::of(bit).0;
                if self.away.count_ones() < u32::from(rules.widow_size) {
                    return;
                }
            }
        }
        self.step += 1;
        self.go_on(rules);
    }

    fn call(&mut self, bit: u8) {
        self.called = bit.min(CARDS as u8);
        if bit < CARDS as u8 {
            let owner = self.owner(bit);
            self.holder = if owner == self.declarer { NONE } else { owner };
            self.pass_on(bit, self.holder, self.declarer);
        }
    }

    fn give(&mut self, card: Card) {
        self.given = card;
        self.pass_on(card, self.declarer, self.holder);
    }

    /// Return the seat that holds a card; `NONE` if no hand has it.
    fn owner(&self, card: Card) -> u8 {
        self.play.hands.iter().position(|hand| hand >> card & 1 == 1).map_or(NONE, |place| place as u8)
    }

    fn pass_on(&mut self, card: Card, giver: u8, taker: u8) {
        if giver != NONE {
            self.play.hands[giver as usize & 3] &= !Cards::of(card).0;
            self.play.hands[taker as usize & 3] |= Cards::of(card).0;
        }
    }

    /// Return whether there is a trump suit.
    pub(super) fn has_trump(&self) -> bool {
        self.trump as usize != NO_TRUMP
    }
}
