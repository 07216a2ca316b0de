//! The holders of the cards of every lane: the suit lengths of all hands, and the holders from the strongest card
//! down.

use super::lanes::{LANE, LONGEST, Lanes, WIDTH};

const SUBSETS: usize = 1 << LONGEST;

/// A subset of a lane's cards, cached while the deal lasts.
#[derive(Clone, Copy, Default)]
struct Lane {
    /// The seats that hold the cards, from the strongest down, two bits a card.
    holders: u32,
    /// The number of cards of each seat, four bits a seat.
    lengths: u16,
    deal: u16,
}

/// The holders in every lane, for all subsets of a deal's cards. Computed on demand.
pub(super) struct Holders {
    known: [Box<[Lane; SUBSETS]>; 4],
    /// By lane and place in it, the holder of the card.
    owner: [[u8; LONGEST as usize]; 4],
    deal: u16,
}

/// A position as the transposition table stores it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pattern {
    /// The number of cards of each lane in each hand.
    pub lengths: u64,
    /// The holders in the first two lanes and in the last two, from the strongest card down.
    pub holders: [u64; 2],
    /// The leader, and the position of a called card.
    pub leader: u8,
}

impl Pattern {
    /// Return the holders in a lane, two bits a card from the strongest down.
    #[inline]
    pub fn of_lane(&self, lane: u32) -> u32 {
        (self.holders[lane as usize / 2] >> (32 * (lane % 2))) as u32
    }
}

impl Holders {
    /// Return a cache without a deal.
    pub fn new() -> Holders {
        Holders {
            known: std::array::from_fn(|_| Box::new([Lane::default(); SUBSETS])),
            owner: [[0; LONGEST as usize]; 4],
            deal: 0,
        }
    }

    /// Reset the cache if these hands belong to another deal.
    pub fn prepare(&mut self, hands: &[u64; 4]) {
        self.deal = self.deal.wrapping_add(1);
        if self.deal == 0 {
            self.known.iter_mut().for_each(|lane| lane.fill(Lane::default()));
            self.deal = 1;
        }
        for (lane, owner) in self.owner.iter_mut().enumerate() {
            for (depth, owner) in owner.iter_mut().enumerate() {
                let place = lane as u32 * WIDTH + depth as u32;
                *owner = hands.iter().position(|hand| hand >> place & 1 == 1).unwrap_or(0) as u8;
            }
        }
    }

    /// Return the pattern of a position with these cards.
    #[inline]
    pub fn pattern(&mut self, all: u64, leader: usize) -> Pattern {
        let mut lane = |lane: u32| self.lane(lane as usize, (all >> (lane * WIDTH) & LANE) as usize);
        let (a, b, c, d) = (lane(0), lane(1), lane(2), lane(3));
        let lengths = |lane: Lane| u64::from(lane.lengths);
        Pattern {
            lengths: lengths(a) | lengths(b) << 16 | lengths(c) << 32 | lengths(d) << 48,
            holders: [
                u64::from(a.holders) | u64::from(b.holders) << 32,
                u64::from(c.holders) | u64::from(d.holders) << 32,
            ],
            leader: leader as u8,
        }
    }

    #[inline]
    fn lane(&mut self, lane: usize, cards: usize) -> Lane {
        let known = self.known[lane][cards];
        if known.deal == self.deal { known } else { self.compute(lane, cards) }
    }

    #[cold]
    fn compute(&mut self, lane: usize, cards: usize) -> Lane {
        let mut found = Lane { deal: self.deal, ..Lane::default() };
        let mut left = cards;
        for depth in 0..cards.count_ones() {
            let owner = self.owner[lane][left.trailing_zeros() as usize];
            found.holders |= u32::from(owner) << (2 * depth);
            found.lengths += 1 << (4 * owner);
            left &= left - 1;
        }
        self.known[lane][cards] = found;
        found
    }
}

/// By lane and subset of its cards, their total points.
pub(super) struct Sums([Box<[u8; SUBSETS]>; 4]);

impl Sums {
    /// Compute the sums of these lanes.
    pub fn of(lanes: &Lanes) -> Sums {
        let mut sums = Sums(std::array::from_fn(|_| Box::new([0; SUBSETS])));
        for (lane, sums) in sums.0.iter_mut().enumerate() {
            for cards in 1..SUBSETS {
                let weakest = cards.ilog2();
                sums[cards] =
                    sums[cards & !(1 << weakest)] + lanes.points[lane * WIDTH as usize + weakest as usize];
            }
        }
        sums
    }

    /// Return the total points of cards of one lane, shifted down to the first.
    #[inline]
    pub fn sum(&self, lane: u32, cards: u64) -> i32 {
        i32::from(self.0[lane as usize][(cards & LANE) as usize])
    }
}

/// Return how much more, and how much less, cards may bring than others of the same lengths, card by card from the
/// strongest.
#[inline]
pub(super) fn slack(now: u64, then: u64, lanes: &Lanes) -> (i32, i32) {
    let (mut more, mut less) = (0, 0);
    for lane in 0..4 {
        let shift = lane * WIDTH;
        let (mut now, mut then) = (now >> shift & LANE, then >> shift & LANE);
        while now != then {
            let (here, there) = (now.trailing_zeros(), then.trailing_zeros());
            let apart = lanes.worth((shift + here) as u8) - lanes.worth((shift + there) as u8);
            more += apart.max(0);
            less += (-apart).max(0);
            now &= now - 1;
            then &= then - 1;
        }
    }
    (more, less)
}
