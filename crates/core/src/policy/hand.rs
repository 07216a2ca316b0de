//! The features of a hand, by the role of its holder.

use crate::cards::Cards;
use crate::error::{Error, fill};

use super::history::{Compared, History};
use super::replay::Replay;
use super::schema::{Feature, first, width};

/// The features of a hand: one column for each card and each suit length.
pub const HAND: &[Feature] = &[
    Feature { name: "trump-depth", width: 10 },
    Feature { name: "trump-length", width: 10 },
    Feature { name: "plain-depth", width: 9 },
    Feature { name: "plain-length", width: 8 },
    Feature { name: "plain-tops", width: 8 },
];
const TRUMP_DEPTH: usize = first(HAND, 0);
const TRUMP_LENGTH: usize = first(HAND, 1);
const PLAIN_DEPTH: usize = first(HAND, 2);
const PLAIN_LENGTH: usize = first(HAND, 3);
const PLAIN_TOPS: usize = first(HAND, 4);
const HAND_FEATURES: usize = width(HAND);
/// Roles: declarer, partner, opponents who only passed and opponents who bid; again if the declarer took up the widow.
pub const ROLES: usize = 8;
/// The number of weights of the hand features of all roles.
pub const HAND_WEIGHTS: usize = ROLES * HAND_FEATURES;

/// Count how often each hand has each feature, by the role of its holder.
pub fn hand_features(history: &History, rows: &[u64]) -> Result<Vec<u16>, Error> {
    history.check_worlds(rows)?;
    let (compared, width) = (Compared::of(history), history.seats as usize + 1);
    let mut features = fill(0, rows.len() / width * HAND_WEIGHTS)?;
    for (row, features) in rows.chunks_exact(width).zip(features.chunks_exact_mut(HAND_WEIGHTS)) {
        let hands = Replay::initial_hands(history, &row[..width - 1]);
        let state = Replay::begin(history, &compared, &hands, row[width - 1]);
        for seat in 0..width - 1 {
            of_seat(&state, seat, |feature| features[feature] += 1);
        }
    }
    Ok(features)
}

/// Write the features of a seat's hand, in the columns of its role.
pub(super) fn of_seat(state: &Replay<'_>, seat: usize, mut feature: impl FnMut(usize)) {
    let first = role(state, seat) * HAND_FEATURES;
    of_hand(state.history, state.compared, state.position.hands[seat].0, |place| feature(first + place));
}

fn role(state: &Replay<'_>, seat: usize) -> usize {
    let history = state.history;
    let role = match () {
        () if seat == history.declarer as usize => 0,
        () if state.side >> seat & 1 == 1 => 1,
        () => 2 + usize::from(history.bidders >> seat & 1 == 1),
    };
    if history.has_discards { role + ROLES / 2 } else { role }
}

fn of_hand(history: &History, compared: &Compared, hand: u64, mut feature: impl FnMut(usize)) {
    let trumps = hand & compared.trumps;
    for card in Cards(trumps) {
        feature(TRUMP_DEPTH + (compared.depth[card as usize] as usize).min(9));
    }
    feature(TRUMP_LENGTH + (trumps.count_ones() as usize).min(9));
    for suit in history.ranking.suits.map(|suit| suit.0 & history.pack.0) {
        if suit != 0 && suit != compared.trumps {
            of_plain(compared, hand & suit, &mut feature);
        }
    }
}

fn of_plain(compared: &Compared, own: u64, feature: &mut impl FnMut(usize)) {
    let mut tops = [false; 3];
    for card in Cards(own) {
        let depth = (compared.depth[card as usize] as usize).min(8);
        feature(PLAIN_DEPTH + depth);
        if depth < tops.len() {
            tops[depth] = true;
        }
    }
    let length = own.count_ones() as usize;
    feature(PLAIN_LENGTH + length.min(7));
    let shape = usize::from(length >= 3);
    match tops {
        [true, true, _] => feature(PLAIN_TOPS),
        [true, false, _] => feature(PLAIN_TOPS + 1 + shape),
        [false, true, true] => feature(PLAIN_TOPS + 3),
        [false, true, false] => feature(PLAIN_TOPS + 4 + usize::from(length >= 2)),
        [false, false, true] => feature(PLAIN_TOPS + 6),
        [false, false, false] => feature(PLAIN_TOPS + 7),
    }
}
