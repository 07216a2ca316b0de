//! The features of a situation and of each legal card, computed from what the seat on turn knows.

use crate::cards::{Card, Cards};
use crate::error::Error;

use super::history::{Compared, History};
use super::observation::Observation;
use super::policies::Table;
use super::replay::Replay;
use super::schema::{features, width};

/// The number of columns of the situation features.
pub const SITUATION_FEATURES: usize = width(SITUATION);
/// The number of columns of the card features.
pub const CARD_FEATURES: usize = width(CARD);

/// A situation as the seat on turn knows it.
#[derive(Clone, Copy)]
pub(super) struct Situation<'a> {
    pub observation: &'a Observation,
    pub state: &'a Replay<'a>,
    pub history: &'a History,
    pub compared: &'a Compared,
}

/// A legal card in a situation.
pub(super) struct Choice<'a> {
    at: &'a Situation<'a>,
    card: Card,
    /// The cards of the card's suit, and those of them that the seat holds.
    suit: u64,
    own: u64,
    /// 1 for a trump.
    trump: usize,
    class: usize,
    status: usize,
    /// The hidden cards of the card's suit that are stronger, and those that are weaker.
    above: u64,
    below: u64,
}

features! {
    /// The features of a situation.
    SITUATION, of_situation(at: Situation<'_>) {
        "role-and-turn": 20 = one_hot(at.observation.role * 4 + at.state.position.played as usize),
        "hand-size": 13 = one_hot(many(at.observation.own)),
        "who-has-the-trick": 12 = one_hot_if(at.observation.best.map(|(card, holder)| {
            relation(at.observation, holder) * 3 + at.observation.danger(card, at.compared)
        })),
        "points-on-the-table": 6 = one_hot_if(at.observation.best.map(|_| points_step(at.points_on_the_table()))),
        "duty": 5 = one_hot(duty(at.observation, at.state, at.compared)),
        "own-trumps": 8 = one_hot(many(at.observation.own & at.compared.trumps)),
        "hidden-trumps": 8 = one_hot(many(at.observation.hidden & at.compared.trumps)),
        "trumps-and-turns": 8 = flags(at.trumps_and_turns()),
        "taken-by-own-side": 16 = one_hot_if(at.taken(at.own_side())),
        "taken-by-the-others": 14 = one_hot_if(at.taken(1 - at.own_side())),
        "called-card": 4 = one_hot_if(at.called_card()),
        "voids": 5 = one_hot(at.voids()),
        "widow-buried": 1 = flags([at.history.has_discards]),
        "still-to-play": 4 = one_hot(
            seats(at.observation.friends & at.observation.after)
                + 2 * usize::from(seats(at.observation.foes & at.observation.after) > 1)
        ),
    }
}

features! {
    /// The features of a card.
    CARD, of_choice(of: Choice<'_>) {
        "class": 12 = one_hot(of.trump * 6 + of.class),
        "status-and-class": 42 = one_hot(of.status * 6 + of.class),
        "stronger-hidden": 16 = one_hot(of.trump * 8 + many(of.above).min(3) * 2 + usize::from(of.below == 0)),
        "suit-length": 10 = one_hot(of.trump * 5 + many(of.own).clamp(1, 5) - 1),
        "own-above-and-below": 24 = one_hot(of.own_above_and_below()),
        "joined": 2 = flags(neighbours_of(of.at.observation, of.at.compared, of.card)),
        "lead-voids": 8 = flags_if(of.lead_voids()),
        "lead-gone-and-hidden": 16 = one_hot_if(of.lead_gone_and_hidden()),
        "thrown-to": 24 = one_hot_if(of.recipient()),
        "extremes": 4 = flags(extremes_of(of.at.observation, of.at.history, of.at.compared, of.card)),
        "role-and-kind": 50 = one_hot(of.role_and_kind()),
        "dearest-above": 7 = one_hot(of.dearest_above()),
        "called": 2 = flags(of.called()),
        "singleton": 2 = flags(of.singleton()),
        "depth": 20 = one_hot(of.trump * 10 + of.at.compared.depth[of.card as usize] as usize),
        "suit-led-by": 6 = flags(of.suit_led_by()),
        "left-guarded": 21 = one_hot(guard_of(of.at.observation, of.at.compared, of.card, of.class)),
    }
}

