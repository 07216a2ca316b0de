//! The public history of a deal.

use crate::cards::{CARDS, Card, Cards};
use crate::error::Error;
use crate::position::SEATS;
use crate::ranking::Ranking;

/// The play of the cards so far, as all seats saw it.
#[derive(Clone, Debug)]
pub struct History {
    /// The ranking of the contract.
    pub ranking: Ranking,
    /// The cards of the pack.
    pub pack: Cards,
    /// The number of seats.
    pub seats: u8,
    /// The seat that led to the first trick.
    pub leader: u8,
    /// All cards played in the deal, in order.
    pub played: Vec<Card>,
    /// The declarer.
    pub declarer: u8,
    /// The seats publicly known to be of the declaring side, as a bit mask.
    pub side: u8,
    /// A card whose holder is the declarer's partner. Playing it reveals the partner.
    pub called: Option<Card>,
    /// The seats that bid at any time, as a bit mask.
    pub bidders: u8,
    /// The seats whose hands are exposed, as a bit mask.
    pub exposed: u8,
    /// The number of played cards after which the hands of `exposed` are visible.
    pub exposed_from: u8,
    /// Whether the declarer discarded, and so knows the cards set aside.
    pub has_discards: bool,
    /// Whether tricks count instead of points.
    pub counts_tricks: bool,
    /// No trump may be led before one was played by a player who holds another card.
    pub locked: bool,
    /// Whether the cards set aside go to the winner of the last trick.
    pub aside_to_last: bool,
}

impl History {
    /// Validate the history.
    pub fn validate(self) -> Result<History, Error> {
        if !(3..=SEATS as u8).contains(&self.seats) || self.leader.max(self.declarer) >= self.seats {
            return Err(Error::new("three or four seats play, one of them declares and one leads"));
        }
        let seats = self.side | self.bidders | self.exposed;
        if seats >> self.seats != 0 || !(self.pack - Cards::ALL).is_empty() {
            return Err(Error::new("the history names a seat or a card that does not exist"));
        }
        let laid: Cards = self.played.iter().filter(|&&card| (card as usize) < CARDS).copied().collect();
        if laid.count() as usize != self.played.len() || !(laid - self.pack).is_empty() {
            return Err(Error::new("every card of the pack is played once at most"));
        }
        if self.called.is_some_and(|card| card as usize >= CARDS) {
            return Err(Error::new("the called card is no card"));
        }
        Ok(self)
    }
}

/// Lookup tables that compare the cards of a deal.
#[derive(Clone, Debug)]
pub struct Compared {
    /// For each card, the stronger cards of its suit.
    pub(super) higher: [u64; CARDS],
    /// For each card, the weaker cards of its suit.
    pub(super) lower: [u64; CARDS],
    /// For each card, the cards that beat it in a trick.
    pub(super) beating: [u64; CARDS],
    /// For each card, the cards of its suit.
    pub(super) suit: [u64; CARDS],
    /// For each card, the number of stronger cards of its suit in the pack.
    pub(super) depth: [u8; CARDS],
    /// For each card, the class of its points, one of six.
    pub(super) class: [u8; CARDS],
    pub(super) trumps: u64,
}

impl Compared {
    /// Build the tables for a history.
    pub fn of(history: &History) -> Compared {
        let ranking = &history.ranking;
        let suit_of = |card: usize| ranking.suits[ranking.suit_of[card] as usize].0 & history.pack.0;
        let in_suit = |card: usize, stronger: bool| -> u64 {
            let than = ranking.strength[card];
            let wanted = |other: &Card| {
                let strength = ranking.strength[*other as usize];
                if stronger { strength > than } else { strength < than }
            };
            Cards(suit_of(card)).filter(wanted).collect::<Cards>().0
        };
        Compared {
            higher: std::array::from_fn(|card| in_suit(card, true)),
            lower: std::array::from_fn(|card| in_suit(card, false)),
            beating: std::array::from_fn(|card| (ranking.beating(card as Card) & history.pack).0),
            suit: std::array::from_fn(suit_of),
            depth: std::array::from_fn(|card| in_suit(card, true).count_ones() as u8),
            class: std::array::from_fn(|card| class(ranking.points[card])),
            trumps: ranking.trump.map_or(0, |trump| ranking.suits[trump as usize].0 & history.pack.0),
        }
    }
}

/// Return the class of a number of points: none, few, a king or queen, more, a ten, an ace.
fn class(points: u8) -> u8 {
    match points {
        0 => 0,
        1..=2 => 1,
        3 => 2,
        4..=9 => 3,
        10 => 4,
        _ => 5,
    }
}
