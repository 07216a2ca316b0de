//! The observation of the seat whose turn it is, as a fixed number of bytes.
//!
//! Seats are counted from this seat: 0 is the seat itself, 1 the next seat to its left. A set of cards is 36 bytes, of
//! which those of its cards are 1.

use crate::cards::{CARDS, Cards, SUITS};

use super::NONE;
use super::deal::{Deal, Kind};
use super::rules::{Exposure, Partner, Rules};

/// The width of a part of an observation.
#[derive(Clone, Copy)]
enum Width {
    /// A number of bytes.
    Of(usize),
    /// A byte for each player.
    Players,
    /// A set of cards.
    Set,
    /// A set of cards if a contract of the game shows the widow, else nothing.
    ShownWidow,
    /// A set of cards for each player.
    PlayersSets,
    /// A set of cards for each player except the one whose turn it is.
    OthersSets,
    /// A byte for each contract.
    Contracts,
    /// A byte for each contract of each player.
    PlayersContracts,
}

const PHASE: usize = 0;
const PLACE: usize = 1;
const HAND: usize = 2;
const LAID_AWAY: usize = 3;
const OPEN: usize = 4;
const CALLED: usize = 5;
const GIVEN: usize = 6;
const TABLE: usize = 7;
const EARLIER: usize = 8;
const BIDS: usize = 9;
const BIDDING: usize = 10;
const CONTRACT: usize = 11;
const DECLARER: usize = 12;
const PRECEDENCE: usize = 13;
const STAKES: usize = 14;
const UNANSWERED: usize = 15;
const TRUMP: usize = 16;
const HOLDER: usize = 17;
const SIDES: usize = 18;
const LEADER: usize = 19;
const TRICKS: usize = 20;
const POINTS: usize = 21;
const TABLE_POINTS: usize = 22;
const HELD: usize = 23;
const ASKED: usize = 24;
const CALLED_NONE: usize = 25;
const SHOWN_WIDOW: usize = 26;
const PARTS: usize = 27;

const WIDTHS: [(&str, Width); PARTS] = [
    ("phase", Width::Of(Kind::Over as usize)),
    ("place", Width::Players),
    ("hand", Width::Set),
    ("laid_away", Width::Set),
    ("open_hand", Width::Set),
    ("called", Width::Set),
    ("given", Width::Set),
    ("table", Width::OthersSets),
    ("earlier", Width::PlayersSets),
    ("bids", Width::PlayersContracts),
    ("bidding", Width::Players),
    ("contract", Width::Contracts),
    ("declarer", Width::Players),
    ("precedence", Width::Players),
    ("stakes", Width::Players),
    ("unanswered", Width::Players),
    ("trump", Width::Of(SUITS)),
    ("holder", Width::Players),
    ("sides", Width::Players),
    ("leader", Width::Players),
    ("tricks", Width::Players),
    ("points", Width::Players),
    ("table_points", Width::Of(1)),
    ("held", Width::Of(1)),
    ("asked", Width::Of(1)),
    ("called_none", Width::Of(1)),
    ("shown_widow", Width::ShownWidow),
];

/// A part of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The name of the part.
    pub name: &'static str,
    /// The index of the part's first byte.
    pub start: usize,
    /// The number of bytes of the part.
    pub length: usize,
}

/// The layout of an observation.
#[derive(Clone, Debug)]
pub struct Schema {
    at: [usize; PARTS],
    /// The number of bytes of an observation.
    pub width: usize,
    players: usize,
    contracts: usize,
    shows_widow: bool,
}

impl Schema {
    /// Return the layout of the observations under these rules.
    pub fn new(rules: &Rules) -> Schema {
        let (players, contracts) = (rules.players(), rules.tables.contracts.len());
        let shows_widow = rules.tables.contracts.iter().any(|contract| contract.widow_shown);
        let mut schema = Schema { at: [0; PARTS], width: 0, players, contracts, shows_widow };
        for (part, (_, width)) in WIDTHS.iter().enumerate() {
            schema.at[part] = schema.width;
            schema.width += schema.length(*width);
        }
        schema
    }

    fn length(&self, width: Width) -> usize {
        match width {
            Width::Of(length) => length,
            Width::Players => self.players,
            Width::Set => CARDS,
            Width::ShownWidow => CARDS * usize::from(self.shows_widow),
            Width::PlayersSets => self.players * CARDS,
            Width::OthersSets => (self.players - 1) * CARDS,
            Width::Contracts => self.contracts,
            Width::PlayersContracts => self.players * self.contracts,
        }
    }

    /// Yield all parts in order, without parts that the game does not need.
    pub fn slices(&self) -> impl Iterator<Item = Slice> + '_ {
        let lengths = WIDTHS.iter().zip(&self.at);
        lengths
            .map(|(&(name, width), &start)| Slice { name, start, length: self.length(width) })
            .filter(|slice| slice.length > 0)
    }

    /// Write the observation of the seat whose turn it is; zeros if the deal is over.
    #[inline]
    pub(super) fn observe(&self, deal: &Deal, rules: &Rules, out: &mut [u8]) {
        out.fill(0);
        if deal.kind == Kind::Over {
            return;
        }
        let mut seen = ObservationWriter {
            at: &self.at,
            deal,
            rules,
            turn: deal.turn(),
            players: self.players as u8,
            out,
        };
        seen.own();
        seen.bidding(self.contracts);
        if deal.kind != Kind::Auction {
            seen.declared();
        }
        if deal.kind == Kind::Play {
            seen.play();
        }
    }
}

/// Writes one observation.
struct ObservationWriter<'a> {
    at: &'a [usize; PARTS],
    deal: &'a Deal,
    rules: &'a Rules,
    turn: u8,
    players: u8,
    out: &'a mut [u8],
}

