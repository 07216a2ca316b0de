//! What marks a situation and each card in it: places in a table of weights, as whoever is to play sees them.

use crate::cards::{Card, Cards};

use super::look::Look;
use super::story::{Compared, Story};
use super::walk::Walk;

/// How many marks a situation may have.
pub const SITUATION_MARKS: usize = 20 + 13 + 12 + 6 + 5 + 16 + 8 + 16 + 14 + 4 + 5 + 4 + 1;
/// How many marks a card may have.
pub const CARD_MARKS: usize = 12 + 42 + 16 + 10 + 24 + 2 + 8 + 16 + 24 + 4 + 50 + 7 + 2 + 2 + 20 + 6 + 21;

/// A decision as it is marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Who was to play.
    pub seat: u8,
    /// The marks of the situation.
    pub situation: Vec<u16>,
    /// Every card that might be played, and its marks.
    pub cards: Vec<(Card, Vec<u16>)>,
    /// The card that was played.
    pub played: Card,
}

/// Every decision of a story in which there was a choice, had the hands been these before its first card.
pub fn marked(story: &Story, hands: &[u64], aside: u64) -> Vec<Marked> {
    let compared = Compared::of(story);
    let mut walk = Walk::begun(story, hands, aside);
    let mut all = Vec::new();
    for &card in &story.played {
        let look = Look::at(&walk, story);
        if look.legal.count_ones() > 1 && look.legal >> card & 1 == 1 {
            all.push(written(&look, &walk, story, &compared, card));
        }
        walk.add(card, story, &compared);
    }
    all
}

fn written(look: &Look, walk: &Walk, story: &Story, compared: &Compared, played: Card) -> Marked {
    let mut situation = Vec::new();
    of_situation(look, walk, story, compared, |mark| situation.push(mark as u16));
    let marks = |card| {
        let mut marks = Vec::new();
        of_card(look, walk, story, compared, card, |mark| marks.push(mark as u16));
        (card, marks)
    };
    Marked { seat: look.seat as u8, situation, cards: Cards(look.legal).map(marks).collect(), played }
}

/// Places handed out one group after another.
struct Places<F: FnMut(usize)> {
    first: usize,
    mark: F,
}

impl<F: FnMut(usize)> Places<F> {
    /// One of a group of so many.
    #[inline]
    fn one(&mut self, of: usize, which: usize) {
        (self.mark)(self.first + which.min(of - 1));
        self.first += of;
    }

    /// One of a group, or none.
    #[inline]
    fn one_if(&mut self, of: usize, which: Option<usize>) {
        if let Some(which) = which {
            (self.mark)(self.first + which.min(of - 1));
        }
        self.first += of;
    }

