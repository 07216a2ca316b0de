//! The state of one deal.

use crate::cards::Cards;
use crate::position::SEATS;
use crate::rng::SplitMix64;

use super::NONE;
use super::play_tables::PlayConstants;
use super::rules::{Contract, NO_TRUMP, Partner, Rules};
use super::trick_play::TrickPlay;

/// The kind of a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd)]
#[repr(u8)]
pub enum Kind {
    /// A call in the auction.
    Auction,
    /// The trump suit.
    Trump,
    /// The card to call.
    Call,
    /// The card to give in exchange for the called card.
    Give,
    /// A card to discard.
    LayAway,
    /// A card to play. Stopping the play and asking for the partner belong to this kind, too.
    Play,
    /// No decision, because the deal is over.
    #[default]
    Over,
}

/// The state of a deal: its cards, auction, declarations and play. A place is the number of a player, counted from
/// eldest on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deal {
    pub play: TrickPlay,
    pub fixed: PlayConstants,
    /// The hands as dealt. A widow that the declarer takes up stays in `widow` only.
    pub dealt: [u64; SEATS],
    /// The hands when the play began.
    pub begun: [u64; SEATS],
    pub widow: u64,
    /// The declarer's discards.
    pub away: u64,
    /// For each place, the contracts that its hand allows it to bid, as a bit mask.
    pub allowed: [u32; SEATS],
    /// The places that are still in the auction, the place on turn first. Only the first `waiting` entries are valid.
    pub queue: [u8; SEATS],
    pub waiting: u8,
    /// The contract of the highest bid, or the contract that is played.
    pub contract: u8,
    /// The place that made the highest bid.
    pub declarer: u8,
    /// The place that bid first in a duel.
    pub first: u8,
    /// For each place, 1 if it has doubled, 2 if its double was redoubled, else 0.
    pub stakes: [u8; SEATS],
    /// The places whose doubles are not answered yet, as a bit mask.
    pub unanswered: u8,
    /// For each place, the highest contract that it has bid.
    pub highest: [u8; SEATS],
    pub kind: Kind,
    /// The index of the current step of the contract.
    pub step: u8,
    pub turn: u8,
    pub trump: u8,
    /// The called card; the number of cards stands for none.
    pub called: u8,
    /// The place that handed over the called card.
    pub holder: u8,
    /// The card that `holder` got in exchange for the called card.
    pub given: u8,
    pub partner: u8,
    pub asked: bool,
    pub stopped: bool,
    /// The number of tricks that the declaring side won before its opponents won one.
    pub in_a_row: u8,
    pub dealer: u8,
}

impl Deal {
    /// Begin a deal with these cards.
    pub fn begin(rules: &Rules, dealer: u8, dealt: [u64; SEATS], widow: u64) -> Deal {
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
        deal.find_allowed(rules);
        deal
    }

    /// Shuffle the pack, and return the deal before its auction.
    pub fn shuffle(rng: &mut SplitMix64, rules: &Rules, dealer: u8) -> Deal {
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
        Deal::begin(rules, dealer, [hands[0], hands[1], hands[2], hands[3]], widow)
    }

    fn find_allowed(&mut self, rules: &Rules) {
        let contracts = &rules.tables.contracts;
        self.allowed = [((1_u64 << contracts.len()) - 1) as u32; SEATS];
        let judged = |contract: &Contract| contract.min_needed > 0 || !contract.biddable;
        for (place, contract) in contracts.iter().enumerate().filter(|(_, contract)| judged(contract)) {
            for (allowed, &hand) in self.allowed.iter_mut().zip(&self.dealt) {
                let too_few = (Cards(hand) & contract.needs).count() < u32::from(contract.min_needed);
                if too_few || !contract.biddable {
                    *allowed &= !(1 << place);
                }
            }
        }
    }

    /// Return the place whose turn it is to decide.
    #[inline]
    pub fn turn(&self) -> u8 {
        if self.kind == Kind::Play { self.play.turn } else { self.turn }
    }

    /// Return the legal actions as a bit mask in the layout of the rules.
    #[inline]
    pub fn legal(&self, rules: &Rules) -> u64 {
        match self.kind {
            Kind::Play => self.playable(rules),
            Kind::Auction => self.biddable(rules),
            Kind::Over => 0,
            _ => self.declarable(rules),
        }
    }

    /// Take the legal action that a bit of the mask stands for.
    #[inline]
    pub fn act(&mut self, bit: u8, rules: &Rules) {
        match self.kind {
            Kind::Play => self.play_card(bit, rules),
            Kind::Auction => self.say(bit, rules),
            Kind::Over => (),
            _ => self.declare(bit, rules),
        }
    }

    /// Return the number of the action that bit 0 of the mask of legal actions stands for.
    #[inline]
    pub fn base(&self, rules: &Rules) -> u8 {
        if self.kind == Kind::Auction { rules.tables.layout.auction } else { 0 }
    }

    /// Return the declaring side, as a bit mask of places.
    pub fn side(&self) -> u8 {
        let partner = if self.partner == NONE { 0 } else { 1 << self.partner };
        1 << self.declarer | partner
    }

    /// Return whether a place knows who the declarer's partner is. True if there is no partner.
    pub fn knows_partner(&self, place: u8, rules: &Rules) -> bool {
        self.partner == NONE
            || self.partner == place
            || self.asked
            || rules.contract(self.contract).partner == Partner::Shown
            || !self.is_held()
    }

    /// Return whether the partner still holds the called card.
    pub fn is_held(&self) -> bool {
        self.play.hands[self.partner as usize & 3] >> (self.called & 63) & 1 == 1
    }
}
