//! The features of a situation and of each card in it, as whoever is to play sees them: places in a table of weights.

use crate::cards::{Card, Cards};

use super::history::{Compared, History};
use super::observation::Observation;
use super::replay::ReplayState;

/// How many features a situation may have.
pub const SITUATION_FEATURES: usize = 20 + 13 + 12 + 6 + 5 + 16 + 8 + 16 + 14 + 4 + 5 + 4 + 1;
/// How many features a card may have.
pub const CARD_FEATURES: usize = 12 + 42 + 16 + 10 + 24 + 2 + 8 + 16 + 24 + 4 + 50 + 7 + 2 + 2 + 20 + 6 + 21;

/// A decision as it is described by features.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecisionFeatures {
    /// Who was to play.
    pub seat: u8,
    /// The features of the situation.
    pub situation: Vec<u16>,
    /// Every card that might be played, and its features.
    pub cards: Vec<(Card, Vec<u16>)>,
    /// The card that was played.
    pub played: Card,
}

/// Every decision of a history in which there was a choice, had the hands been these before its first card.
pub fn decision_features(history: &History, hands: &[u64], aside: u64) -> Vec<DecisionFeatures> {
    let compared = Compared::of(history);
    let mut state = ReplayState::begun(history, hands, aside);
    let mut all = Vec::new();
    for &card in &history.played {
        let observation = Observation::at(&state, history);
        if observation.legal.count_ones() > 1 && observation.legal >> card & 1 == 1 {
            all.push(written(&observation, &state, history, &compared, card));
        }
        state.add(card, history, &compared);
    }
    all
}

fn written(
    observation: &Observation,
    state: &ReplayState,
    history: &History,
    compared: &Compared,
    played: Card,
) -> DecisionFeatures {
    let mut situation = Vec::new();
    of_situation(observation, state, history, compared, |feature| situation.push(feature as u16));
    let features = |card| {
        let mut features = Vec::new();
        of_card(observation, state, history, compared, card, |feature| features.push(feature as u16));
        (card, features)
    };
    DecisionFeatures {
        seat: observation.seat as u8,
        situation,
        cards: Cards(observation.legal).map(features).collect(),
        played,
    }
}

/// Places handed out one group after another.
struct Places<F: FnMut(usize)> {
    first: usize,
    feature: F,
}

impl<F: FnMut(usize)> Places<F> {
    /// One of a group of so many.
    #[inline]
    fn one(&mut self, of: usize, which: usize) {
        (self.feature)(self.first + which.min(of - 1));
        self.first += of;
    }

    /// One of a group, or none.
    #[inline]
    fn one_if(&mut self, of: usize, which: Option<usize>) {
        if let Some(which) = which {
            (self.feature)(self.first + which.min(of - 1));
        }
        self.first += of;
    }

    /// Each of a few that is so.
    #[inline]
    fn each<const N: usize>(&mut self, so: [bool; N]) {
        for (place, _) in so.iter().enumerate().filter(|(_, so)| **so) {
            (self.feature)(self.first + place);
        }
        self.first += N;
    }
}

#[inline]
fn many(cards: u64) -> usize {
    cards.count_ones() as usize
}

/// How many points lie there, in six steps.
fn pointed(points: u32) -> usize {
    [1, 4, 10, 14, 21].iter().filter(|&&from| points >= from).count()
}

/// What kind of choice it is: a lead, following a plain suit or trumps, nothing but trumps for it, anything.
fn duty(observation: &Observation, state: &ReplayState, compared: &Compared) -> usize {
    let Some(&led) = state.position.table().first() else { return 0 };
    let suit = compared.suit[led as usize];
    match () {
        () if observation.own & suit != 0 => 1 + usize::from(suit == compared.trumps),
        () if observation.legal & !compared.trumps == 0 => 3,
        () => 4,
    }
}