    /// Each of a few that is so.
    #[inline]
    fn each<const N: usize>(&mut self, so: [bool; N]) {
        for (place, _) in so.iter().enumerate().filter(|(_, so)| **so) {
            (self.mark)(self.first + place);
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
fn duty(look: &Look, walk: &Walk, compared: &Compared) -> usize {
    let Some(&led) = walk.position.table().first() else { return 0 };
    let suit = compared.suit[led as usize];
    match () {
        () if look.own & suit != 0 => 1 + usize::from(suit == compared.trumps),
        () if look.legal & !compared.trumps == 0 => 3,
        () => 4,
    }
}

/// Marks a situation.
pub(super) fn of_situation(
    look: &Look,
    walk: &Walk,
    story: &Story,
    compared: &Compared,
    mark: impl FnMut(usize),
) {
    let mut places = Places { first: 0, mark };
    let position = &walk.position;
    places.one(20, look.role * 4 + position.played as usize);
    places.one(13, many(look.own));
    let held = look.best.map(|(card, holder)| relation(look, holder) * 3 + look.danger(card, compared));
    places.one_if(12, held);
    let points = position.table().iter().map(|&card| u32::from(story.ranking.points[card as usize])).sum();
    places.one_if(6, look.best.map(|_| pointed(points)));
    places.one(5, duty(look, walk, compared));
    let trumps = compared.trumps;
    places.one(8, many(look.own & trumps));
    places.one(8, many(look.hidden & trumps));
    let out = |seats: u8| {
        (0..4).any(|seat| seats >> seat & 1 == 1 && look.may[seat] & trumps == 0 && seat != look.seat)
    };
    let declarer = 1u8 << look.declarer;
    places.each([
        out(declarer),
        out(look.friends & !declarer),
        out(look.foes & !declarer),
        look.own & trumps != 0 && look.hidden & trumps == 0,
        many(look.own & trumps) > many(look.hidden & trumps),
        look.after & look.foes & declarer != 0,
        look.after & look.foes & !declarer != 0,
        look.after & look.friends != 0,
    ]);
    let own_side = usize::from(walk.side >> look.seat & 1 == 0);
    let steps = |had: usize| {
        if story.of_tricks { walk.tricks[had] as usize } else { (walk.points[had] as usize).div_ceil(10) }
    };
    let known = walk.open || look.friends & declarer != 0;
    places.one_if(16, known.then(|| steps(own_side)));
    places.one_if(14, known.then(|| steps(1 - own_side)));
    let called = story.called.map(|card| match () {
        () if look.own >> card & 1 == 1 => 0,
        () if walk.gone >> card & 1 == 1 => 1,
        () if look.seat == look.declarer => 2,
        () => 3,
    });
    places.one_if(4, called);
    let suits = story.ranking.suits.map(|suit| suit.0 & story.pack.0);
    places.one(5, suits.iter().filter(|&&suit| look.own & suit == 0).count());
    places.each([story.buried]);
    places.one(4, many_u8(look.friends & look.after) + 2 * usize::from(many_u8(look.foes & look.after) > 1));
}

#[inline]
fn many_u8(seats: u8) -> usize {
    seats.count_ones() as usize
}

/// 0: with the seat to play, 1: against it, 2: unknown, 3: itself.
fn relation(look: &Look, seat: usize) -> usize {
    match () {
        () if seat == look.seat => 3,
        () if look.friends >> seat & 1 == 1 => 0,
        () if look.foes >> seat & 1 == 1 => 1,
        () => 2,
    }
}

/// Whether a card takes the trick, and how surely: 0 to 2 a lead that is not beaten, may be trumped, may be beaten;
/// 3 to 5 the same of a card that takes the trick so far; 6 of one that does not.
fn status(look: &Look, compared: &Compared, card: Card) -> usize {
    match look.best {
        None => look.danger(card, compared),
        Some((best, _)) if compared.beating[best as usize] >> card & 1 == 1 => {
            3 + look.danger(card, compared)
        }
        Some(_) => 6,
    }
}

/// Marks a card.
pub(super) fn of_card(
    look: &Look,
    walk: &Walk,
    story: &Story,
    compared: &Compared,
    card: Card,
    mark: impl FnMut(usize),
) {
    let mut places = Places { first: 0, mark };
    let at = card as usize;
    let (bit, suit) = (1u64 << card, compared.suit[at]);
    let trump = usize::from(compared.trumps & bit != 0);
    let class = compared.class[at] as usize;
    let status = status(look, compared, card);
    let (above, below) = (look.hidden & compared.higher[at], look.hidden & compared.lower[at]);
    let own = look.own & suit;
    places.one(12, trump * 6 + class);
    places.one(42, status * 6 + class);
    places.one(16, trump * 8 + many(above).min(3) * 2 + usize::from(below == 0));
    places.one(10, trump * 5 + many(own).clamp(1, 5) - 1);
    let (over, under) = (many(own & compared.higher[at]), many(own & compared.lower[at]));
    places.one(24, trump * 12 + over.min(2) * 4 + under.min(3));
    places.each(joined(look, compared, card));
    of_lead(look, walk, story, compared, card, &mut places);
    let thrown = look.best.filter(|_| status == 6).map(|(best, holder)| {
        let held = relation(look, holder).min(2);
        (if held == 0 { usize::from(look.danger(best, compared) > 0) } else { held + 1 }) * 6 + class
    });
    places.one_if(24, thrown);
    places.each(extremes(look, story, compared, card));
    let (leads, kind) = (look.best.is_none(), status % 3);
    places.one(
        50,
        (look.role * 2 + usize::from(leads)) * 5 + if trump == 1 { 3 + usize::from(kind == 0) } else { kind },
    );
    let dearest = Cards(above).map(|other| compared.class[other as usize]).max();
    places.one(7, dearest.map_or(0, |class| 1 + class as usize));
    places.each([
        story.called == Some(card),
        story.called.is_some_and(|called| suit >> called & 1 == 1 && called != card),
    ]);
    places.each([
        trump == 0 && many(own) == 1,
        trump == 0 && many(own) == 1 && look.own & compared.trumps != 0,
    ]);
    places.one(20, trump * 10 + compared.depth[at] as usize);
    let letter = story.ranking.suit_of[at];
    let led_by = |seats: u8| (0..4).any(|seat| seats >> seat & 1 == 1 && walk.led[seat] >> letter & 1 == 1);
    let me = 1u8 << look.seat;
    places.each([
        led_by(me),
        led_by(look.friends & !me),
        led_by(look.foes),
        trump == 0 && led_by(1 << look.declarer),
        trump == 0 && look.best.is_none() && led_by(look.friends & !me),
        trump == 0 && look.best.is_none() && led_by(look.foes),
    ]);
    places.one(21, guarded(look, compared, card, class));
}

/// What is left of a suit when the card is gone: how its dearest card that is not the highest is guarded.
fn guarded(look: &Look, compared: &Compared, card: Card, class: usize) -> usize {
    let left = look.own & compared.suit[card as usize] & !(1 << card);
    let above = |other: &Card| many(look.hidden & compared.higher[*other as usize]);
    let dear = Cards(left).filter(|other| compared.class[*other as usize] >= 4).min_by_key(above);
    let Some(other) = dear else { return class.min(5) };
    let guards = many(left & compared.lower[other as usize]);
    6 + (above(&other).min(2) * 5 + guards.min(4)).min(14)
}

/// Whether the next card up, or down, is as good as this one.
fn joined(look: &Look, compared: &Compared, card: Card) -> [bool; 2] {
    let at = card as usize;
    let (higher, lower) = (compared.higher[at], compared.lower[at]);
    let next = |beyond: u64, other: fn(&Compared, usize) -> u64| {
        Cards(look.own & beyond).any(|held| {
            let between = other(compared, held as usize) & beyond;
            look.hidden & between == 0
        })
    };
    [next(higher, |compared, held| compared.lower[held]), next(lower, |compared, held| compared.higher[held])]
}

/// Lowest and highest of what may be played, and of its suit.
fn extremes(look: &Look, story: &Story, compared: &Compared, card: Card) -> [bool; 4] {
    let ranking = &story.ranking;
    let cost = |card: Card| (ranking.points[card as usize], ranking.strength[card as usize]);
    let cheapest = Cards(look.legal).all(|other| cost(card) <= cost(other));
    let dearest = Cards(look.legal).all(|other| cost(card) >= cost(other));
    let own = look.legal & compared.suit[card as usize];
    let at = card as usize;
    [cheapest, dearest, own & compared.lower[at] == 0, own & compared.higher[at] == 0]
}

/// Of a lead: who is known to be out of the suit, and how much of it is gone and hidden.
fn of_lead<F: FnMut(usize)>(
    look: &Look,
    walk: &Walk,
    story: &Story,
    compared: &Compared,
    card: Card,
    places: &mut Places<F>,
) {
    let suit = compared.suit[card as usize];
    if look.best.is_some() {
        places.first += 8 + 16;
        return;
    }
    let out = |seat: usize| look.may[seat] & suit == 0;
    let ruffs = |seat: usize| out(seat) && look.may[seat] & compared.trumps != 0;
    let some = |seats: u8, is: &dyn Fn(usize) -> bool| {
        (0..story.seats as usize).any(|seat| seats >> seat & 1 == 1 && seat != look.seat && is(seat))
    };
    let declarer = 1u8 << look.declarer;
    let plain = suit != compared.trumps;
    places.each([
        some(declarer, &ruffs) && plain,
        some(declarer, &|seat| out(seat) && !ruffs(seat)),
        some(look.friends & !declarer, &ruffs) && plain,
        some(look.friends & !declarer, &|seat| out(seat) && !ruffs(seat)),
        some(look.foes & !declarer, &ruffs) && plain,
        some(look.foes & !declarer, &|seat| out(seat) && !ruffs(seat)),
        look.hidden & suit == 0,
        walk.laid == 0,
    ]);
    let gone = many(walk.gone & suit);
    places.one(16, gone.min(7).div_ceil(2).min(3) * 4 + many(look.hidden & suit).div_ceil(2).min(3));
}
