//! The rules of a trick: which cards may be played to it, which card takes it, and its points.
//!
//! Search, trees, rollouts, sampling and bulk play all use this module. Each may lay out cards in its own way, so the
//! rule of following works on sets of any layout. `Ranking` says which card takes a trick, in the forms that the
//! layouts are built from.

use crate::cards::{CARDS, Card, Cards};
use crate::position::Position;
use crate::ranking::Ranking;

/// The duty of the holder of a called card: to play it when its suit is led, and to lead its suit only with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Duty {
    /// The called card as a set; empty if no card is called.
    pub card: u64,
    /// The cards that its holder may play when leading or when its suit is led, if it may play them at all.
    pub bound: u64,
}

impl Duty {
    /// The duty where no card is called.
    pub const NONE: Duty = Duty { card: 0, bound: u64::MAX };

    /// Return the duty for a card called from a suit, both as sets.
    pub fn of(card: u64, suit: u64) -> Duty {
        Duty { card, bound: card | !suit }
    }
}

/// Return the cards that a hand may play: those that follow the lead, else the obliged ones, else all.
///
/// `following` are the cards that follow the suit led, all cards at a lead. `obliged` are the cards that a player who
/// cannot follow must play: the trumps, or none.
#[inline]
pub fn may_play(hand: u64, following: u64, obliged: u64, duty: Duty) -> u64 {
    let (follows, instead) = (hand & following, hand & obliged);
    if follows != 0 {
        return if follows & duty.card == 0 { follows } else { follows & duty.bound };
    }
    if instead == 0 { hand } else { instead }
}

/// Return the cards that a hand may lead where trumps wait: those that are no trumps, if it holds one.
#[inline]
pub fn but_trumps(hand: u64, trumps: u64) -> u64 {
    if hand & !trumps == 0 { hand } else { hand & !trumps }
}

/// A complete trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The seat that took it and leads next.
    pub winner: u8,
    /// The card points in it.
    pub points: u32,
}

impl Ranking {
    /// Return the cards that follow a lead.
    #[inline]
    pub fn following(&self, led: Card) -> Cards {
        self.suits[self.suit_of[led as usize] as usize]
    }

    /// Return the trumps.
    #[inline]
    pub fn trumps(&self) -> Cards {
        self.trump.map_or(Cards::NONE, |trump| self.suits[trump as usize])
    }

    /// Return the cards that a player who cannot follow must play.
    #[inline]
    pub fn obliged(&self) -> Cards {
        if self.must_trump { self.trumps() } else { Cards::NONE }
    }

    /// Return the duty of the holder of a called card.
    pub fn duty(&self, called: Option<Card>) -> Duty {
        called.map_or(Duty::NONE, |card| Duty::of(Cards::of(card).0, self.following(card).0))
    }

    /// Return the cards of a hand that may follow this lead, if no card is called.
    #[inline]
    pub fn may_follow(&self, hand: Cards, led: Card) -> Cards {
        Cards(may_play(hand.0, self.following(led).0, self.obliged().0, Duty::NONE))
    }

    /// Return whether a card beats the best card of a trick.
    #[inline]
    pub fn beats(&self, card: Card, best: Card) -> bool {
        let (card, best) = (card as usize, best as usize);
        let counts = self.suit_of[card] == self.suit_of[best] || Some(self.suit_of[card]) == self.trump;
        counts && self.strength[card] > self.strength[best]
    }

    /// Return the cards that beat this one.
    pub fn beating(&self, best: Card) -> Cards {
        Cards::ALL.filter(|&card| self.beats(card, best)).collect()
    }

    /// Return the power of each card when this suit is led: from 1 up in the order of the ranking, 0 for a card that
    /// cannot win.
    pub fn powers(&self, led: u8) -> [u8; CARDS] {
        let mut steps = self.strength.to_vec();
        steps.sort_unstable();
        steps.dedup();
        std::array::from_fn(|card| {
            let suit = self.suit_of[card];
            if suit != led && Some(suit) != self.trump {
                return 0;
            }
            1 + steps.partition_point(|&strength| strength < self.strength[card]) as u8
        })
    }
}

impl Position {
    /// Return the cards that the seat to play may play.
    #[inline]
    pub fn playable(&self, ranking: &Ranking) -> Cards {
        let hand = self.hands[self.turn() as usize];
        if self.locked && self.played == 0 {
            return Cards(but_trumps(hand.0, ranking.trumps().0));
        }
        let following = if self.played > 0 { ranking.following(self.trick[0]).0 } else { u64::MAX };
        Cards(may_play(hand.0, following, ranking.obliged().0, ranking.duty(self.called)))
    }

    /// Return the position in the trick, the leader's being 0, of the card that takes it so far.
    #[inline]
    pub fn winning(&self, ranking: &Ranking) -> usize {
        let mut best = 0;
        for place in 1..self.played as usize {
            if ranking.beats(self.trick[place], self.trick[best]) {
                best = place;
            }
        }
        best
    }

