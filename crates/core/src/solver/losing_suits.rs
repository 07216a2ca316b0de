//! Losing suits: suits in which a lone seat that is to take nothing is caught if its opponents go on leading them.

use super::lanes::{LANE, LONGEST, Lanes, WIDTH};
use super::safe_suits::LONE;
use super::setting::At;

const SUBSETS: usize = 1 << LONGEST;
const LEADERS: usize = 4;
const HOLDERS: usize = 1 << LEADERS;
/// No card.
const NONE: u32 = u32::MAX;

/// A lane as its players continue it, with the cards shifted down to the first lane.
#[derive(Clone, Copy)]
struct Suit {
    hands: [u64; 4],
    lane: u32,
    /// The seats with a card that counts in another lane, as a bit mask. They keep it for the trick that matters.
    holders: u8,
}

impl Suit {
    fn all(&self) -> u64 {
        self.hands.iter().fold(0, |all, hand| all | hand)
    }
}

/// A round of the suit.
#[derive(Clone, Copy)]
struct Round {
    suit: Suit,
    turn: usize,
    played: usize,
    best: u32,
    winner: usize,
    counts: bool,
}

impl Round {
    fn with(mut self, place: u32, counts: bool, seats: usize) -> Round {
        if place < self.best {
            (self.best, self.winner) = (place, self.turn);
        }
        self.counts |= counts;
        self.turn = (self.turn + 1) % seats;
        self.played += 1;
        self
    }
}

/// The results for the lanes of a deal, for all subsets of their cards.
pub(super) struct LosingSuits {
    /// The number of the deal of the result, and whether the lone seat is caught.
    known: Vec<(u16, bool)>,
    deal: u16,
    seats: usize,
    /// The places of the cards that count.
    counting: u64,
}

impl LosingSuits {
    /// Return a cache without a deal.
    pub fn new(seats: usize) -> LosingSuits {
        LosingSuits { known: vec![(0, false); 4 * SUBSETS * LEADERS * HOLDERS], deal: 0, seats, counting: 0 }
    }

    /// Reset the cache for another deal.
    pub fn prepare(&mut self, lanes: &Lanes) {
        self.counting = lanes.counting();
        self.deal = self.deal.wrapping_add(1);
        if self.deal == 0 {
            self.known.fill((0, false));
            self.deal = 1;
        }
    }

    /// Return the cards of a lane in which the leader and the seats after it catch the lone seat, if there is one.
    pub fn catching(&mut self, at: &At, lanes: &Lanes) -> Option<u64> {
        let seats = self.seats;
        (0..4).find_map(|lane| {
            let hands = at.hands.map(|hand| hand >> (lane * WIDTH) & LANE);
            if hands[LONE] == 0 || hands[at.leader] == 0 {
                return None;
            }
            let counting = self.counting & !(LANE << (lane * WIDTH));
            let holders = (0..seats)
                .filter(|&seat| seat != LONE && at.hands[seat] & counting != 0)
                .fold(0, |holders, seat| holders | 1 << seat);
            let suit = Suit { hands, lane, holders };
            self.catches(&suit, at.leader, lanes).then(|| suit.all() << (lane * WIDTH))
        })
    }

    fn catches(&mut self, suit: &Suit, leader: usize, lanes: &Lanes) -> bool {
        if suit.hands[LONE] == 0 || suit.hands[leader] == 0 {
            return false;
        }
        let cards = suit.lane as usize * SUBSETS + suit.all() as usize;
        let index = (cards * LEADERS + leader) * HOLDERS + usize::from(suit.holders);
        if self.known[index].0 == self.deal {
            return self.known[index].1;
        }
        let led = Round { suit: *suit, turn: leader, played: 0, best: NONE, winner: leader, counts: false };
        let caught = self.ends_badly(&led, lanes);
        self.known[index] = (self.deal, caught);
        caught
    }

    /// Return whether the lone seat is caught in this round or later.
    fn ends_badly(&mut self, round: &Round, lanes: &Lanes) -> bool {
        if round.played == self.seats {
            return if round.winner == LONE {
                round.counts || lanes.per_trick != 0
            } else {
                self.catches(&round.suit, round.winner, lanes)
            };
        }
        let (turn, seats) = (round.turn, self.seats);
        let mut held = round.suit.hands[turn];
        if held == 0 {
            let counts = round.suit.holders >> turn & 1 == 1;
            return self.ends_badly(&round.with(NONE, counts, seats), lanes);
        }
        let hides = turn == LONE;
        while held != 0 {
            let place = held.trailing_zeros();
            held &= held - 1;
            let counts = lanes.worth((round.suit.lane * WIDTH + place) as u8) > 0;
            let mut next = round.with(place, counts, seats);
            next.suit.hands[turn] &= !(1 << place);
            if self.ends_badly(&next, lanes) != hides {
                return !hides;
            }
        }
        hides
    }
}
