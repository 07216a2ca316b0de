//! Lookup tables for the card play: which cards may follow, and which card wins.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::ranking::Ranking;
use crate::trick::Duty;

/// The limits that end the play early: it ends once a side has taken more than its limit. The declaring side's limit
/// comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StopLimits {
    /// Card points.
    pub points: [u16; 2],
    /// Tricks.
    pub tricks: [u8; 2],
}

impl StopLimits {
    /// The limits of a play that never ends early.
    pub const PLAYED_OUT: StopLimits = StopLimits { points: [u16::MAX; 2], tricks: [u8::MAX; 2] };
}

/// The ranking of the cards, and the limits at which the play ends early.
#[derive(Clone, Debug)]
pub struct PlayTerms {
    /// The ranking of the contract.
    pub ranking: Ranking,
    /// The limits at which the play ends early.
    pub limits: StopLimits,
}

/// The number that stands for no led suit.
pub(super) const NOT_LED: u8 = SUITS as u8;

/// The size of a table that is indexed by card. An index of six bits is always within it, so no bounds check is needed.
const TABLE_SIZE: usize = 64;

/// The play terms as tables that are indexed by card and suit.
#[derive(Clone, Debug)]
pub(super) struct PlayTables {
    /// For each led suit, the cards that follow it. For `NOT_LED`, all cards.
    pub following: [u64; 8],
    /// The cards that a player who cannot follow must play, if it holds one.
    pub obliged: u64,
    pub trumps: u64,
    /// For each led suit and card, the power of the card. The highest power wins the trick, and power 0 never does.
    pub power: [[u8; TABLE_SIZE]; SUITS],
    pub suit_of: [u8; TABLE_SIZE],
    pub points: [u8; TABLE_SIZE],
    pub limits: StopLimits,
}

impl PlayTables {
    pub fn new(terms: &PlayTerms) -> PlayTables {
        let ranking = &terms.ranking;
        let mut following = [Cards::ALL.0; 8];
        for (suit, cards) in ranking.suits.iter().enumerate() {
            following[suit] = cards.0;
        }
        let (suit_of, points) = (pad(&ranking.suit_of), pad(&ranking.points));
        let power = std::array::from_fn(|led| pad(&ranking.powers(led as u8)));
        let (obliged, trumps) = (ranking.obliged().0, ranking.trumps().0);
        PlayTables { following, obliged, trumps, power, suit_of, points, limits: terms.limits }
    }

    /// Return the duty of the holder of a called card.
    pub fn duty(&self, called: Option<Card>) -> Duty {
        let suit = |card: Card| self.following[self.suit_of[card as usize] as usize];
        called.map_or(Duty::NONE, |card| Duty::of(Cards::of(card).0, suit(card)))
    }
}

fn pad(table: &[u8; CARDS]) -> [u8; TABLE_SIZE] {
    std::array::from_fn(|card| table.get(card).copied().unwrap_or(0))
}

/// The values that stay constant while one deal's cards are played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PlayConstants {
    /// The duty of the holder of a called card.
    pub duty: Duty,
    /// The declaring side, as a bit mask.
    pub side: u8,
    /// The number of cards after which the declarer's hand is exposed.
    pub exposed_from: u8,
    /// The index of the deal's `PlayTables`.
    pub terms: u16,
}