/// A decision described by features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionFeatures {
    /// The seat to play.
    pub seat: u8,
    /// The features of the situation.
    pub situation: Vec<u16>,
    /// Each legal card and its features.
    pub cards: Vec<(Card, Vec<u16>)>,
    /// The card that was played.
    pub played: Card,
}

/// Return every decision of a history with several legal cards, given the hands before the first card.
pub fn decision_features(
    history: &History,
    hands: &[u64],
    aside: u64,
) -> Result<Vec<DecisionFeatures>, Error> {
    let played = history.played_by();
    let held = hands.iter().zip(played).all(|(hand, played)| played & !hand == 0);
    let mut row: Vec<u64> = hands.iter().zip(played).map(|(hand, played)| hand & !played).collect();
    row.push(aside);
    if !held || row.len() != history.seats as usize + 1 {
        return Err(Error::new("every seat has a hand, with the cards that it has played"));
    }
    history.check_worlds(&row)?;
    let compared = Compared::of(history);
    let mut state = Replay::begin(history, &compared, hands, aside);
    let mut all = Vec::new();
    for &card in &history.played {
        let observation = Observation::at(&state);
        if observation.legal.count_ones() > 1 && observation.legal >> card & 1 == 1 {
            all.push(describe(&Situation::of(&observation, &state), card));
        }
        state.play(card);
    }
    Ok(all)
}

fn describe(at: &Situation<'_>, played: Card) -> DecisionFeatures {
    let mut situation = Vec::new();
    of_situation(at, |feature| situation.push(feature as u16));
    let features = |card| {
        let mut features = Vec::new();
        of_card(at, card, |feature| features.push(feature as u16));
        (card, features)
    };
    DecisionFeatures {
        seat: at.observation.seat as u8,
        situation,
        cards: Cards(at.observation.legal).map(features).collect(),
        played,
    }
}

/// Write the features of a card.
#[inline]
pub(super) fn of_card(at: &Situation<'_>, card: Card, feature: impl FnMut(usize)) {
    of_choice(&Choice::of(at, card), feature);
}

#[inline]
fn many(cards: u64) -> usize {
    cards.count_ones() as usize
}

/// Return the points on the table in six steps.
fn points_step(points: u32) -> usize {
    [1, 4, 10, 14, 21].iter().filter(|&&from| points >= from).count()
}

/// Return the kind of choice: a lead, following a plain suit or trumps, only trumps, any card.
fn duty(observation: &Observation, state: &Replay<'_>, compared: &Compared) -> usize {
    let Some(&led) = state.position.table().first() else { return 0 };
    let suit = compared.suit[led as usize];
    match () {
        () if observation.own & suit != 0 => 1 + usize::from(suit == compared.trumps),
        () if observation.legal & !compared.trumps == 0 => 3,
        () => 4,
    }
}

