//! How the cards behave, laid out for quick looking up.

use crate::cards::{CARDS, Card, Cards, SUITS};
use crate::ranking::Ranking;
use crate::trick::Duty;

/// When the play ends before the last card: once a side has taken more than so much. The declaring side's comes
/// first, its opponents' second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StopLimits {
    /// Card points.
    pub points: [u16; 2],
    /// Tricks.
    pub tricks: [u8; 2],
}

impl StopLimits {
    /// Everything is played out.
    pub const PLAYED_OUT: StopLimits = StopLimits { points: [u16::MAX; 2], tricks: [u8::MAX; 2] };
}

/// What is played: how the cards behave and when the play ends.
#[derive(Clone, Debug)]
pub struct PlayTerms {
    /// How the cards behave.
    pub ranking: Ranking,
    /// When the play ends early.
    pub limits: StopLimits,
}

/// No suit has been led.
pub(super) const NOT_LED: u8 = SUITS as u8;

/// Room for a table by card, so that six bits always find a place in it.
const ROOM: usize = 64;

/// The terms by card and suit, with no question left to ask in the play.
#[derive(Clone, Debug)]
pub(super) struct PlayTables {
    /// By the suit led, the cards that follow it; all do where nothing is led.
    pub following: [u64; 8],
    /// The cards that must be played by who cannot follow, if he has one of them.
    pub obliged: u64,
    /// By the suit led and the card: the higher takes the trick, 0 never does.
    pub power: [[u8; ROOM]; SUITS],
    pub suit_of: [u8; ROOM],
    pub points: [u8; ROOM],
    pub limits: StopLimits,
}

impl PlayTables {
    pub fn of(terms: &PlayTerms) -> PlayTables {
        let ranking = &terms.ranking;
        let mut following = [Cards::ALL.0; 8];
        for (suit, cards) in ranking.suits.iter().enumerate() {
            following[suit] = cards.0;
        }
        let (suit_of, points) = (roomy(&ranking.suit_of), roomy(&ranking.points));
        let power = std::array::from_fn(|led| roomy(&ranking.powers(led as u8)));
        PlayTables { following, obliged: ranking.obliged().0, power, suit_of, points, limits: terms.limits }
    }

    /// What a called card binds its holder to.
    pub fn duty(&self, called: Option<Card>) -> Duty {
        let suit = |card: Card| self.following[self.suit_of[card as usize] as usize];
        called.map_or(Duty::NONE, |card| Duty::of(Cards::of(card).0, suit(card)))
    }
}

fn roomy(table: &[u8; CARDS]) -> [u8; ROOM] {
    std::array::from_fn(|card| table.get(card).copied().unwrap_or(0))
}

/// The values that stay constant while one deal's cards are played.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PlayConstants {
    /// What the holder of a called card must do.
    pub duty: Duty,
    /// The declaring side, a bit a seat.
    pub side: u8,
    /// The declarer's hand lies open once this many cards have been played.
    pub exposed_from: u8,
    /// The index of the deal's `PlayTables`.
    pub terms: u16,
}
