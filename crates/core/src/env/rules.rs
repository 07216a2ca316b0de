//! The rules of a table, as tables.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::error::Error;
use crate::position::SEATS;

use super::play_tables::{PlayTables, PlayTerms};

/// The maximum number of pots.
pub const POTS: usize = 4;
/// The maximum number of contracts.
pub const CONTRACTS: usize = 24;
/// The index of no trumps in tables by trump suit.
pub const NO_TRUMP: usize = SUITS;
/// The maximum number of seats, including seats that sit out.
pub const MOST_SEATS: usize = 8;

/// The form of the auction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Auction {
    /// Whether two seats at a time bid against each other, and the winner then meets the next seat. Otherwise all
    /// seats bid in turn.
    pub is_duel: bool,
    /// Whether each seat bids or passes only once.
    pub speaks_once: bool,
    /// Whether the seat that bid first may take over an equal bid of a later seat.
    pub allows_hold: bool,
    /// Whether the highest bid may be doubled, and a double redoubled.
    pub allows_double: bool,
    /// The factors of the payments without a double, with a double and with a redouble.
    pub stakes: [i64; 3],
}

/// A declaration between the auction and the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The declarer names trumps.
    Trump,
    /// The called partner names trumps, but not the suit of the called card.
    PartnersTrump,
    /// The declarer calls a card that its holder hands over, or none.
    MayCall,
    /// The declarer calls a card that its holder hands over.
    MustCall,
    /// The declarer gives a card in exchange for the called card.
    Give,
    /// The declarer calls a partner by a card.
    Partner,
    /// The declarer discards as many cards as were taken up, one after another.
    LayAway,
}

/// The use of the widow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Widow {
    /// The widow belongs to no player.
    #[default]
    Nobodys,
    /// The widow counts for the declarer at the end.
    Declarers,
    /// The declarer takes up the widow, and the discards count for the declarer.
    TakenUp,
    /// The widow goes to the winner of the last trick.
    LastTrick,
}

/// The player who leads to the first trick.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lead {
    /// Eldest.
    #[default]
    Eldest,
    /// The player to the declarer's left.
    LeftOfDeclarer,
    /// The declarer.
    Declarer,
}

/// What is paid to or by no seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bank {
    /// Nothing.
    #[default]
    None,
    /// If no seat sits out, a declarer who loses pays one more share, to the bank.
    ThirdShare,
    /// Only the declaring side pays or is paid. The opponents are not.
    SideOnly,
}

/// Whether the declarer has a partner, and who knows the partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Partner {
    /// The declarer plays alone.
    #[default]
    Alone,
    /// The holder of the called card stays secret until it is played.
    Secret,
    /// The holder of the called card is known to all.
    Shown,
}

/// The time from which the declarer's hand is exposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Exposure {
    /// Never.
    #[default]
    Never,
    /// Before the first lead.
    BeforeLead,
    /// After the first lead.
    AfterLead,
    /// After all opponents have played to the first trick.
    AfterOpponents,
}

/// The bonuses for the first tricks and for all tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// The number of tricks in a row, from the first on, that earn the first bonus.
    pub earned_after: u8,
    /// The number of tricks after which the side may stop the play. If `None`, there is no first bonus.
    pub stop_after: Option<u8>,
    /// A side that may stop, goes on and misses the last bonus has lost, and that bonus is paid as well.
    pub missed_loses: bool,
}

/// A contract that can be bid.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a rule of its own, as in the declaration")]
pub struct Contract {
    /// Whether it can be bid. Otherwise it is played only where all pass.
    pub biddable: bool,
    /// Whether a player who holds what it needs must bid it, or higher, while no bid as high stands.
    pub obliges: bool,
    /// The set of cards of which the bidder must hold at least `min_needed`.
    pub needs: Cards,
    /// The least number of cards of `needs` that the bidder must hold.
    pub min_needed: u8,
    /// The declarations after the auction, in order.
    pub steps: Vec<Step>,
    /// The suits that may be trumps, as a bit mask; empty without trumps.
    pub trumps: u8,
    /// The index of the contract's `TrumpTables` for each trump suit, and last for no trumps. `None` if the contract
    /// cannot be played with this suit.
    pub trump_tables: [Option<u16>; SUITS + 1],
    /// The use of the widow.
    pub widow: Widow,
    /// Whether all players see the widow when the declarer takes it up.
    pub widow_shown: bool,
    /// Whether an ace may be discarded only together with all other held cards of its suit.
    pub keeps_aces: bool,
    /// The seat that leads first.
    pub lead: Lead,
    /// When the declarer's hand is exposed.
    pub exposure: Exposure,
    /// The declarer's partner.
    pub partner: Partner,
    /// Whether the card called for an exchange may be in the declarer's own hand.
    pub may_call_own: bool,
    /// Whether the declarer may give the called card itself in exchange for it.
    pub may_give_called_back: bool,
    /// Whether the declarer may ask, late in the play, who the partner is.
    pub may_ask: bool,
    /// Whether seats that sit out pay a declarer who wins, and are paid by a declarer who loses.
    pub sitters: [bool; 2],
    /// The bonuses for winning the first tricks and for winning all tricks.
    pub streak: Option<Streak>,
    /// The index of the pot that is won with the contract.
    pub pot: Option<u8>,
}