impl<'a> Situation<'a> {
    /// Build the situation from an observation.
    #[inline]
    pub fn of(observation: &'a Observation, state: &'a Replay<'a>) -> Situation<'a> {
        Situation { observation, state, history: state.history, compared: state.compared }
    }

    fn points_on_the_table(&self) -> u32 {
        let table = self.state.position.table();
        table.iter().map(|&card| u32::from(self.history.ranking.points[card as usize])).sum()
    }

    /// Return who is known to be void in trumps, whether the seat has the last or the most of them, and who plays
    /// after it.
    #[inline]
    fn trumps_and_turns(&self) -> [bool; 8] {
        let (observation, trumps) = (self.observation, self.compared.trumps);
        let out = |seats: u8| {
            (0..4).any(|seat| {
                seats >> seat & 1 == 1 && observation.may[seat] & trumps == 0 && seat != observation.seat
            })
        };
        let declarer = 1u8 << observation.declarer;
        [
            out(declarer),
            out(observation.friends & !declarer),
            out(observation.foes & !declarer),
            observation.own & trumps != 0 && observation.hidden & trumps == 0,
            many(observation.own & trumps) > many(observation.hidden & trumps),
            observation.after & observation.foes & declarer != 0,
            observation.after & observation.foes & !declarer != 0,
            observation.after & observation.friends != 0,
        ]
    }

    /// Return the seat's side: 0 for the declaring side, 1 for its opponents.
    fn own_side(&self) -> usize {
        usize::from(self.state.side >> self.observation.seat & 1 == 0)
    }

    /// Return what a side has taken, in steps, if the seat knows who belongs to it.
    #[inline]
    fn taken(&self, side: usize) -> Option<usize> {
        let (state, observation) = (self.state, self.observation);
        let known = state.open || observation.friends & 1 << observation.declarer != 0;
        known.then(|| {
            if self.history.counts_tricks {
                state.tricks[side] as usize
            } else {
                (state.points[side] as usize).div_ceil(10)
            }
        })
    }

    /// Return where the called card is: in hand, played, with a partner of the declarer who asks, or unknown.
    fn called_card(&self) -> Option<usize> {
        let observation = self.observation;
        self.history.called.map(|card| match () {
            () if observation.own >> card & 1 == 1 => 0,
            () if self.state.gone >> card & 1 == 1 => 1,
            () if observation.seat == observation.declarer => 2,
            () => 3,
        })
    }

    fn voids(&self) -> usize {
        let suits = self.history.ranking.suits.map(|suit| suit.0 & self.history.pack.0);
        suits.iter().filter(|&&suit| self.observation.own & suit == 0).count()
    }
}

#[inline]
fn seats(seats: u8) -> usize {
    seats.count_ones() as usize
}

/// Return the relation of a seat to the seat on turn: 0 partner, 1 opponent, 2 unknown, 3 the same seat.
fn relation(observation: &Observation, seat: usize) -> usize {
    match () {
        () if seat == observation.seat => 3,
        () if observation.friends >> seat & 1 == 1 => 0,
        () if observation.foes >> seat & 1 == 1 => 1,
        () => 2,
    }
}

/// Return whether a card takes the trick, and how surely: 0 to 2 for a lead that is safe, may be trumped, or may be
/// beaten; 3 to 5 the same for a card that takes the trick so far; 6 for one that does not.
fn status(observation: &Observation, compared: &Compared, card: Card) -> usize {
    match observation.best {
        None => observation.danger(card, compared),
        Some((best, _)) if compared.beating[best as usize] >> card & 1 == 1 => {
            3 + observation.danger(card, compared)
        }
        Some(_) => 6,
    }
}

impl<'a> Choice<'a> {
    #[inline]
    fn of(at: &'a Situation<'a>, card: Card) -> Choice<'a> {
        let (observation, compared, place) = (at.observation, at.compared, card as usize);
        let suit = compared.suit[place];
        Choice {
            at,
            card,
            suit,
            own: observation.own & suit,
            trump: usize::from(compared.trumps >> card & 1 == 1),
            class: compared.class[place] as usize,
            status: status(observation, compared, card),
            above: observation.hidden & compared.higher[place],
            below: observation.hidden & compared.lower[place],
        }
    }

    fn own_above_and_below(&self) -> usize {
        let (compared, place) = (self.at.compared, self.card as usize);
        let (over, under) = (many(self.own & compared.higher[place]), many(self.own & compared.lower[place]));
        self.trump * 12 + over.min(2) * 4 + under.min(3)
    }

    /// For a lead, return who is known to be void in the suit.
    #[inline]
    fn lead_voids(&self) -> Option<[bool; 8]> {
        let (observation, compared, suit) = (self.at.observation, self.at.compared, self.suit);
        if observation.best.is_some() {
            return None;
        }
        let out = |seat: usize| observation.may[seat] & suit == 0;
        let ruffs = |seat: usize| out(seat) && observation.may[seat] & compared.trumps != 0;
        let any_of = |seats: u8, is: &dyn Fn(usize) -> bool| {
            (0..self.at.history.seats as usize)
                .any(|seat| seats >> seat & 1 == 1 && seat != observation.seat && is(seat))
        };
        let declarer = 1u8 << observation.declarer;
        let plain = suit != compared.trumps;
        Some([
            any_of(declarer, &ruffs) && plain,
            any_of(declarer, &|seat| out(seat) && !ruffs(seat)),
            any_of(observation.friends & !declarer, &ruffs) && plain,
            any_of(observation.friends & !declarer, &|seat| out(seat) && !ruffs(seat)),
            any_of(observation.foes & !declarer, &ruffs) && plain,
            any_of(observation.foes & !declarer, &|seat| out(seat) && !ruffs(seat)),
            observation.hidden & suit == 0,
            self.at.state.laid == 0,
        ])
    }

