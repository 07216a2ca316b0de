//! Positions as the search sees them.

use super::lanes::{Lanes, lane_of};
use super::play::Play;
use crate::position::{Position, SEATS};

/// A position between two tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct At {
    /// By seat, the places of the cards in hand.
    pub hands: [u64; SEATS],
    /// Who leads.
    pub leader: usize,
    /// Tricks left, one on the table included.
    pub left: i32,
    /// What is still to be taken, the table included.
    pub rest: i32,
}

impl At {
    /// The cards in all hands.
    #[inline]
    pub fn all(&self) -> u64 {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }
}

/// A trick with cards on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trick {
    /// The hands as they are now.
    pub at: At,
    /// The cards in all hands when the trick began.
    pub all: u64,
    /// How many lie on the table.
    pub played: usize,
    /// What they count together.
    pub points: i32,
    /// The card that has the trick so far.
    pub best: u8,
    /// Whose it is.
    pub winner: usize,
    /// The lane that was led.
    pub led: u32,
    /// Whether the best card has the trick by its rank: another of its lane lies there.
    pub contested: bool,
}

impl Trick {
    /// A trick begun with a lead.
    #[inline]
    pub fn led(at: &At, place: u8, lanes: &Lanes) -> Trick {
        let mut after = *at;
        after.hands[at.leader] &= !(1 << place);
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

    /// The trick with one more card.
    #[inline]
    pub fn with(&self, seat: usize, place: u8, lanes: &Lanes) -> Trick {
        let mut next = *self;
        next.at.hands[seat] &= !(1 << place);
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

    /// The card whose rank decided the trick, if it was its rank.
    #[inline]
    pub fn decisive(&self) -> u64 {
        u64::from(self.contested) << self.best
    }

    /// The position after the full trick, and what it counted.
    #[inline]
    pub fn gathered(&self, lanes: &Lanes) -> (At, i32) {
        let worth = self.points + lanes.per_trick;
        let mut at = self.at;
        at.leader = self.winner;
        at.left -= 1;
        at.rest -= worth;
        (at, worth)
    }
}

/// A position between tricks or within one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Setting {
    /// Nothing on the table.
    Between(At),
    /// Cards on the table.
    Within(Trick),
}

impl Setting {
    /// A position laid out in lanes.
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
        let rest = hands.iter().map(counted).sum::<i32>() + lanes.per_trick * left;
        let at = At { hands, leader: position.leader as usize, left, rest };
        places.into_iter().fold(Setting::Between(at), |setting, place| setting.after(place, seats, lanes).0)
    }

    /// Who plays next.
    pub fn turn(&self, seats: usize) -> usize {
        match self {
            Setting::Between(at) => at.leader,
            Setting::Within(trick) => (trick.at.leader + trick.played) % seats,
        }
    }

    /// What the next to play may play.
    pub fn may_play(&self, play: &Play, seats: usize) -> u64 {
        let hand = self.at().hands[self.turn(seats)];
        match self {
            Setting::Between(_) => play.may_lead(hand),
            Setting::Within(trick) => play.may_follow(hand, trick.led),
        }
    }

    /// The position when a card has been played; and if it was a trick's last, who took it and what it counted.
    pub fn after(&self, place: u8, seats: usize, lanes: &Lanes) -> (Setting, Option<(usize, i32)>) {
        let trick = match self {
            Setting::Between(at) => Trick::led(at, place, lanes),
            Setting::Within(trick) => trick.with(self.turn(seats), place, lanes),
        };
        if trick.played < seats {
            return (Setting::Within(trick), None);
        }
        let (at, worth) = trick.gathered(lanes);
        (Setting::Between(at), Some((at.leader, worth)))
    }

    /// Hands, leader and what is left, without the table.
    pub fn at(&self) -> &At {
        match self {
            Setting::Between(at) => at,
            Setting::Within(trick) => &trick.at,
        }
    }
}
