//! The transposition table. A stored bound holds for all positions with the same cards in the places on which the bound
//! depends.
//!
//! M. L. Ginsberg, Partition search, AAAI 1996.

use super::holders::Pattern;

const SETS: usize = 1 << 11;
const WAYS: usize = 16;

/// An entry of the table: bounds on what the side takes from all similar positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found<const SEATS: usize> {
    /// The pattern of holders in the position.
    pub pattern: Pattern,
    /// A mask of the holders that matter.
    pub matter: [u64; 2],
    /// The cards of each seat.
    pub hands: [u64; SEATS],
    /// The least that the side takes.
    pub low: i16,
    /// The most that the side takes.
    pub high: i16,
    /// The best lead: its lane, and its depth in the lane.
    pub lead: (u8, u8),
}

/// A bucket of the table. Tags tell most positions apart without reading the entries.
#[derive(Clone)]
struct Set<const SEATS: usize> {
    tags: [u32; WAYS],
    found: [Found<SEATS>; WAYS],
    next: usize,
}

impl<const SEATS: usize> Set<SEATS> {
    /// Return the entries with this tag.
    #[inline]
    fn entries_with_tag(&self, tag: u32) -> impl Iterator<Item = usize> + use<SEATS> {
        let mut ways = 0u32;
        for (way, &other) in self.tags.iter().enumerate() {
            ways |= u32::from(other == tag) << way;
        }
        std::iter::from_fn(move || {
            let way = ways.trailing_zeros() as usize;
            (ways != 0).then(|| {
                ways &= ways - 1;
                way % WAYS
            })
        })
    }
}

/// The stored bounds, bucketed by suit lengths. The newest entries of each bucket are kept.
pub(super) struct Table<const SEATS: usize>(Vec<Set<SEATS>>);

impl<const SEATS: usize> Table<SEATS> {
    /// Return an empty table.
    pub fn new() -> Table<SEATS> {
        Table(vec![Set { tags: [0; WAYS], found: [Found::nothing(); WAYS], next: 0 }; SETS])
    }

    /// Clear the table.
    pub fn clear(&mut self) {
        for set in &mut self.0 {
            set.tags = [0; WAYS];
        }
    }

    /// Yield the stored bounds of positions that are similar to this one.
    #[inline]
    pub fn similar<'a>(&'a self, pattern: &'a Pattern) -> impl Iterator<Item = &'a Found<SEATS>> {
        let (index, tag) = hash_pattern(pattern);
        let set = &self.0[index];
        set.entries_with_tag(tag).map(|way| &set.found[way]).filter(|found| found.agrees(pattern))
    }

    /// Store a bound.
    #[inline]
    pub fn store(&mut self, mut found: Found<SEATS>) {
        let (index, tag) = hash_pattern(&found.pattern);
        let set = &mut self.0[index];
        let same =
            |way: &usize| set.found[*way].matter == found.matter && set.found[*way].agrees(&found.pattern);
        let known = set.entries_with_tag(tag).find(same);
        let way = known.unwrap_or((set.next + 1) % WAYS);
        if let Some(way) = known {
            let before = &set.found[way];
            if before.hands == found.hands {
                found.low = found.low.max(before.low);
                found.high = found.high.min(before.high);
            }
        } else {
            set.next = way;
        }
        set.tags[way] = tag;
        set.found[way] = found;
    }
}

impl<const SEATS: usize> Found<SEATS> {
    fn nothing() -> Found<SEATS> {
        let (pattern, matter) = (Pattern::default(), [0; 2]);
        Found { pattern, matter, hands: [0; SEATS], low: 0, high: 0, lead: (0, 0) }
    }

    /// Return whether the bound also holds for another position. The two must agree in all holders that matter.
    #[inline]
    fn agrees(&self, other: &Pattern) -> bool {
        let differ = |half: usize| (self.pattern.holders[half] ^ other.holders[half]) & self.matter[half];
        differ(0) | differ(1) | self.pattern.lengths ^ other.lengths == 0
            && self.pattern.leader == other.leader
    }
}

/// Return the bucket of a position, and its tag, which is never 0.
#[inline]
fn hash_pattern(pattern: &Pattern) -> (usize, u32) {
    let mixed = (pattern.lengths ^ u64::from(pattern.leader) << 58).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
    ((mixed >> (64 - SETS.trailing_zeros())) as usize, mixed as u32 | 1)
}