    /// For a lead, return how much of the suit is played and how much is hidden.
    #[inline]
    fn lead_gone_and_hidden(&self) -> Option<usize> {
        let observation = self.at.observation;
        let gone = many(self.at.state.gone & self.suit);
        let hidden = many(observation.hidden & self.suit);
        observation.best.is_none().then(|| gone.min(7).div_ceil(2).min(3) * 4 + hidden.div_ceil(2).min(3))
    }

    /// For a card that does not take the trick, return who gets it, and how surely if it is a partner.
    #[inline]
    fn recipient(&self) -> Option<usize> {
        let observation = self.at.observation;
        observation.best.filter(|_| self.status == 6).map(|(best, holder)| {
            let held = relation(observation, holder).min(2);
            let safely = || usize::from(observation.danger(best, self.at.compared) > 0);
            (if held == 0 { safely() } else { held + 1 }) * 6 + self.class
        })
    }

    fn role_and_kind(&self) -> usize {
        let (leads, kind) = (self.at.observation.best.is_none(), self.status % 3);
        (self.at.observation.role * 2 + usize::from(leads)) * 5
            + if self.trump == 1 { 3 + usize::from(kind == 0) } else { kind }
    }

    fn dearest_above(&self) -> usize {
        let dearest = Cards(self.above).map(|other| self.at.compared.class[other as usize]).max();
        dearest.map_or(0, |class| 1 + class as usize)
    }

    /// Return whether the card is the called card, and whether the card has the suit of the called card.
    fn called(&self) -> [bool; 2] {
        let called = self.at.history.called;
        [
            called == Some(self.card),
            called.is_some_and(|called| self.suit >> called & 1 == 1 && called != self.card),
        ]
    }

    fn singleton(&self) -> [bool; 2] {
        let alone = self.trump == 0 && many(self.own) == 1;
        [alone, alone && self.at.observation.own & self.at.compared.trumps != 0]
    }

    #[inline]
    fn suit_led_by(&self) -> [bool; 6] {
        let (observation, state) = (self.at.observation, self.at.state);
        let letter = self.at.history.ranking.suit_of[self.card as usize];
        let led_by =
            |seats: u8| (0..4).any(|seat| seats >> seat & 1 == 1 && state.led[seat] >> letter & 1 == 1);
        let me = 1u8 << observation.seat;
        let (plain, leads) = (self.trump == 0, observation.best.is_none());
        [
            led_by(me),
            led_by(observation.friends & !me),
            led_by(observation.foes),
            plain && led_by(1 << observation.declarer),
            plain && leads && led_by(observation.friends & !me),
            plain && leads && led_by(observation.foes),
        ]
    }
}

/// Return how the best card of the suit that is not the highest is guarded after this card is gone.
fn guard_of(observation: &Observation, compared: &Compared, card: Card, class: usize) -> usize {
    let left = observation.own & compared.suit[card as usize] & !(1 << card);
    let above = |other: &Card| many(observation.hidden & compared.higher[*other as usize]);
    let dear = Cards(left).filter(|other| compared.class[*other as usize] >= 4).min_by_key(above);
    let Some(other) = dear else { return class.min(5) };
    let guards = many(left & compared.lower[other as usize]);
    6 + (above(&other).min(2) * 5 + guards.min(4)).min(14)
}

/// Return whether the next higher card of the suit is equivalent to a card, and whether the next lower one is.
fn neighbours_of(observation: &Observation, compared: &Compared, card: Card) -> [bool; 2] {
    let at = card as usize;
    let (higher, lower) = (compared.higher[at], compared.lower[at]);
    let next = |beyond: u64, other: fn(&Compared, usize) -> u64| {
        Cards(observation.own & beyond).any(|held| {
            let between = other(compared, held as usize) & beyond;
            observation.hidden & between == 0
        })
    };
    [next(higher, |compared, held| compared.lower[held]), next(lower, |compared, held| compared.higher[held])]
}

/// Return whether the card is the lowest or highest of the legal cards, and of its suit.
fn extremes_of(observation: &Observation, history: &History, compared: &Compared, card: Card) -> [bool; 4] {
    let ranking = &history.ranking;
    let cost = |card: Card| (ranking.points[card as usize], ranking.strength[card as usize]);
    let cheapest = Cards(observation.legal).all(|other| cost(card) <= cost(other));
    let dearest = Cards(observation.legal).all(|other| cost(card) >= cost(other));
    let own = observation.legal & compared.suit[card as usize];
    let at = card as usize;
    [cheapest, dearest, own & compared.lower[at] == 0, own & compared.higher[at] == 0]
}
