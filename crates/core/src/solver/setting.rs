//! Positions of the search.

use super::lanes::{Lanes, lane_of};
use super::play::Play;
use crate::position::{Position, SEATS};

/// A position between two tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    /// For each seat, the places of the cards in its hand.
    pub hands: [u64; SEATS],
    /// The seat that leads.
    pub leader: usize,
    /// The number of tricks left, including the one on the table.
    pub left: i32,
    /// The total value still to be taken, including the cards on the table.
    pub rest: i32,
    /// No trump has been played, and none may be led by a player who holds another card.
    pub locked: bool,
}

impl At {
    /// Return the cards in all hands.
    #[inline]
    pub fn all(&self) -> u64 {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }
}

/// A trick with cards on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trick {
    /// The current hands.
    pub at: At,
    /// The cards in all hands when the trick began.
    pub all: u64,
    /// The number of cards on the table.
    pub played: usize,
    /// The total value of the cards on the table.
    pub points: i32,
    /// The card that takes the trick so far.
    pub best: u8,
    /// The seat of that card.
    pub winner: usize,
    /// The lane that was led.
    pub led: u32,
    /// The best card takes the trick by its rank: another card of its lane is on the table.
    pub contested: bool,
}

impl Trick {
    /// Begin a trick with a lead.
    #[inline]
    pub fn begin(at: &At, place: u8, lanes: &Lanes) -> Trick {
        let mut after = *at;
        after.hands[at.leader] &= !(1 << place);
        after.locked &= lane_of(place) != 0;
        Trick {
            at: after,
            all: at.all(),
            played: 1,
            points: lanes.worth(place),
            best: place,
            winner: at.leader,
            led: lane_of(place),
            contested: false,
        }
    }

    /// Add a card to the trick.
    #[inline]
    pub fn with(&self, seat: usize, place: u8, lanes: &Lanes) -> Trick {
        let mut next = *self;
        next.at.hands[seat] &= !(1 << place);
        next.at.locked &= lane_of(place) != 0;
        next.points += lanes.worth(place);
        next.played += 1;
        let same = lane_of(place) == lane_of(next.best);
        next.contested |= same;
        if lanes.beats(place, next.best) {
            next.contested = same;
            next.best = place;
            next.winner = seat;
        }
        next
    }

    /// Return the card whose rank decided the trick, if a rank did.
    #[inline]
    pub fn decisive(&self) -> u64 {
        u64::from(self.contested) << self.best
    }

    /// Return the position after the complete trick, and the trick's value.
    #[inline]
    pub fn complete(&self, lanes: &Lanes) -> (At, i32) {
        let mut at = self.at;
        let worth = self.points + lanes.per_trick + if at.left == 1 { lanes.last } else { 0 };
        at.leader = self.winner;
        at.left -= 1;
        at.rest -= worth;
        (at, worth)
    }
}

/// A position between tricks or within one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// No card is on the table.
    Between(At),
    /// Cards are on the table.
    Within(Trick),
}

impl Setting {
    /// Lay out a position in lanes.
    pub fn of(position: &Position, lanes: &Lanes) -> Setting {
        let mut hands = position.hands.map(|hand| lanes.places(hand));
        let seats = position.seats as usize;
        let places: Vec<u8> = position.table().iter().map(|&card| lanes.place(card)).collect();
        for (turn, place) in places.iter().enumerate() {
            hands[(position.leader as usize + turn) % seats] |= 1 << place;
        }
        let left = hands[position.leader as usize].count_ones() as i32;
        let counted = |hand: &u64| {
            (0..64).filter(|place| hand >> place & 1 == 1).map(|place| lanes.worth(place)).sum::<i32>()
        };
        let rest = hands.iter().map(counted).sum::<i32>() + lanes.per_trick * left + lanes.last;
        let locked = position.locked && lanes.trump;
        let at = At { hands, leader: position.leader as usize, left, rest, locked };
        places.into_iter().fold(Setting::Between(at), |setting, place| setting.after(place, seats, lanes).0)
    }

    /// Return the seat that plays next.
    pub fn turn(&self, seats: usize) -> usize {
        match self {
            Setting::Between(at) => at.leader,
            Setting::Within(trick) => (trick.at.leader + trick.played) % seats,
        }
    }

    /// Return the cards that the next seat may play.
    pub fn may_play(&self, play: &Play, seats: usize) -> u64 {
        let hand = self.at().hands[self.turn(seats)];
        match self {
            Setting::Between(at) => play.may_lead(hand, at.locked),
            Setting::Within(trick) => play.may_follow(hand, trick.led),
        }
    }

    /// Return the position after a card; if it completes a trick, also the winner and the trick's value.
    pub fn after(&self, place: u8, seats: usize, lanes: &Lanes) -> (Setting, Option<(usize, i32)>) {
        let trick = match self {
            Setting::Between(at) => Trick::begin(at, place, lanes),
            Setting::Within(trick) => trick.with(self.turn(seats), place, lanes),
        };
        if trick.played < seats {
            return (Setting::Within(trick), None);
        }
        let (at, worth) = trick.complete(lanes);
        (Setting::Between(at), Some((at.leader, worth)))
    }

    /// Return hands, leader and what is left, without the table.
    pub fn at(&self) -> &At {
        match self {
            Setting::Between(at) => at,
            Setting::Within(trick) => &trick.at,
        }
    }
}
