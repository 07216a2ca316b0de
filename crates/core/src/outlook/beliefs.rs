//! How likely worlds are, by what was bid and what was played.

use crate::cards::Cards;

use super::custom::Custom;
use super::look::Look;
use super::story::{Compared, Story};
use super::walk::Walk;

/// How many marks a hand may have.
const HAND_MARKS: usize = 10 + 10 + 9 + 8 + 8;
/// Declarer, partner, opponents who only passed and those who bid; the same where the declarer took up the widow.
const ROLES: usize = 8;
/// How many marks the hands of all roles may have.
pub const HAND_WEIGHTS: usize = ROLES * HAND_MARKS;

/// How often a hand has each mark, by the role of who holds it.
pub fn hand_marks(story: &Story, rows: &[u64]) -> Vec<u16> {
    let (compared, width) = (Compared::of(story), story.seats as usize + 1);
    let mut marks = vec![0; rows.len() / width * HAND_WEIGHTS];
    for (row, marks) in rows.chunks_exact(width).zip(marks.chunks_exact_mut(HAND_WEIGHTS)) {
        let hands = Walk::hands_at_first(story, &row[..width - 1]);
        let walk = Walk::begun(story, &hands, row[width - 1]);
        for seat in 0..width - 1 {
            let first = role(story, &walk, seat) * HAND_MARKS;
            of_hand(story, &compared, walk.position.hands[seat].0, |mark| marks[first + mark] += 1);
        }
    }
    marks
}

fn role(story: &Story, walk: &Walk, seat: usize) -> usize {
    let role = match () {
        () if seat == story.declarer as usize => 0,
        () if walk.side >> seat & 1 == 1 => 1,
        () => 2 + usize::from(story.bidders >> seat & 1 == 1),
    };
    if story.buried { role + ROLES / 2 } else { role }
}

fn of_hand(story: &Story, compared: &Compared, hand: u64, mut mark: impl FnMut(usize)) {
    let trumps = hand & compared.trumps;
    for card in Cards(trumps) {
        mark((compared.depth[card as usize] as usize).min(9));
    }
    mark(10 + (trumps.count_ones() as usize).min(9));
    for suit in story.ranking.suits.map(|suit| suit.0 & story.pack.0) {
        if suit != 0 && suit != compared.trumps {
            of_plain(compared, hand & suit, &mut mark);
        }
    }
}

fn of_plain(compared: &Compared, own: u64, mark: &mut impl FnMut(usize)) {
    let mut tops = [false; 3];
    for card in Cards(own) {
        let depth = (compared.depth[card as usize] as usize).min(8);
        mark(20 + depth);
        if depth < tops.len() {
            tops[depth] = true;
        }
    }
    let length = own.count_ones() as usize;
    mark(29 + length.min(7));
    let shape = usize::from(length >= 3);
    match tops {
        [true, true, _] => mark(37),
        [true, false, _] => mark(38 + shape),
        [false, true, true] => mark(40),
        [false, true, false] => mark(41 + usize::from(length >= 2)),
        [false, false, true] => mark(43),
        [false, false, false] => mark(44),
    }
}

/// By world, the logarithms of how likely it is beside the others, by hands and by play. Rows are the hands as they are held now and the cards set aside;
/// `own` is the seat that knows its own cards, `doubt` the part of all plays that follow no custom.
pub fn weighed(story: &Story, custom: &Custom, rows: &[u64], own: u8, doubt: f32) -> Vec<(f64, f64)> {
    let compared = Compared::of(story);
    rows.chunks_exact(story.seats as usize + 1)
        .map(|row| {
            let (held, aside) = (&row[..story.seats as usize], row[story.seats as usize]);
            let hands = Walk::hands_at_first(story, held);
            let walk = Walk::begun(story, &hands, aside);
            (by_hands(story, custom, &compared, &walk), by_play(story, custom, &compared, walk, own, doubt))
        })
        .collect()
}

fn by_hands(story: &Story, custom: &Custom, compared: &Compared, walk: &Walk) -> f64 {
    let mut sum = 0.0;
    for seat in 0..story.seats as usize {
        let first = role(story, walk, seat) * HAND_MARKS;
        of_hand(story, compared, walk.position.hands[seat].0, |mark| {
            sum += f64::from(custom.hands[first + mark]);
        });
    }
    sum
}

/// The logarithm of how likely others would have played as they did.
fn by_play(story: &Story, custom: &Custom, compared: &Compared, mut walk: Walk, own: u8, doubt: f32) -> f64 {
    let mut sum = 0.0;
    for &card in &story.played {
        if walk.position.turn() != own {
            let look = Look::at(&walk, story);
            if !look.legal.is_power_of_two() {
                let many = f32::from(look.legal.count_ones() as u8);
                let chance = custom.likely(&look, &walk, story, compared).of(card);
                sum += f64::from(super::exponent::ln((1.0 - doubt) * chance + doubt / many));
            }
        }
        walk.add(card, story, compared);
    }
    sum
}