impl ObservationWriter<'_> {
    #[inline]
    fn put(&mut self, part: usize, place: usize, value: u8) {
        self.out[self.at[part] + place] = value;
    }

    #[inline]
    fn set(&mut self, part: usize, place: usize, cards: u64) {
        let start = self.at[part] + CARDS * place;
        if let Some(out) = self.out[start..].first_chunk_mut() {
            bits_to_bytes(cards, out);
        }
    }

    /// Return the distance of a place to the left of the place whose turn it is.
    #[inline]
    fn away(&self, place: u8) -> usize {
        let away = place + self.players - self.turn;
        usize::from(if away >= self.players { away - self.players } else { away })
    }

    /// Write 1 for a place in a part. Write nothing if the place is `NONE`.
    #[inline]
    fn mark(&mut self, part: usize, place: u8) {
        if place != NONE {
            self.put(part, self.away(place), 1);
        }
    }

    fn own(&mut self) {
        let hand = self.deal.play.hands[self.turn as usize & 3];
        self.put(PHASE, self.deal.kind as usize, 1);
        self.put(PLACE, self.turn as usize, 1);
        self.set(HAND, 0, hand);
        self.put(HELD, 0, hand.count_ones() as u8);
    }

    fn bidding(&mut self, contracts: usize) {
        let deal = self.deal;
        for place in 0..self.players {
            let highest = deal.highest[place as usize & 3];
            if highest != NONE {
                self.put(BIDS, self.away(place) * contracts + highest as usize, 1);
            }
        }
        if deal.contract != NONE {
            self.put(CONTRACT, deal.contract as usize, 1);
            self.mark(DECLARER, deal.declarer);
        }
        if self.rules.tables.auction.allows_double {
            self.doubling();
        }
        if deal.kind == Kind::Auction {
            for &place in &deal.queue[..deal.waiting as usize & 7] {
                self.mark(BIDDING, place);
            }
            if self.rules.tables.auction.allows_hold {
                self.mark(PRECEDENCE, deal.first);
            }
        }
    }

    fn doubling(&mut self) {
        for place in 0..self.players {
            let stake = self.deal.stakes[place as usize & 3];
            self.put(STAKES, self.away(place), stake);
            self.put(UNANSWERED, self.away(place), self.deal.unanswered >> place & 1);
        }
    }

    fn declared(&mut self) {
        let deal = self.deal;
        if deal.has_trump() {
            self.put(TRUMP, deal.trump as usize, 1);
        }
        self.mark(HOLDER, deal.holder);
        if deal.declarer == self.turn {
            self.set(LAID_AWAY, 0, deal.away);
        }
        if deal.called < CARDS as u8 {
            self.set(CALLED, 0, 1 << deal.called);
        } else if deal.called != NONE {
            self.put(CALLED_NONE, 0, 1);
        }
        if deal.given != NONE && (self.turn == deal.declarer || self.turn == deal.holder) {
            self.set(GIVEN, 0, 1 << deal.given);
        }
        if self.is_open() && deal.declarer != self.turn {
            self.set(OPEN, 0, deal.play.hands[deal.declarer as usize & 3]);
        }
        if self.rules.contract(deal.contract).widow_shown {
            self.set(SHOWN_WIDOW, 0, deal.widow);
        }
        self.put(ASKED, 0, u8::from(deal.asked));
        self.sides();
    }

    /// Return whether the declarer's hand is already exposed.
    fn is_open(&self) -> bool {
        let deal = self.deal;
        match self.rules.contract(deal.contract).exposure {
            Exposure::Never => false,
            _ => deal.kind != Kind::Play || deal.play.laid >= deal.fixed.exposed_from,
        }
    }

    /// Write the side of each player: 1 for the declaring side, 2 for its opponents, 0 if the side is not known.
    fn sides(&mut self) {
        let (deal, side) = (self.deal, self.deal.side());
        let alone = self.rules.contract(deal.contract).partner == Partner::Alone;
        let all = alone || deal.partner != NONE && deal.knows_partner(self.turn, self.rules);
        for place in 0..self.players {
            let known = all || place == self.turn || place == deal.declarer;
            let side_seen = if known { 2 - (side >> place & 1) } else { 0 };
            self.put(SIDES, self.away(place), side_seen);
        }
    }

    fn play(&mut self) {
        let play = &self.deal.play;
        self.mark(LEADER, play.leader);
        let mut lying = 0;
        let mut place = play.leader;
        for &card in play.on_table() {
            let cards = Cards::of(card).0;
            lying |= cards;
            self.set(TABLE, self.away(place) - 1, cards);
            place = if place + 1 == self.players { 0 } else { place + 1 };
        }
        for place in 0..self.players {
            let (at, away) = (place as usize & 3, self.away(place));
            self.set(EARLIER, away, self.deal.begun[at] & !play.hands[at] & !lying);
            self.put(TRICKS, away, play.tricks[at]);
            self.put(POINTS, away, play.points[at].min(u16::from(u8::MAX)) as u8);
        }
        self.put(TABLE_POINTS, 0, play.table_points.min(u16::from(u8::MAX)) as u8);
    }
}

/// The bits of every byte value, each bit as a byte.
static BITS: [[u8; 8]; 256] = bits();

const fn bits() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Write a set of cards as 36 bytes.
#[inline]
fn bits_to_bytes(cards: u64, out: &mut [u8; CARDS]) {
    let (eights, last) = out.as_chunks_mut::<8>();
    for (place, eight) in eights.iter_mut().enumerate() {
        *eight = BITS[(cards >> (8 * place)) as usize & 0xFF];
    }
    last.copy_from_slice(&BITS[(cards >> 32) as usize & 0xF][..4]);
}
