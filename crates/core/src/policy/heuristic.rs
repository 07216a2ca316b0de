//! The heuristic policy: rules of thumb that see all cards. It takes tricks that it can win for certain, gives points
//! to a partner, and otherwise plays low cards.
//!
//! A side that must take nothing stays below the opponents' cards, and the opponents stay below its cards.

use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;
use crate::rng::Rng;

use super::policies::{Policy, Probabilities, Table};

/// One decision in this many is random, so that no world is always played the same.
const WHIMS: u8 = 8;

/// Plays by rules of thumb, with lookup tables of how cards compare.
pub struct Heuristic {
    ranking: Ranking,
    /// For each card, the cards that beat it in a trick.
    beating: [Cards; CARDS],
    /// For each card, its place in the order of discards. Low cards of little value come first.
    low: [u16; CARDS],
    trumps: Cards,
    nothing: bool,
}

/// A decision: the card to choose, and the trick.
struct Turn<'a> {
    position: &'a Position,
    may: Cards,
    side: u8,
    seat: u8,
}

impl Heuristic {
    /// Build the policy for a ranking. `nothing` says whether the declaring side must take nothing.
    pub fn of(ranking: &Ranking, nothing: bool) -> Heuristic {
        let low = |card: usize| u16::from(ranking.points[card]) * 256 + u16::from(ranking.strength[card]);
        Heuristic {
            ranking: ranking.clone(),
            beating: std::array::from_fn(|card| ranking.beating(card as Card)),
            low: std::array::from_fn(low),
            trumps: ranking.trump.map_or(Cards::NONE, |trump| ranking.suits[trump as usize]),
            nothing,
        }
    }

    /// Choose a card by the rules of thumb, which do not cover random decisions and low leads.
    fn planned(&self, turn: &Turn) -> Card {
        match (self.nothing, turn.position.played == 0) {
            (true, _) => self.duck(turn),
            (false, true) => self.highest(self.masters(turn)),
            (false, false) => self.follow(turn),
        }
    }

    /// Return whether the seat leads a low card of any suit.
    fn leads_any(&self, turn: &Turn) -> bool {
        !self.nothing && turn.position.played == 0 && self.masters(turn).is_empty()
    }

    /// Return the leads that cannot be beaten.
    fn masters(&self, turn: &Turn) -> Cards {
        let theirs = turn.foes();
        let holds = |card: &Card| (self.beating[*card as usize] & theirs & self.same(*card)).is_empty();
        turn.may.filter(|card| holds(card) && !self.trumped(turn, *card)).collect()
    }

    /// Lead a card that cannot be beaten, else a low card.
    fn lead(&self, turn: &Turn, rng: &mut impl Rng) -> Card {
        let masters = self.masters(turn);
        if !masters.is_empty() {
            return self.highest(masters);
        }
        let among = self.plain(turn);
        let mut cards = among;
        let any = cards.nth(rng.below(u64::from(among.count())) as usize).unwrap_or(0);
        self.lowest(among & self.same(any))
    }

    /// Return the cards of a card's suit.
    fn same(&self, card: Card) -> Cards {
        self.ranking.following(card)
    }

    /// Return whether an opponent is void in the suit and can trump it.
    fn trumped(&self, turn: &Turn, card: Card) -> bool {
        let suit = self.same(card);
        (0..turn.position.seats).any(|seat| {
            let hand = turn.position.hands[seat as usize];
            !turn.friend(seat) && (hand & suit).is_empty() && !(hand & self.trumps).is_empty()
        })
    }

    /// Return the cards among which a low lead is chosen; trumps are kept.
    fn plain(&self, turn: &Turn) -> Cards {
        let plain = turn.may - self.trumps;
        if plain.is_empty() { turn.may } else { plain }
    }

    fn follow(&self, turn: &Turn) -> Card {
        let position = turn.position;
        let place = position.winning(&self.ranking);
        let best = position.trick[place];
        let holder = (position.leader + place as u8) % position.seats;
        let winners = turn.may & self.beating[best as usize];
        if turn.friend(holder) && self.stays(turn, best) {
            let under = turn.may - winners;
            return self.dearest(if under.is_empty() { turn.may } else { under });
        }
        let held: Cards = winners.filter(|&card| self.stays(turn, card)).collect();
        if !held.is_empty() {
            return self.dearest(held);
        }
        let under = turn.may - winners;
        self.lowest(if under.is_empty() { turn.may } else { under })
    }