/// The features of a situation.
pub(super) fn of_situation(
    observation: &Observation,
    state: &ReplayState,
    history: &History,
    compared: &Compared,
    feature: impl FnMut(usize),
) {
    let mut places = Places { first: 0, feature };
    let position = &state.position;
    places.one(20, observation.role * 4 + position.played as usize);
    places.one(13, many(observation.own));
    let held = observation
        .best
        .map(|(card, holder)| relation(observation, holder) * 3 + observation.danger(card, compared));
    places.one_if(12, held);
    let points = position.table().iter().map(|&card| u32::from(history.ranking.points[card as usize])).sum();
    places.one_if(6, observation.best.map(|_| pointed(points)));
    places.one(5, duty(observation, state, compared));
    let trumps = compared.trumps;
    places.one(8, many(observation.own & trumps));
    places.one(8, many(observation.hidden & trumps));
    let out = |seats: u8| {
        (0..4).any(|seat| {
            seats >> seat & 1 == 1 && observation.may[seat] & trumps == 0 && seat != observation.seat
        })
    };
    let declarer = 1u8 << observation.declarer;
    places.each([
        out(declarer),
        out(observation.friends & !declarer),
        out(observation.foes & !declarer),
        observation.own & trumps != 0 && observation.hidden & trumps == 0,
        many(observation.own & trumps) > many(observation.hidden & trumps),
        observation.after & observation.foes & declarer != 0,
        observation.after & observation.foes & !declarer != 0,
        observation.after & observation.friends != 0,
    ]);
    let own_side = usize::from(state.side >> observation.seat & 1 == 0);
    let steps = |had: usize| {
        if history.of_tricks { state.tricks[had] as usize } else { (state.points[had] as usize).div_ceil(10) }
    };
    let known = state.open || observation.friends & declarer != 0;
    places.one_if(16, known.then(|| steps(own_side)));
    places.one_if(14, known.then(|| steps(1 - own_side)));
    let called = history.called.map(|card| match () {
        () if observation.own >> card & 1 == 1 => 0,
        () if state.gone >> card & 1 == 1 => 1,
        () if observation.seat == observation.declarer => 2,
        () => 3,
    });
    places.one_if(4, called);
    let suits = history.ranking.suits.map(|suit| suit.0 & history.pack.0);
    places.one(5, suits.iter().filter(|&&suit| observation.own & suit == 0).count());
    places.each([history.buried]);
    places.one(
        4,
        many_u8(observation.friends & observation.after)
            + 2 * usize::from(many_u8(observation.foes & observation.after) > 1),
    );
}

#[inline]
fn many_u8(seats: u8) -> usize {
    seats.count_ones() as usize
}

/// 0: with the seat to play, 1: against it, 2: unknown, 3: itself.
fn relation(observation: &Observation, seat: usize) -> usize {
    match () {
        () if seat == observation.seat => 3,
        () if observation.friends >> seat & 1 == 1 => 0,
        () if observation.foes >> seat & 1 == 1 => 1,
        () => 2,
    }
}

/// Whether a card takes the trick, and how surely: 0 to 2 a lead that is not beaten, may be trumped, may be beaten;
/// 3 to 5 the same of a card that takes the trick so far; 6 of one that does not.
fn status(observation: &Observation, compared: &Compared, card: Card) -> usize {
    match observation.best {
        None => observation.danger(card, compared),
        Some((best, _)) if compared.beating[best as usize] >> card & 1 == 1 => {
            3 + observation.danger(card, compared)
        }
        Some(_) => 6,
    }
}

/// The features of a card.
pub(super) fn of_card(
    observation: &Observation,
    state: &ReplayState,
    history: &History,
    compared: &Compared,
    card: Card,
    feature: impl FnMut(usize),
) {
    let mut places = Places { first: 0, feature };
    let at = card as usize;
    let (bit, suit) = (1u64 << card, compared.suit[at]);
    let trump = usize::from(compared.trumps & bit != 0);
    let class = compared.class[at] as usize;
    let status = status(observation, compared, card);
    let (above, below) = (observation.hidden & compared.higher[at], observation.hidden & compared.lower[at]);
    let own = observation.own & suit;
    places.one(12, trump * 6 + class);
    places.one(42, status * 6 + class);
    places.one(16, trump * 8 + many(above).min(3) * 2 + usize::from(below == 0));
    places.one(10, trump * 5 + many(own).clamp(1, 5) - 1);
    let (over, under) = (many(own & compared.higher[at]), many(own & compared.lower[at]));
    places.one(24, trump * 12 + over.min(2) * 4 + under.min(3));
    places.each(joined(observation, compared, card));
    of_lead(observation, state, history, compared, card, &mut places);
    let thrown = observation.best.filter(|_| status == 6).map(|(best, holder)| {
        let held = relation(observation, holder).min(2);
        (if held == 0 { usize::from(observation.danger(best, compared) > 0) } else { held + 1 }) * 6 + class
    });
    places.one_if(24, thrown);
    places.each(extremes(observation, history, compared, card));
    let (leads, kind) = (observation.best.is_none(), status % 3);
    places.one(
        50,
        (observation.role * 2 + usize::from(leads)) * 5
            + if trump == 1 { 3 + usize::from(kind == 0) } else { kind },
    );
    let dearest = Cards(above).map(|other| compared.class[other as usize]).max();
    places.one(7, dearest.map_or(0, |class| 1 + class as usize));
    places.each([
        history.called == Some(card),
        history.called.is_some_and(|called| suit >> called & 1 == 1 && called != card),
    ]);
    places.each([
        trump == 0 && many(own) == 1,
        trump == 0 && many(own) == 1 && observation.own & compared.trumps != 0,
    ]);
    places.one(20, trump * 10 + compared.depth[at] as usize);
    let letter = history.ranking.suit_of[at];
    let led_by = |seats: u8| (0..4).any(|seat| seats >> seat & 1 == 1 && state.led[seat] >> letter & 1 == 1);
    let me = 1u8 << observation.seat;
    places.each([
        led_by(me),
        led_by(observation.friends & !me),
        led_by(observation.foes),
        trump == 0 && led_by(1 << observation.declarer),
        trump == 0 && observation.best.is_none() && led_by(observation.friends & !me),
        trump == 0 && observation.best.is_none() && led_by(observation.foes),
    ]);
    places.one(21, guarded(observation, compared, card, class));
}

