//! What a table plays, as flat tables.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::error::Error;
use crate::position::SEATS;

use super::play_tables::{PlayTables, PlayTerms};

/// How many pots a table may have.
pub const POTS: usize = 4;
/// How many contracts a game may have.
pub const CONTRACTS: usize = 24;
/// Where tables go by trumps, the place for none.
pub const NO_TRUMP: usize = SUITS;
/// How many seats a table may have, those who sit out included.
pub const MOST_SEATS: usize = 8;

/// How the bidding goes round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Auction {
    /// Whether a bid is answered at once by the next in the queue, and whoever outlasts him; else it goes round.
    pub is_duel: bool,
    /// Whether who bid first may take over the other's equal bid.
    pub allows_hold: bool,
    /// Whether the standing bid may be doubled, and a double redoubled.
    pub allows_double: bool,
    /// How many times as much is at stake undoubled, doubled and redoubled.
    pub stakes: [i64; 3],
}

/// Something that is declared between the auction and the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The declarer names trumps.
    Trump,
    /// The partner he called names trumps, and not the suit of the called card.
    PartnersTrump,
    /// The declarer calls a card that its holder hands over, or none.
    MayCall,
    /// The declarer calls a card that its holder hands over.
    MustCall,
    /// He gives a card for it.
    Give,
    /// The declarer calls a partner by a card.
    Partner,
    /// He lays away as many cards as he has taken up, one after another.
    LayAway,
}

/// Whose the widow is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Widow {
    /// Nobody's.
    #[default]
    Nobodys,
    /// It counts for the declarer at the end.
    Declarers,
    /// The declarer takes it up; what he lays away counts for him.
    TakenUp,
}

/// Whether the declarer has a partner, and who knows him.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Partner {
    /// He plays alone.
    #[default]
    Alone,
    /// Who holds the called card stays secret until it is played.
    Secret,
    /// Who holds the called card shows himself.
    Shown,
}

/// When the declarer's hand lies open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Exposure {
    /// Never.
    #[default]
    Never,
    /// Before the first lead.
    BeforeLead,
    /// After it.
    AfterLead,
    /// When all opponents have played to the first trick.
    AfterOpponents,
}

/// First and last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// How many tricks in a row, from the first on, earn the first bonus.
    pub earned_after: u8,
    /// After how many the side may stop.
    pub stop_after: u8,
}

/// What can be bid.
#[derive(Clone, Debug, Default)]
pub struct Contract {
    /// The cards of which the bidder must hold some, and how many.
    pub needs: Cards,
    /// See `needs`.
    pub min_needed: u8,
    /// What is declared after the auction, in this order.
    pub steps: Vec<Step>,
    /// The suits that may be trumps, a bit a suit; none where it is played without.
    pub trumps: u8,
    /// By trumps, the last without: which of the tables it is played by, if it can be.
    pub trump_tables: [Option<u16>; SUITS + 1],
    /// Whose the widow is.
    pub widow: Widow,
    /// Whether the declarer's left hand neighbour leads, and not eldest.
    pub left_leads: bool,
    /// When the declarer's hand lies open.
    pub exposure: Exposure,
    /// Whether he has a partner.
    pub partner: Partner,
    /// Whether he may ask for him, late in the play.
    pub may_ask: bool,
    /// First and last.
    pub streak: Option<Streak>,
    /// The pot that is won with it.
    pub pot: Option<u8>,
}

/// A contract under its trumps: how the cards behave, and what is paid.
#[derive(Clone, Debug)]
pub struct TrumpTables {
    /// How the cards behave and when the play ends.
    pub terms: PlayTerms,
    /// Whether tricks are counted, not card points.
    pub counts_tricks: bool,
    /// By what the side has: 1 won, 0 drawn, -1 lost.
    pub signs: Vec<i8>,
    /// By what the side has: what one opponent pays or gets.
    pub payments: Vec<i64>,
    /// The bonuses for first and last.
    pub first: i64,
    /// See `first`.
    pub last: i64,
    /// What each of the highest trumps counts that the side was dealt together, and from how many on.
    pub macker: i64,
    /// See `macker`.
    pub min_mackers: u8,
    /// These trumps, high to low.
    pub tops: Vec<Card>,
    /// The cards by which a partner is called: of the first set of which somebody else holds one, any of those.
    pub callable: Vec<Cards>,
}

/// Where the actions stand. A deal's legal actions are a set of 64 bits, of the auction or of what follows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// After the auction the cards come first; then, each if it is ever possible: to call none.
    pub none: u8,
    /// The first of the four suits to be named.
    pub trump: u8,
    /// To stop.
    pub stop: u8,
    /// To ask.
    pub ask: u8,
    /// How many actions there are after the auction: the number of the first action in it, which is to pass.
    pub auction: u8,
    /// In the auction, counted from there: to hold.
    pub hold: u8,
    /// To double.
    pub double: u8,
    /// To redouble the seat so many places to the left, from the first on.
    pub redouble: u8,
    /// To bid the lowest contract; the others follow.
    pub bid: u8,
    /// How many actions there are in all.
    pub actions: u8,
}