    /// Return whether no opponent who is still to play can beat a card.
    fn stays(&self, turn: &Turn, card: Card) -> bool {
        let position = turn.position;
        let led = if position.played == 0 { card } else { position.trick[0] };
        (1..position.seats - position.played).all(|after| {
            let seat = (turn.seat + after) % position.seats;
            let may = || self.ranking.may_follow(position.hands[seat as usize], led);
            turn.friend(seat) || (may() & self.beating[card as usize]).is_empty()
        })
    }

    /// Play the highest card below the best of the trick; if there is none, the lowest, or as last player the highest.
    /// Lead low. Without the suit led, discard the highest.
    fn duck(&self, turn: &Turn) -> Card {
        let position = turn.position;
        if position.played == 0 {
            return self.weakest(turn.may);
        }
        let place = position.winning(&self.ranking);
        let best = position.trick[place];
        let holder = (position.leader + place as u8) % position.seats;
        let under = turn.may - self.beating[best as usize];
        let last = position.played + 1 == position.seats;
        if under.is_empty() {
            return if last { self.highest(turn.may) } else { self.weakest(turn.may) };
        }
        if !turn.own() && !turn.friend(holder) {
            return self.dearest(under);
        }
        self.highest(under)
    }

    fn lowest(&self, cards: Cards) -> Card {
        cards.min_by_key(|&card| self.low[card as usize]).unwrap_or(0)
    }

    /// Return the card with the most points. Among cards with equal points, return the weakest.
    fn dearest(&self, cards: Cards) -> Card {
        let by = |card: &Card| {
            let card = *card as usize;
            (self.ranking.points[card], u8::MAX - self.ranking.strength[card])
        };
        cards.max_by_key(by).unwrap_or(0)
    }

    fn weakest(&self, cards: Cards) -> Card {
        cards.min_by_key(|&card| self.ranking.strength[card as usize]).unwrap_or(0)
    }

    fn highest(&self, cards: Cards) -> Card {
        cards.max_by_key(|&card| self.ranking.strength[card as usize]).unwrap_or(0)
    }
}

impl<T: Table> Policy<T> for Heuristic {
    fn probabilities(&self, table: &T) -> Probabilities {
        let turn = Turn::at(table);
        let mut weights = [0.0; CARDS];
        let whims = if turn.may.count() == 1 { 0.0 } else { 1.0 / f32::from(WHIMS) };
        for card in turn.may {
            weights[card as usize] = whims / f32::from(turn.may.count() as u8);
        }
        if self.leads_any(&turn) {
            let plain = self.plain(&turn);
            for any in plain {
                let low = self.lowest(plain & self.same(any));
                weights[low as usize] += (1.0 - whims) / f32::from(plain.count() as u8);
            }
        } else {
            weights[self.planned(&turn) as usize] += 1.0 - whims;
        }
        turn.may.fold(Probabilities::NONE, |sum, card| sum.with(card, weights[card as usize]))
    }

    fn choose(&self, table: &T, rng: &mut impl Rng) -> Card {
        let turn = Turn::at(table);
        let (mut may, choices) = (turn.may, u64::from(turn.may.count()));
        if choices == 1 {
            return may.0.trailing_zeros() as Card;
        }
        if rng.below(u64::from(WHIMS)) == 0 {
            return may.nth(rng.below(choices) as usize).unwrap_or(0);
        }
        if turn.position.played == 0 && !self.nothing { self.lead(&turn, rng) } else { self.planned(&turn) }
    }
}

impl<'a> Turn<'a> {
    fn at(table: &'a impl Table) -> Turn<'a> {
        let position = table.position();
        Turn { position, may: table.legal(), side: table.side(), seat: position.turn() }
    }

    fn friend(&self, seat: u8) -> bool {
        (self.side >> seat & 1) == (self.side >> self.seat & 1)
    }

    /// Return the opponents' cards.
    fn foes(&self) -> Cards {
        let seats = (0..self.position.seats).filter(|&seat| !self.friend(seat));
        seats.fold(Cards::NONE, |cards, seat| cards | self.position.hands[seat as usize])
    }

    /// Return whether the seat on turn belongs to the declaring side.
    fn own(&self) -> bool {
        self.side >> self.seat & 1 == 1
    }
}
