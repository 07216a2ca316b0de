//! The search for contracts to take nothing: can the side avoid every trick that counts?

use super::candidates::Candidates;
use super::lanes::{LANE, WIDTH, above, lane, lane_of, over};
use super::play::Play;
use super::setting::{At, Setting, Trick};

const SLOTS: usize = 1 << 14;

/// Finds whether a side can take nothing. What cards count is no more than yes or no here.
pub(super) struct Avoid<const SEATS: usize> {
    /// How the cards behave, and which seats take nothing.
    pub play: Play,
    /// Positions between tricks looked at.
    pub nodes: u64,
    /// Positions with their answers: the cards, who leads, yes or no, and the number of the deal.
    table: Vec<u64>,
    deal: u64,
}

impl<const SEATS: usize> Avoid<SEATS> {
    /// A search that has seen nothing.
    pub fn new(play: Play) -> Avoid<SEATS> {
        Avoid { play, nodes: 0, table: vec![0; SLOTS], deal: 0 }
    }

    /// Takes up another deal.
    pub fn take_up(&mut self, play: Play) {
        self.play = play;
        self.deal = (self.deal + 1) & 0xF_FFFF;
        if self.deal == 0 {
            self.table.fill(0);
            self.deal = 1;
        }
    }

    /// Whether the side can take nothing from here on.
    pub fn can(&mut self, setting: &Setting) -> bool {
        match setting {
            Setting::Between(at) => self.between(at),
            Setting::Within(trick) => self.within(trick),
        }
    }

    fn between(&mut self, at: &At) -> bool {
        if at.rest == 0 || self.is_safe(at) {
            return true;
        }
        self.nodes += 1;
        let key = self.deal << 43 | (at.leader as u64) << 41 | at.all();
        let slot = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - SLOTS.trailing_zeros())) as usize;
        if self.table[slot] & !(1 << 63) == key {
            return self.table[slot] >> 63 == 1;
        }
        let can = self.lead(at);
        self.table[slot] = key | u64::from(can) << 63;
        can
    }

    fn lead(&mut self, at: &At) -> bool {
        let hand = at.hands[at.leader];
        let may = self.play.may_lead(hand);
        let mut leads = Candidates::of(may, at.all() & !hand, self.play.called, &self.play.lanes);
        let ours = self.play.is_side(at.leader);
        for lead in leads.all() {
            let depth = i32::from(lead.place) % WIDTH as i32;
            lead.score = if ours { depth } else { self.threat(at, lead.place) };
        }
        self.any(&mut leads, ours, |search, place| search.within(&Trick::led(at, place, &search.play.lanes)))
    }

    /// How much a lead of the opponents threatens: cards of the side that lie above it, in a lane it must follow.
    fn threat(&self, at: &At, place: u8) -> i32 {
        let mut threat = i32::from(place) % WIDTH as i32;
        for seat in (0..SEATS).filter(|&seat| self.play.is_side(seat)) {
            let held = at.hands[seat] & lane(lane_of(place));
            let higher = held & above(place);
            threat += match (held, higher) {
                (0, _) => -20,
                _ if held == higher => 40,
                _ => 4 * higher.count_ones() as i32,
            };
        }
        threat
    }

    fn within(&mut self, trick: &Trick) -> bool {
        let seat = (trick.at.leader + trick.played) % SEATS;
        let hand = trick.at.hands[seat];
        let may = self.play.may_follow(hand, trick.led);
        let mut cards = Candidates::of(may, trick.all & !hand, self.play.called, &self.play.lanes);
        let ours = self.play.is_side(seat);
        if cards.count > 1 {
            for card in cards.all() {
                card.score = if ours {
                    self.ducking(trick, hand, card.place)
                } else {
                    self.forcing(trick, card.place)
                };
            }
        }
        self.any(&mut cards, ours, |search, place| search.after(&trick.with(seat, place, &search.play.lanes)))
    }

    /// The side ducks with its highest, and throws away what is most exposed.
    fn ducking(&self, trick: &Trick, hand: u64, place: u8) -> i32 {
        let high = WIDTH as i32 - i32::from(place) % WIDTH as i32;
        if self.play.lanes.beats(place, trick.best) {
            return if trick.played + 1 == SEATS { high - 100 } else { -100 - high };
        }
        let suit = lane(lane_of(place));
        let lower = trick.all & !hand & suit & !above(place) & !(1 << place);
        if lane_of(place) == trick.led { high } else { high + 3 * lower.count_ones() as i32 }
    }

    /// Opponents stay below the side, and give it cards that count.
    fn forcing(&self, trick: &Trick, place: u8) -> i32 {
        let low = i32::from(place) % WIDTH as i32;
        let takes = self.play.lanes.beats(place, trick.best);
        let given =
            if self.play.is_side(trick.winner) && !takes { 20 * self.play.lanes.worth(place) } else { 0 };
        given + if takes { -low } else { low }
    }

    fn after(&mut self, trick: &Trick) -> bool {
        if trick.played < SEATS {
            return self.within(trick);
        }
        let (at, worth) = trick.gathered(&self.play.lanes);
        !(worth > 0 && self.play.is_side(at.leader)) && self.between(&at)
    }

    /// Whether the side finds one card among these that avoids, or its opponents none that does not.
    #[inline]
    fn any(
        &mut self,
        cards: &mut Candidates,
        ours: bool,
        mut can: impl FnMut(&mut Self, u8) -> bool,
    ) -> bool {
        for at in 0..cards.count {
            let place = cards.pick(at).place;
            if can(self, place) == ours {
                return ours;
            }
        }
        !ours
    }

    /// Whether one lone seat of the side, not on lead, can stay below whatever is led: in every lane fewer foreign than
    /// own cards lie below each of its cards.
    fn is_safe(&self, at: &At) -> bool {
        let alone = self.play.side.is_power_of_two() && !self.play.is_side(at.leader);
        if !alone || self.play.lanes.trump || self.play.called != 0 {
            return false;
        }
        let hand = at.hands[self.play.side.trailing_zeros() as usize];
        let foreign = at.all() & !hand;
        (0..4).all(|lane| stays_below(hand >> (lane * WIDTH) & LANE, foreign >> (lane * WIDTH) & LANE))
    }
}

/// Whether the owner of these cards of a lane can always follow below a foreign one.
#[inline]
fn stays_below(mut own: u64, foreign: u64) -> bool {
    while own != 0 {
        let strongest = own & own.wrapping_neg();
        own &= own - 1;
        let below = !over(strongest) & !strongest;
        if (foreign & below).count_ones() > own.count_ones() {
            return false;
        }
    }
    true
}