/// All of it, as it is handed over.
#[derive(Clone, Debug)]
pub struct RuleTables {
    /// How many play a deal.
    pub players: u8,
    /// The cards it is played with.
    pub pack: Cards,
    /// By place in the shuffled pack: who is given the card, eldest 0; as many as there are players for the widow.
    pub recipients: Vec<u8>,
    /// By dealer, the seats that play, eldest first.
    pub active_seats: Vec<Vec<u8>>,
    /// The auction.
    pub auction: Auction,
    /// Who holds this card must play this contract where all pass.
    pub forced: Option<(Card, u8)>,
    /// What can be bid, lowest first.
    pub contracts: Vec<Contract>,
    /// Each contract under each of its trumps.
    pub trump_tables: Vec<TrumpTables>,
    /// Whether those who sit out settle with a declarer who wins, and with one who loses.
    pub sitters: [bool; 2],
    /// What each seat puts into each pot.
    pub antes: Vec<i64>,
    /// Where the actions stand.
    pub layout: Layout,
}

/// Validated rule tables.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) tables: RuleTables,
    pub(super) play_tables: Vec<PlayTables>,
    pub(super) hand_size: u8,
    pub(super) widow_size: u8,
}

impl Rules {
    /// The tables, checked.
    pub fn new(tables: RuleTables) -> Result<Rules, Error> {
        for (wrong, words) in tables.errors() {
            if wrong {
                return Err(Error::new(words));
            }
        }
        let play_tables =
            tables.trump_tables.iter().map(|contract| PlayTables::of(&contract.terms)).collect();
        let (hand_size, widow_size) = (tables.count_given(0) as u8, tables.count_given(tables.players) as u8);
        Ok(Rules { tables, play_tables, hand_size, widow_size })
    }

    /// How many sit at the table.
    pub fn seats(&self) -> usize {
        self.tables.active_seats.len()
    }

    /// How many play a deal.
    pub fn players(&self) -> usize {
        self.tables.players as usize
    }

    /// How many actions there are.
    pub fn actions(&self) -> usize {
        self.tables.layout.actions as usize
    }

    pub(super) fn contract(&self, contract: u8) -> &Contract {
        &self.tables.contracts[contract as usize]
    }

    /// Which tables a contract is played by under these trumps.
    pub(super) fn number(&self, contract: u8, trump: u8) -> u16 {
        self.contract(contract).trump_tables[trump as usize].unwrap_or(0)
    }
}

impl RuleTables {
    /// How many cards somebody is given.
    fn count_given(&self, whom: u8) -> usize {
        self.recipients.iter().map(|&to| usize::from(to == whom)).sum()
    }

    fn errors(&self) -> [(bool, &'static str); 9] {
        let (players, seats) = (self.players as usize, self.active_seats.len());
        let even = (1..self.players).all(|whom| self.count_given(whom) == self.count_given(0));
        let seated = |row: &Vec<u8>| row.len() == players && row.iter().all(|&seat| (seat as usize) < seats);
        let forced = |(card, contract): (Card, u8)| {
            self.pack.has(card.min(63)) && (contract as usize) < self.contracts.len()
        };
        [
            (!(3..=SEATS).contains(&players), "three or four play a deal"),
            (!(players..=MOST_SEATS).contains(&seats), "at a table sit from as many as play to 8"),
            (!self.active_seats.iter().all(seated), "as many seats as play are named for each dealer"),
            (
                !even
                    || self.count_given(0) == 0
                    || self.recipients.len() != self.pack.count() as usize
                    || self.pack.0 >> CARDS != 0,
                "every card of the pack is given to somebody, as many to each",
            ),
            (self.contracts.is_empty() || self.contracts.len() > CONTRACTS, "there are 1 to 24 contracts"),
            (!self.forced.is_none_or(forced), "all passing leads to a contract that is not there"),
            (
                !self.contracts.iter().all(|contract| self.may_be_played(contract)),
                "a contract lacks its tables",
            ),
            (
                !self.trump_tables.iter().all(|contract| contract.holds(self)),
                "the tables of a contract are too short",
            ),
            (self.antes.len() > POTS || !self.layout.holds(self), "pots or actions have no place"),
        ]
    }

    fn may_be_played(&self, contract: &Contract) -> bool {
        let named: Vec<usize> = match contract.trumps {
            0 => vec![NO_TRUMP],
            trumps => (0..SUITS).filter(|suit| trumps >> suit & 1 == 1).collect(),
        };
        let there =
            |place: Option<u16>| place.is_some_and(|place| (place as usize) < self.trump_tables.len());
        let names_them = contract.steps.iter().any(|step| matches!(step, Step::Trump | Step::PartnersTrump));
        named.into_iter().all(|trump| there(contract.trump_tables[trump]))
            && contract.trump_tables.iter().all(|&place| place.is_none() || there(place))
            && contract.pot.is_none_or(|pot| (pot as usize) < self.antes.len())
            && (names_them || contract.trumps.count_ones() < 2)
            && contract.trumps >> SUITS == 0
    }
}

impl TrumpTables {
    fn holds(&self, tables: &RuleTables) -> bool {
        let points = self.terms.ranking.points_in(tables.pack) as usize;
        let most = if self.counts_tricks { tables.count_given(0) } else { points };
        self.signs.len() > most
            && self.payments.len() > most
            && self.tops.iter().all(|&card| (card as usize) < CARDS)
    }
}

impl Layout {
    fn holds(&self, tables: &RuleTables) -> bool {
        let after = [self.none, self.trump + SUITS as u8 - 1, self.stop, self.ask];
        let last_bid = self.bid as usize + tables.contracts.len();
        let redoubles = self.redouble as usize + tables.players as usize;
        self.auction < 64
            && after.iter().all(|&bit| bit < 64)
            && last_bid <= 64
            && redoubles <= 64
            && self.auction as usize + last_bid == self.actions as usize
    }
}