    /// Play a card of the seat to play. A complete trick goes to its winner. Once the called card is played, its duty
    /// ends. Once a trump is played, trumps may be led.
    #[inline]
    pub fn play(&mut self, card: Card, ranking: &Ranking) -> Option<Taken> {
        let turn = self.turn() as usize;
        self.hands[turn] = self.hands[turn] - Cards::of(card);
        self.trick[self.played as usize] = card;
        self.played += 1;
        if self.called == Some(card) {
            self.called = None;
        }
        self.locked &= !ranking.trumps().has(card);
        (self.played == self.seats).then(|| self.gather(ranking))
    }

    #[inline]
    fn gather(&mut self, ranking: &Ranking) -> Taken {
        let winner = (self.leader + self.winning(ranking) as u8) % self.seats;
        let mut points = self.table().iter().map(|&card| u32::from(ranking.points[card as usize])).sum();
        (self.leader, self.played) = (winner, 0);
        if self.last > 0 && self.hands.iter().all(|hand| hand.is_empty()) {
            points += self.last;
        }
        Taken { winner, points }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hearts, the second suit, are trumps. Every suit runs from ace to six.
    fn ranking(must_trump: bool) -> Ranking {
        Ranking::new(
            std::array::from_fn(|card| card as u8 / 9),
            std::array::from_fn(|card| 9 - card as u8 % 9 + if card / 9 == 1 { 9 } else { 0 }),
            std::array::from_fn(|card| [11, 4, 3, 2, 10].get(card % 9).copied().unwrap_or(0)),
            Some(1),
            must_trump,
        )
        .unwrap()
    }

    fn set(cards: &[Card]) -> Cards {
        cards.iter().copied().collect()
    }

    #[test]
    fn a_player_follows_suit_or_trumps_if_the_rules_demand_it() {
        let hand = set(&[3, 10, 20]);
        for (led, strict, free) in
            [(0, set(&[3]), set(&[3])), (27, set(&[10]), hand), (9, set(&[10]), set(&[10]))]
        {
            assert_eq!(ranking(true).may_follow(hand, led), strict);
            assert_eq!(ranking(false).may_follow(hand, led), free);
        }
        assert_eq!(
            ranking(true).may_follow(set(&[3, 20]), 27),
            set(&[3, 20]),
            "neither suit nor trumps: anything"
        );
    }

    #[test]
    fn a_called_card_is_due_when_its_suit_is_led() {
        let (hand, duty) = (set(&[0, 1, 2, 20]), ranking(false).duty(Some(1)));
        let may = |following: u64| Cards(may_play(hand.0, following, 0, duty));
        assert_eq!(may(u64::MAX), set(&[1, 20]), "a lead");
        assert_eq!(may(ranking(false).following(5).0), set(&[1]), "its suit was led");
        assert_eq!(may(ranking(false).following(22).0), set(&[20]), "another suit was led");
        assert_eq!(may(ranking(false).following(30).0), hand, "none of the suit led");
    }

    #[test]
    fn trumps_wait_until_one_is_played() {
        let ranking = ranking(true);
        let hands = [set(&[0, 9]), set(&[10, 11]), set(&[12, 27])];
        let mut position = Position::new(&hands, 0, &[], None).unwrap();
        position.locked = true;
        assert_eq!(position.playable(&ranking), set(&[0]), "another suit is to be led");
        position.play(0, &ranking);
        assert_eq!(position.playable(&ranking), set(&[10, 11]), "who cannot follow trumps");
        position.play(10, &ranking);
        position.play(12, &ranking);
        assert!(!position.locked);
        let mut position = Position::new(&hands, 1, &[], None).unwrap();
        position.locked = true;
        assert_eq!(position.playable(&ranking), set(&[10, 11]), "nothing but trumps");
    }

    #[test]
    fn the_last_trick_takes_what_goes_with_it() {
        let ranking = ranking(true);
        let mut position = Position::new(&[set(&[0, 4]), set(&[1, 5]), set(&[2, 6])], 0, &[], None).unwrap();
        position.last = 8;
        let mut taken = Vec::new();
        for card in [0, 5, 2, 4, 1, 6] {
            taken.extend(position.play(card, &ranking));
        }
        assert_eq!(taken, [Taken { winner: 0, points: 14 }, Taken { winner: 1, points: 22 }]);
    }

    #[test]
    fn powers_and_beating_sets_agree_with_beats() {
        let ranking = ranking(true);
        for best in 0..CARDS as Card {
            for card in 0..CARDS as Card {
                let says = ranking.beats(card, best);
                assert_eq!(ranking.beating(best).has(card), says);
                let powers = ranking.powers(ranking.suit_of[best as usize]);
                assert_eq!(powers[card as usize] > powers[best as usize], says, "{card} {best}");
            }
        }
    }

    #[test]
    fn a_complete_trick_goes_to_the_highest_trump_with_its_points() {
        let ranking = ranking(true);
        let hands = [set(&[0, 35]), set(&[17, 34]), set(&[4, 33])];
        let mut position = Position::new(&hands, 0, &[], None).unwrap();
        assert_eq!(position.play(0, &ranking), None);
        assert_eq!(position.play(17, &ranking), None);
        assert_eq!(position.winning(&ranking), 1);
        assert_eq!(position.play(4, &ranking), Some(Taken { winner: 1, points: 21 }));
        assert_eq!((position.leader, position.turn(), position.table().len()), (1, 1, 0));
    }
}
