//! What the seat to play sees, as a fixed row of bytes.
//!
//! Seats are counted from the one to play: 0 itself, 1 the next, and so on. Sets of cards are 36 bytes, 1 for a
//! card that is in it.

use crate::cards::{CARDS, Cards};
use crate::position::SEATS;

use super::game::Game;
use super::tables::{Fixed, Tables};

/// How many bytes an observation has.
pub const OBSERVED: usize = 384;

const HAND: usize = 0;
const CALLED: usize = HAND + CARDS;
const EXPOSED: usize = CALLED + CARDS;
const TABLE: usize = EXPOSED + CARDS;
const EARLIER: usize = TABLE + 3 * CARDS;
const LEADER: usize = EARLIER + 4 * CARDS;
const SIDES: usize = LEADER + 4;
const TRICKS: usize = SIDES + 4;
const POINTS: usize = TRICKS + 4;
const TRUMP: usize = POINTS + 4;
const TABLE_POINTS: usize = TRUMP + 4;
const HELD: usize = TABLE_POINTS + 1;

/// By byte, its bits as bytes.
static BYTES: [[u8; 8]; 256] = bytes();

const fn bytes() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// A set of cards as 36 bytes.
#[inline]
pub(crate) fn spread(cards: u64, out: &mut [u8; CARDS]) {
    let (eights, last) = out.as_chunks_mut::<8>();
    for (place, eight) in eights.iter_mut().enumerate() {
        *eight = BYTES[(cards >> (8 * place)) as usize & 0xFF];
    }
    last.copy_from_slice(&BYTES[(cards >> 32) as usize & 0xF][..4]);
}

/// The set that starts here, to be written.
#[inline]
fn set(out: &mut [u8; OBSERVED], at: usize) -> &mut [u8; CARDS] {
    out[at..].first_chunk_mut().expect("every set lies within the row")
}

/// What the seat to play sees of a game to which these hands were dealt.
#[inline]
pub(super) fn observe(
    (game, dealt): (&Game, &[u64; SEATS]),
    seats: u8,
    (tables, fixed): (&Tables, &Fixed),
    out: &mut [u8; OBSERVED],
) {
    out.fill(0);
    let own = game.hands[game.turn as usize & 3];
    spread(own, set(out, HAND));
    if fixed.duty.card != 0 {
        spread(fixed.duty.card, set(out, CALLED));
    }
    for (place, &card) in game.on_table().iter().enumerate() {
        out[TABLE + CARDS * place + card as usize % CARDS] = 1;
    }
    let lying = game.on_table().iter().copied().collect::<Cards>().0;
    let shown = shown(game, fixed);
    let known = known(game, fixed, own);
    let mut seat = game.turn;
    for away in 0..seats as usize & 7 {
        let at = seat as usize & 3;
        spread(dealt[at] & !game.hands[at] & !lying, set(out, EARLIER + CARDS * (away & 3)));
        let side_known = known >> at & 1 == 1;
        out[SIDES + (away & 3)] = if side_known { 2 - (fixed.side >> at & 1) } else { 0 };
        out[TRICKS + (away & 3)] = game.tricks[at];
        out[POINTS + (away & 3)] = game.points[at].min(u16::from(u8::MAX)) as u8;
        if seat == game.leader {
            out[LEADER + (away & 3)] = 1;
        }
        if away > 0 && shown >> at & 1 == 1 {
            spread(game.hands[at], set(out, EXPOSED));
        }
        seat = if seat + 1 == seats { 0 } else { seat + 1 };
    }
    if let Some(trump) = tables.trump {
        out[TRUMP + (trump as usize & 3)] = 1;
    }
    out[TABLE_POINTS] = game.table_points.min(u16::from(u8::MAX)) as u8;
    out[HELD] = own.count_ones() as u8;
}

/// The seats whose hands lie open by now.
#[inline]
fn shown(game: &Game, fixed: &Fixed) -> u8 {
    if game.laid >= fixed.exposed_from { fixed.exposed } else { 0 }
}

/// The seats whose side the seat to play knows.
#[inline]
fn known(game: &Game, fixed: &Fixed, own: u64) -> u8 {
    let out = game.hands.iter().any(|hand| hand & fixed.duty.card != 0);
    if !out || own & fixed.duty.card != 0 { u8::MAX } else { fixed.open | 1 << game.turn }
}