/// What is left of a suit when the card is gone: how its dearest card that is not the highest is guarded.
fn guarded(observation: &Observation, compared: &Compared, card: Card, class: usize) -> usize {
    let left = observation.own & compared.suit[card as usize] & !(1 << card);
    let above = |other: &Card| many(observation.hidden & compared.higher[*other as usize]);
    let dear = Cards(left).filter(|other| compared.class[*other as usize] >= 4).min_by_key(above);
    let Some(other) = dear else { return class.min(5) };
    let guards = many(left & compared.lower[other as usize]);
    6 + (above(&other).min(2) * 5 + guards.min(4)).min(14)
}

/// Whether the next card up, or down, is as good as this one.
fn joined(observation: &Observation, compared: &Compared, card: Card) -> [bool; 2] {
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

/// Lowest and highest of what may be played, and of its suit.
fn extremes(observation: &Observation, history: &History, compared: &Compared, card: Card) -> [bool; 4] {
    let ranking = &history.ranking;
    let cost = |card: Card| (ranking.points[card as usize], ranking.strength[card as usize]);
    let cheapest = Cards(observation.legal).all(|other| cost(card) <= cost(other));
    let dearest = Cards(observation.legal).all(|other| cost(card) >= cost(other));
    let own = observation.legal & compared.suit[card as usize];
    let at = card as usize;
    [cheapest, dearest, own & compared.lower[at] == 0, own & compared.higher[at] == 0]
}

/// Of a lead: who is known to be out of the suit, and how much of it is gone and hidden.
fn of_lead<F: FnMut(usize)>(
    observation: &Observation,
    state: &ReplayState,
    history: &History,
    compared: &Compared,
    card: Card,
    places: &mut Places<F>,
) {
    let suit = compared.suit[card as usize];
    if observation.best.is_some() {
        places.first += 8 + 16;
        return;
    }
    let out = |seat: usize| observation.may[seat] & suit == 0;
    let ruffs = |seat: usize| out(seat) && observation.may[seat] & compared.trumps != 0;
    let some = |seats: u8, is: &dyn Fn(usize) -> bool| {
        (0..history.seats as usize).any(|seat| seats >> seat & 1 == 1 && seat != observation.seat && is(seat))
    };
    let declarer = 1u8 << observation.declarer;
    let plain = suit != compared.trumps;
    places.each([
        some(declarer, &ruffs) && plain,
        some(declarer, &|seat| out(seat) && !ruffs(seat)),
        some(observation.friends & !declarer, &ruffs) && plain,
        some(observation.friends & !declarer, &|seat| out(seat) && !ruffs(seat)),
        some(observation.foes & !declarer, &ruffs) && plain,
        some(observation.foes & !declarer, &|seat| out(seat) && !ruffs(seat)),
        observation.hidden & suit == 0,
        state.laid == 0,
    ]);
    let gone = many(state.gone & suit);
    places.one(16, gone.min(7).div_ceil(2).min(3) * 4 + many(observation.hidden & suit).div_ceil(2).min(3));
}
