//! One deal, as far as it has come.

use crate::cards::Cards;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::NONE;
use super::play_tables::PlayConstants;
use super::rules::{NO_TRUMP, Partner, Rules};
use super::trick_play::TrickPlay;

/// What is to be decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
#[repr(u8)]
pub enum Kind {
    /// A bid, or whatever else the auction has.
    Auction,
    /// The trump suit.
    Trump,
    /// A card to be called.
    Call,
    /// A card to be given for it.
    Give,
    /// A card to be laid away.
    LayAway,
    /// A card to be played; to stop or to ask.
    Play,
    /// Nothing any more.
    #[default]
    Over,
}

/// The cards as dealt, the auction, what was declared, and the play. Seats are counted from eldest: places.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deal {
    pub play: TrickPlay,
    pub fixed: PlayConstants,
    /// As dealt; the declarer's widow is in `widow` alone.
    pub dealt: [u64; SEATS],
    /// As held when the play began.
    pub begun: [u64; SEATS],
    pub widow: u64,
    /// What the declarer has laid away.
    pub away: u64,
    /// By place, the contracts its hand allows it to bid, a bit each.
    pub allowed: [u32; SEATS],
    /// Who is still in the auction, the one to speak first; only the first `waiting` count.
    pub queue: [u8; SEATS],
    pub waiting: u8,
    /// The highest bid, or the contract that is played.
    pub contract: u8,
    /// Who has bid it.
    pub declarer: u8,
    /// Who bid before the other spoke.
    pub first: u8,
    /// By place, 1 for a double, 2 where it was redoubled.
    pub stakes: [u8; SEATS],
    /// Whose doubles are still to be answered, a bit each.
    pub unanswered: u8,
    /// By place, the highest contract it has bid.
    pub highest: [u8; SEATS],
    pub kind: Kind,
    /// Which step of the contract it is.
    pub step: u8,
    pub turn: u8,
    pub trump: u8,
    /// A card called; as many as there are cards stands for none.
    pub called: u8,
    /// Who handed it over.
    pub holder: u8,
    /// What he was given for it.
    pub given: u8,
    pub partner: u8,
    pub asked: bool,
    pub stopped: bool,
    /// How many tricks the side has won before it first lost one.
    pub in_a_row: u8,
    pub dealer: u8,
}

impl Deal {
    /// These cards before eldest has spoken.
    pub fn of(rules: &Rules, dealer: u8, dealt: [u64; SEATS], widow: u64) -> Deal {
        let mut deal = Deal {
            dealt,
            widow,
            dealer,
            waiting: rules.tables.players,
            queue: [0, 1, 2, 3],
            contract: NONE,
            declarer: NONE,
            first: NONE,
            highest: [NONE; SEATS],
            kind: Kind::Auction,
            trump: NO_TRUMP as u8,
            called: NONE,
            holder: NONE,
            given: NONE,
            partner: NONE,
            ..Deal::default()
        };
        deal.play.hands = dealt;
        deal.allow(rules);
        deal
    }

    /// A deal by chance.
    pub fn by(rng: &mut SplitMix64, rules: &Rules, dealer: u8) -> Deal {
        let mut pack = [0; 64];
        let mut count = 0;
        for card in rules.tables.pack {
            pack[count] = card;
            count += 1;
        }
        let mut hands = [0; SEATS + 1];
        for last in (0..count).rev() {
            let place = rng.below(last as u64 + 1) as usize;
            hands[rules.tables.recipients[last] as usize] |= Cards::of(pack[place & 63]).0;
            pack[place & 63] = pack[last & 63];
        }
        let widow = std::mem::take(&mut hands[rules.tables.players as usize]);
        Deal::of(rules, dealer, [hands[0], hands[1], hands[2], hands[3]], widow)
    }

    fn allow(&mut self, rules: &Rules) {
        let contracts = &rules.tables.contracts;
        self.allowed = [((1_u64 << contracts.len()) - 1) as u32; SEATS];
        for (place, contract) in contracts.iter().enumerate().filter(|(_, contract)| contract.min_needed > 0)
        {
            for (allowed, &hand) in self.allowed.iter_mut().zip(&self.dealt) {
                if (Cards(hand) & contract.needs).count() < u32::from(contract.min_needed) {
                    *allowed &= !(1 << place);
                }
            }
        }
    }

    /// Whose decision it is, as a place.
    #[inline]
    pub fn turn(&self) -> u8 {
        if self.kind == Kind::Play { self.play.turn } else { self.turn }
    }

    /// Everything that may be done, a bit each as the rules lay them out.
    #[inline]
    pub fn legal(&self, rules: &Rules) -> u64 {
        match self.kind {
            Kind::Play => self.playable(rules),
            Kind::Auction => self.biddable(rules),
            Kind::Over => 0,
            _ => self.declarable(rules),
        }
    }

    /// One of them is done.
    #[inline]
    pub fn act(&mut self, bit: u8, rules: &Rules) {
        match self.kind {
            Kind::Play => self.play_card(bit, rules),
            Kind::Auction => self.say(bit, rules),
            Kind::Over => (),
            _ => self.declare(bit, rules),
        }
    }

    /// The number of the first of the actions that the bits stand for.
    #[inline]
    pub fn base(&self, rules: &Rules) -> u8 {
        if self.kind == Kind::Auction { rules.tables.layout.auction } else { 0 }
    }

    /// The declaring side, a bit a place.
    pub fn side(&self) -> u8 {
        let partner = if self.partner == NONE { 0 } else { 1 << self.partner };
        1 << self.declarer | partner
    }

    /// Whether this place knows who the partner is.
    pub fn knows_partner(&self, place: u8, rules: &Rules) -> bool {
        self.partner == NONE
            || self.partner == place
            || self.asked
            || rules.contract(self.contract).partner == Partner::Shown
            || !self.is_held()
    }

    /// Whether the partner still holds the called card.
    pub fn is_held(&self) -> bool {
        self.play.hands[self.partner as usize & 3] >> (self.called & 63) & 1 == 1
    }
}
