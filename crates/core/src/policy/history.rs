//! What everybody has seen of a deal.

use crate::cards::{CARDS, Card, Cards};
use crate::error::Error;
use crate::position::SEATS;
use crate::ranking::Ranking;

/// The play of the cards so far, as everybody at the table saw it.
#[derive(Clone, Debug)]
pub struct History {
    /// How the cards behave.
    pub ranking: Ranking,
    /// The cards there are.
    pub pack: Cards,
    /// How many seats play.
    pub seats: u8,
    /// Who led to the first trick.
    pub leader: u8,
    /// Everything played since, card by card.
    pub played: Vec<Card>,
    /// Who declares.
    pub declarer: u8,
    /// The seats that everybody knows to be of the declaring side, a bit a seat.
    pub side: u8,
    /// A card that makes its holder the declarer's partner; he shows himself when he plays it.
    pub called: Option<Card>,
    /// Those who bid for themselves at any time, a bit a seat.
    pub bidders: u8,
    /// Seats whose hands lie open, a bit a seat ...
    pub exposed: u8,
    /// ... from so many cards played on.
    pub exposed_from: u8,
    /// Whether the declarer knows the cards set aside.
    pub has_discards: bool,
    /// Whether tricks are counted, not card points.
    pub counts_tricks: bool,
}

impl History {
    /// The same, checked for sense.
    pub fn validate(self) -> Result<History, Error> {
        if !(3..=SEATS as u8).contains(&self.seats) || self.leader.max(self.declarer) >= self.seats {
            return Err(Error::new("three or four seats play, one of them declares and one leads"));
        }
        let seats = self.side | self.bidders | self.exposed;
        if seats >> self.seats != 0 || !(self.pack - Cards::ALL).is_empty() {
            return Err(Error::new("a seat or a card is spoken of that there is not"));
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

/// How cards compare, looked up.
#[derive(Clone, Debug)]
pub struct Compared {
    /// By card, those of its suit that are stronger.
    pub(super) higher: [u64; CARDS],
    /// By card, those of its suit that are weaker.
    pub(super) lower: [u64; CARDS],
    /// By card, those that take the trick from it.
    pub(super) beating: [u64; CARDS],
    /// By card, the cards of its suit.
    pub(super) suit: [u64; CARDS],
    /// By card, how many of its suit in the pack are stronger.
    pub(super) depth: [u8; CARDS],
    /// By card, into which of six classes its points fall.
    pub(super) class: [u8; CARDS],
    pub(super) trumps: u64,
}

impl Compared {
    /// The cards of a history.
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

/// Nothing, a little, a king or queen, more, a ten, an ace.
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
