//! The rollout policy beyond the tree, by rules of thumb: win what can be won and held, feed a partner, else keep low.
//!
//! Where somebody is to take nothing, he stays under the others' cards, and they under his.

use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;
use crate::sampler::chance::Chance;

/// Once in so many times any card is played, so that no world is always played the same.
const WHIMS: u64 = 8;

/// How cards compare, looked up.
pub(super) struct Heuristic {
    ranking: Ranking,
    /// By card, those that take the trick from it if they are played to it.
    beating: [Cards; CARDS],
    /// By card, what is thrown away first: low cards that count little.
    low: [u16; CARDS],
    trumps: Cards,
    nothing: bool,
}

/// A card to be added, and to what.
struct Turn<'a> {
    position: &'a Position,
    may: Cards,
    side: u8,
    seat: u8,
}

impl Heuristic {
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

    /// The card played next.
    pub fn choose(&self, position: &Position, side: u8, chance: &mut Chance) -> Card {
        let mut may = position.playable(&self.ranking);
        let choices = u64::from(may.count());
        if choices == 1 {
            return may.0.trailing_zeros() as Card;
        }
        if chance.below(WHIMS) == 0 {
            return may.nth(chance.below(choices) as usize).unwrap_or(0);
        }
        let turn = Turn { position, may, side, seat: position.turn() };
        match (self.nothing, position.played == 0) {
            (true, _) => self.duck(&turn),
            (false, true) => self.lead(&turn, chance),
            (false, false) => self.follow(&turn),
        }
    }

    /// Something that cannot be beaten; else a low card.
    fn lead(&self, turn: &Turn, chance: &mut Chance) -> Card {
        let theirs = turn.foes();
        let holds = |card: &Card| (self.beating[*card as usize] & theirs & self.same(*card)).is_empty();
        let safe = |card: &Card| holds(card) && !self.trumped(turn, *card);
        let masters: Cards = turn.may.filter(safe).collect();
        if masters.is_empty() {
            return self.lowest_plain(turn, chance);
        }
        self.highest(masters)
    }

    /// The cards of its own suit.
    fn same(&self, card: Card) -> Cards {
        self.ranking.following(card)
    }

    /// Whether a foe has none of the suit and a trump for it.
    fn trumped(&self, turn: &Turn, card: Card) -> bool {
        let suit = self.same(card);
        (0..turn.position.seats).any(|seat| {
            let hand = turn.position.hands[seat as usize];
            !turn.friend(seat) && (hand & suit).is_empty() && !(hand & self.trumps).is_empty()
        })
    }

    /// A low card of any suit; trumps are kept.
    fn lowest_plain(&self, turn: &Turn, chance: &mut Chance) -> Card {
        let plain = turn.may - self.trumps;
        let among = if plain.is_empty() { turn.may } else { plain };
        let mut cards = among;
        let any = cards.nth(chance.below(u64::from(among.count())) as usize).unwrap_or(0);
        self.lowest(among & self.same(any))
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

    /// Whether no foe who is still to play can take the trick from a card.
    fn stays(&self, turn: &Turn, card: Card) -> bool {
        let position = turn.position;
        let led = if position.played == 0 { card } else { position.trick[0] };
        (1..position.seats - position.played).all(|after| {
            let seat = (turn.seat + after) % position.seats;
            let may = || self.ranking.may_follow(position.hands[seat as usize], led);
            turn.friend(seat) || (may() & self.beating[card as usize]).is_empty()
        })
    }

    /// Under the card that has the trick, as high as that goes; where that cannot be, the lowest, or the highest of
    /// who plays last. Who leads leads low, who has no such suit throws the highest away.
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

    /// What counts most; of equals the weakest.
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

impl Turn<'_> {
    fn friend(&self, seat: u8) -> bool {
        (self.side >> seat & 1) == (self.side >> self.seat & 1)
    }

    /// The cards of those he plays against.
    fn foes(&self) -> Cards {
        let seats = (0..self.position.seats).filter(|&seat| !self.friend(seat));
        seats.fold(Cards::NONE, |cards, seat| cards | self.position.hands[seat as usize])
    }

    /// Whether the player himself is of the declaring side.
    fn own(&self) -> bool {
        self.side >> self.seat & 1 == 1
    }
}
