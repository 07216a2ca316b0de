//! `SplitMix64`: G. L. Steele, D. Lea, C. H. Flood, Fast splittable pseudorandom number generators, OOPSLA 2014.

use crate::cards::{Card, Cards};

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
const LOWS: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = LOWS << 7;

/// The generator of one row of a batch: a single word of state. Rows do not influence each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SplitMix64(u64);

impl SplitMix64 {
    /// Return the generator of a batch row.
    pub fn for_row(seed: u64, row: usize) -> SplitMix64 {
        SplitMix64(mix(mix(seed).wrapping_add(row as u64)))
    }

    /// Return the generator with this state.
    pub fn from_state(state: u64) -> SplitMix64 {
        SplitMix64(state)
    }

    /// Return the state.
    pub fn state(self) -> u64 {
        self.0
    }

    /// Draw a whole number below `end`; the bias is below `end` / 2^64.
    #[inline]
    pub fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        ((u128::from(mix(self.0)) * u128::from(end)) >> 64) as u64
    }

    /// Draw one of the cards uniformly. There must be one.
    #[inline]
    pub fn choose_card(&mut self, cards: Cards) -> Card {
        let up_to = counts(cards.0);
        let place = self.below(up_to >> 56);
        nth(cards.0, up_to, place)
    }
}

/// Hash a number (the finalizer of `SplitMix64`).
#[inline]
fn mix(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}

/// Count, for each byte, the bits that are set in it and in all bytes below.
#[inline]
fn counts(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    ((fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F).wrapping_mul(LOWS)
}

/// Find the set bit with `below` set bits below it, without a branch: first its byte, then the bit in it.
#[inline]
fn nth(bits: u64, up_to: u64, below: u64) -> u8 {
    let passed = (((below * LOWS) | HIGHS) - up_to) & HIGHS;
    let start = ((passed >> 7).wrapping_mul(LOWS) >> 53 & 0x38) as u32;
    let inside = below - ((up_to << 8) >> start & 0xFF);
    let byte = bits >> start & 0xFF;
    start as u8 + IN_BYTE[(inside << 8 | byte) as usize & 0x7FF]
}

/// The position of a set bit in a byte, indexed by the number of set bits below it, then by the byte.
static IN_BYTE: [u8; 2048] = in_byte();

const fn in_byte() -> [u8; 2048] {
    let mut table = [0; 2048];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut below) = (0_u8, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[below << 8 | byte] = bit;
                below += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nth_agrees_with_counting() {
        let mut rng = SplitMix64::for_row(1, 0);
        for _ in 0..10_000 {
            let cards = Cards(rng.below(1 << 36) & rng.below(1 << 36));
            for (place, card) in cards.enumerate() {
                assert_eq!(nth(cards.0, counts(cards.0), place as u64), card);
            }
            assert_eq!(counts(cards.0) >> 56, u64::from(cards.count()));
        }
        assert_eq!(nth(Cards::ALL.0, counts(Cards::ALL.0), 35), 35);
    }

    #[test]
    fn cards_are_drawn_uniformly() {
        let held: Cards = [0, 7, 8, 19, 35].into_iter().collect();
        let (mut rng, mut drawn) = (SplitMix64::for_row(5, 3), [0_i64; 36]);
        for _ in 0..50_000 {
            drawn[rng.choose_card(held) as usize] += 1;
        }
        // chi-square with four degrees of freedom: 23.5 is one in 10,000.
        let off: i64 = held.map(|card| (drawn[card as usize] - 10_000).pow(2)).sum();
        assert!(off / 10_000 < 23, "{drawn:?}");
        assert_eq!(drawn.iter().sum::<i64>(), held.map(|card| drawn[card as usize]).sum());
    }

    #[test]
    fn rows_have_different_streams() {
        let first: Vec<u64> = (0..100).map(|place| SplitMix64::for_row(9, place).below(1 << 60)).collect();
        let mut different = first.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 100);
        assert_eq!(first[40], SplitMix64::for_row(9, 40).below(1 << 60));
    }
}
