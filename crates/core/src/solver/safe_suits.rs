//! Safe suits: suits in which a lone seat never takes a trick, whatever its opponents lead or discard.

use super::lanes::{LANE, WIDTH};
use super::setting::At;

/// The holders of a lane's cards, two bits a card from the strongest down, with a one above them. The lone seat is the
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held(u32);

/// The number of ways to hold a lane.
const WAYS: usize = 1 << 21;
/// The seat of a lone side: seats are rotated so that it is the first.
pub(super) const LONE: usize = 0;
/// No card was played.
const NONE: u32 = u32::MAX;

impl Held {
    /// Convert the holders of a pattern.
    #[inline]
    pub fn new(holders: u32, count: u32) -> Held {
        Held(holders | 1 << (2 * count))
    }

    /// Return the holders of a lane's cards in all hands.
    #[inline]
    pub fn of(at: &At, lane: u32) -> Held {
        let lanes = at.hands.map(|hand| hand >> (lane * WIDTH) & LANE);
        let mut cards = lanes.iter().fold(0, |all, cards| all | cards);
        let (mut holders, mut count) = (0, 0);
        while cards != 0 {
            let owner =
                lanes.iter().position(|held| held & cards & cards.wrapping_neg() != 0).unwrap_or(LONE);
            holders |= (owner as u32) << (2 * count);
            count += 1;
            cards &= cards - 1;
        }
        Held::new(holders, count)
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.ilog2() / 2
    }

    #[inline]
    fn owner(self, depth: u32) -> usize {
        (self.0 >> (2 * depth) & 3) as usize
    }

    /// Remove the card at a depth.
    #[inline]
    pub fn without(self, depth: u32) -> Held {
        let above = (1 << (2 * depth)) - 1;
        Held(self.0 & above | self.0 >> 2 & !above)
    }

    fn of_seat(self, seat: usize) -> impl Iterator<Item = u32> {
        (0..self.count()).filter(move |&depth| self.owner(depth) == seat)
    }

    fn of_others(self) -> impl Iterator<Item = u32> {
        (0..self.count()).filter(move |&depth| self.owner(depth) != LONE)
    }
}

/// A round of a lane: the cards on the table by seat and depth.
#[derive(Clone, Copy)]
struct Round {
    held: Held,
    table: [u32; 4],
    turn: usize,
    played: usize,
}

impl Round {
    fn led(held: Held, depth: u32, seats: usize) -> Round {
        Round { held, table: [NONE; 4], turn: held.owner(depth), played: 0 }.with(depth, seats)
    }

    fn with(mut self, depth: u32, seats: usize) -> Round {
        self.table[self.turn] = depth;
        self.turn = (self.turn + 1) % seats;
        self.played += 1;
        self
    }

    /// Return the lane after the round, or nothing if the lone seat takes it.
    fn complete(&self) -> Option<Held> {
        let mut table = self.table;
        table.sort_unstable();
        let weakest_first = table.iter().rev().filter(|&&depth| depth != NONE);
        (self.table[LONE] != table[0])
            .then(|| weakest_first.fold(self.held, |held, &depth| held.without(depth)))
    }
}

/// The results known of one lane. A zeroed table of these costs no memory until it is written.
type Known = u8;
const YES: Known = 1;
const NO: Known = 2;

#[inline]
fn known(truth: bool) -> Known {
    if truth { YES } else { NO }
}

/// The results known of all lanes. They hold for every deal with as many seats.
pub(super) struct SafeSuits {
    safe: Vec<Known>,
    exit: Vec<Known>,
    seats: usize,
}

impl SafeSuits {
    /// Return a cache without results.
    pub fn new(seats: usize) -> SafeSuits {
        SafeSuits { safe: vec![0; WAYS], exit: vec![0; WAYS], seats }
    }

    /// Return whether the lone seat never takes a trick of the lane.
    #[inline]
    pub fn is_safe(&mut self, held: Held) -> bool {
        match self.safe[held.0 as usize] {
            0 => self.found_safe(held),
            safe => safe == YES,
        }
    }

    /// Return whether the lane is known to be safe.
    #[inline]
    pub fn is_known_safe(&self, held: Held) -> bool {
        self.safe[held.0 as usize] == YES
    }

    /// Return whether the lone seat can lose the lead with the lane and stays safe in it.
    pub fn is_exit(&mut self, held: Held) -> bool {
        if self.exit[held.0 as usize] != 0 {
            return self.exit[held.0 as usize] == YES;
        }
        let exit = held.of_seat(LONE).any(|depth| self.goes_well(&Round::led(held, depth, self.seats)));
        self.exit[held.0 as usize] = known(exit);
        exit
    }

    #[cold]
    fn found_safe(&mut self, held: Held) -> bool {
        let safe = match held.of_seat(LONE).next() {
            Some(highest) if held.of_others().next().is_some() => self.stays_safe(held, highest),
            _ => true,
        };
        self.safe[held.0 as usize] = known(safe);
        safe
    }

    /// A lane is safe if it stays so when the lone seat discards its highest card, when any other seat discards any
    /// card, and in every round.
    fn stays_safe(&mut self, held: Held, highest: u32) -> bool {
        self.is_safe(held.without(highest))
            && held.of_others().all(|depth| self.is_safe(held.without(depth)))
            && held.of_others().all(|depth| self.goes_well(&Round::led(held, depth, self.seats)))
    }

    fn goes_well(&mut self, round: &Round) -> bool {
        if round.played == self.seats {
            return round.complete().is_some_and(|left| self.is_safe(left));
        }
        let mut cards = round.held.of_seat(round.turn).peekable();
        if cards.peek().is_none() {
            return self.goes_well(&round.with(NONE, self.seats));
        }
        let mut with = |depth| self.goes_well(&round.with(depth, self.seats));
        if round.turn == LONE { cards.any(&mut with) } else { cards.all(with) }
    }
}
