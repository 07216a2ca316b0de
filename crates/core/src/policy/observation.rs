//! What the seat to play observes.

use crate::cards::Card;
use crate::position::SEATS;

use super::history::Compared;
use super::replay::Replay;

/// What the seat to play knows, computed once for all its cards.
#[derive(Clone, Debug)]
pub(super) struct Observation {
    pub seat: usize,
    pub own: u64,
    pub legal: u64,
    /// The cards it has not seen.
    pub hidden: u64,
    /// By seat, the cards it may hold.
    pub may: [u64; SEATS],
    /// The seats known to be with it, itself included, and those known to be against it.
    pub friends: u8,
    pub foes: u8,
    /// The seats that play to this trick after it.
    pub after: u8,
    pub declarer: usize,
    pub role: usize,
    /// The card that takes the trick so far, and its seat.
    pub best: Option<(Card, usize)>,
}

impl Observation {
    /// Observe a world without looking at the others' hands.
    pub fn at(state: &Replay<'_>) -> Observation {
        let history = state.history;
        let position = &state.position;
        let seats = position.seats as usize;
        let seat = position.turn() as usize;
        let own = position.hands[seat].0;
        let set_aside =
            if history.has_discards && seat == history.declarer as usize { state.aside } else { 0 };
        let shown = if state.laid >= history.exposed_from { history.exposed & !(1 << seat) } else { 0 };
        let mut hidden = history.pack.0 & !own & !state.gone & !set_aside;
        for open in (0..seats).filter(|open| shown >> open & 1 == 1) {
            hidden &= !position.hands[open].0;
        }
        let may = std::array::from_fn(|other| {
            if other < seats && shown >> other & 1 == 1 {
                position.hands[other].0
            } else {
                hidden & !state.lacks[other]
            }
        });
        let (friends, foes) = sides(state, seat);
        let left = seats - position.played as usize;
        let after = (1..left).fold(0, |after, away| after | 1 << ((seat + away) % seats));
        let winning = position.winning(&history.ranking);
        let best = (position.played > 0)
            .then(|| (position.trick[winning], (position.leader as usize + winning) % seats));
        let declarer = history.declarer as usize;
        let role = role(seat, declarer, friends, seats);
        let legal = position.playable(&history.ranking).0;
        Observation { seat, own, legal, hidden, may, friends, foes, after, declarer, role, best }
    }

    /// Return 0 if no later player who may be an opponent can beat this card, 1 if only with a card of another suit, 2
    /// if with a higher one.
    #[inline]
    pub fn danger(&self, card: Card, compared: &Compared) -> usize {
        let (mut ruffed, mut beaten) = (false, false);
        for other in 0..SEATS {
            if self.after >> other & 1 == 1 && self.friends >> other & 1 == 0 {
                beaten |= self.may[other] & compared.higher[card as usize] != 0;
                ruffed |= self.may[other] & compared.beating[card as usize] != 0;
            }
        }
        if beaten { 2 } else { usize::from(ruffed) }
    }
}

/// Return the seats known to be with it, and those known to be against it.
fn sides(state: &Replay<'_>, seat: usize) -> (u8, u8) {
    let history = state.history;
    let all = (1u8 << history.seats) - 1;
    let own = 1u8 << seat;
    let holds = history.called.is_some_and(|card| state.position.hands[seat].has(card));
    if state.open || holds {
        let with = if state.side & own != 0 { state.side } else { all & !state.side };
        return (with, all & !with);
    }
    let known = history.side | 1 << history.declarer;
    match (known.count_ones() > 1, known & own == 0) {
        (true, true) => (all & !known, known),
        (true, false) => (known, all & !known),
        (false, true) => (own, known),
        (false, false) => (own, 0),
    }
}

/// Return the role: the declarer, the partner, or an opponent by the distance before the declarer.
fn role(seat: usize, declarer: usize, friends: u8, seats: usize) -> usize {
    if seat == declarer {
        0
    } else if friends >> declarer & 1 == 1 {
        1
    } else {
        1 + (declarer + seats - seat) % seats
    }
}