/// A contract with one choice of trumps: the play, the outcomes and the payments.
#[derive(Clone, Debug)]
pub struct TrumpTables {
    /// The ranking of the cards, and the limits at which the play ends early.
    pub terms: PlayTerms,
    /// Whether tricks count instead of card points.
    pub counts_tricks: bool,
    /// The outcome for each count of the declaring side: 1 won, 0 drawn, -1 lost.
    pub signs: Vec<i8>,
    /// The payment from or to one opponent for each count of the declaring side.
    pub payments: Vec<i64>,
    /// The bonus for winning the first tricks.
    pub first: i64,
    /// The bonus for winning all tricks.
    pub last: i64,
    /// The bonus for each of the highest trumps in an unbroken row that the declaring side was dealt.
    pub macker: i64,
    /// The bonus for the highest trumps, to the winners if they were dealt them.
    pub matadors: i64,
    /// The least number of highest trumps that earns a bonus.
    pub min_mackers: u8,
    /// The trumps that count for `macker`, high to low.
    pub tops: Vec<Card>,
    /// Sets of cards by which a partner may be called. Only the first set that has a card in another hand is used.
    pub callable: Vec<Cards>,
}

/// The numbers of the actions. The legal actions of a deal are a mask of 64 bits, either of the actions in the auction
/// or of the actions after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// After the auction, the cards have the first numbers. The others exist if the game has them. This one: call no
    /// card.
    pub none: u8,
    /// Name the first suit as trumps. The other three suits follow.
    pub trump: u8,
    /// Stop the play after the first tricks.
    pub stop: u8,
    /// Ask who the partner is.
    pub ask: u8,
    /// Pass, the first action of the auction. Its number is the number of actions after the auction.
    pub auction: u8,
    /// Hold an equal bid. This number and the next ones are relative to `auction`.
    pub hold: u8,
    /// Double the highest bid.
    pub double: u8,
    /// Redouble the double of the next seat to the left. The other seats follow.
    pub redouble: u8,
    /// Bid the lowest contract. The other contracts follow.
    pub bid: u8,
    /// The total number of actions.
    pub actions: u8,
}

/// A game's complete rules, encoded as tables.
#[derive(Clone, Debug)]
pub struct RuleTables {
    /// The number of players of a deal.
    pub players: u8,
    /// The cards of the pack.
    pub pack: Cards,
    /// For each position in the shuffled pack, the player who is dealt the card there. Eldest is 0. The number of
    /// players stands for the widow.
    pub recipients: Vec<u8>,
    /// For each dealer, the seats that play, eldest first.
    pub active_seats: Vec<Vec<u8>>,
    /// The auction.
    pub auction: Auction,
    /// The card whose holder must declare if all pass, and the contract that is then played.
    pub forced: Option<(Card, u8)>,
    /// The contracts, lowest first.
    pub contracts: Vec<Contract>,
    /// The tables of each contract with each of its trump suits.
    pub trump_tables: Vec<TrumpTables>,
    /// The ante of each seat into each pot.
    pub antes: Vec<i64>,
    /// Whether no player may lead a trump before a trump was played, unless they hold only trumps.
    pub trumps_locked: bool,
    /// The payments to or from the bank.
    pub bank: Bank,
    /// The numbers of the actions.
    pub layout: Layout,
}

/// Validated rule tables.
#[derive(Clone, Debug)]
pub struct Rules {
    pub(super) tables: RuleTables,
    pub(super) play_tables: Vec<PlayTables>,
    obliging: u32,
    pub(super) hand_size: u8,
    pub(super) widow_size: u8,
}

impl Rules {
    /// Validate the tables.
    pub fn new(tables: RuleTables) -> Result<Rules, Error> {
        for (wrong, words) in tables.errors() {
            if wrong {
                return Err(Error::new(words));
            }
        }
        let play_tables =
            tables.trump_tables.iter().map(|contract| PlayTables::new(&contract.terms)).collect();
        let obliges = tables.contracts.iter().enumerate().filter(|(_, contract)| contract.obliges);
        let obliging = obliges.fold(0, |obliging, (place, _)| obliging | 1 << place);
        let (hand_size, widow_size) = (tables.count_given(0) as u8, tables.count_given(tables.players) as u8);
        Ok(Rules { tables, play_tables, obliging, hand_size, widow_size })
    }

    /// Return the number of seats at the table.
    pub fn seats(&self) -> usize {
        self.tables.active_seats.len()
    }

    /// Return the number of players of a deal.
    pub fn players(&self) -> usize {
        self.tables.players as usize
    }

    /// Return the number of actions.
    pub fn actions(&self) -> usize {
        self.tables.layout.actions as usize
    }

    pub(super) fn contract(&self, contract: u8) -> &Contract {
        &self.tables.contracts[contract as usize]
    }

    /// Return the contracts that oblige a player to bid, as a bit mask.
    #[inline]
    pub(super) fn obliging(&self) -> u32 {
        self.obliging
    }

    /// Return the index of the `TrumpTables` of a contract with a trump suit.
    pub(super) fn number(&self, contract: u8, trump: u8) -> u16 {
        self.contract(contract).trump_tables[trump as usize].unwrap_or(0)
    }
}

impl RuleTables {
    /// Return the number of cards that a player is dealt.
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
                    || self.recipients.iter().any(|&to| to > self.players)
                    || self.recipients.len() != self.pack.count() as usize
                    || self.pack.0 >> CARDS != 0,
                "every card of the pack is dealt to a player, as many to each",
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
        let after = [self.none, self.trump.saturating_add(SUITS as u8 - 1), self.stop, self.ask];
        let last_bid = self.bid as usize + tables.contracts.len();
        let redoubles = self.redouble as usize + tables.players as usize;
        self.auction < 64
            && after.iter().all(|&bit| bit < 64)
            && last_bid <= 64
            && redoubles <= 64
            && self.auction as usize + last_bid == self.actions as usize
    }
}
