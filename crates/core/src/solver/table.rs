//! What was found out about positions.

const BUCKETS: usize = 1 << 14;
const WAYS: usize = 4;

/// Bounds on what the side takes from a position on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// The cards there were, or what of the key did not fit.
    pub cards: u64,
    /// It takes at least so much,
    pub low: i32,
    /// and at most so much.
    pub high: i32,
    /// The lead that was best, as a place.
    pub lead: u8,
    /// Tricks left.
    pub left: i32,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    owners: u64,
    packed: u64,
}

/// One cache line.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

/// Found bounds by position: a mebibyte, the deepest kept longest.
pub(super) struct Table(Vec<Bucket>);

impl Table {
    /// An empty table.
    pub fn new() -> Table {
        Table(vec![Bucket::default(); BUCKETS])
    }

    /// Forgets all.
    pub fn clear(&mut self) {
        self.0.fill(Bucket::default());
    }

    /// What is known of a position.
    #[inline]
    pub fn find(&self, owners: u64) -> Option<Found> {
        let bucket = &self.0[index(owners)].0;
        bucket.iter().find(|slot| slot.owners == owners).map(|slot| unpacked(slot.packed))
    }

    /// Keeps what was found, in the place of what was known of the position or of what is least worth keeping.
    #[inline]
    pub fn keep(&mut self, owners: u64, found: &Found) {
        let bucket = &mut self.0[index(owners)].0;
        let slot = bucket.iter().position(|slot| slot.owners == owners).unwrap_or_else(|| least(bucket));
        bucket[slot] = Slot { owners, packed: packed(found) };
    }
}

#[inline]
fn index(owners: u64) -> usize {
    // the high bits of a product depend on all bits of the key
    (owners.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - BUCKETS.trailing_zeros())) as usize
}

#[inline]
fn least(bucket: &[Slot; WAYS]) -> usize {
    let mut least = WAYS - 1;
    for slot in (0..WAYS - 1).rev() {
        if bucket[slot].packed >> 60 < bucket[least].packed >> 60 {
            least = slot;
        }
    }
    least
}

#[inline]
fn packed(found: &Found) -> u64 {
    found.cards
        | (found.low as u64) << 40
        | (found.high as u64) << 47
        | u64::from(found.lead) << 54
        | (found.left as u64) << 60
}

#[inline]
fn unpacked(packed: u64) -> Found {
    Found {
        cards: packed & ((1 << 40) - 1),
        low: (packed >> 40 & 127) as i32,
        high: (packed >> 47 & 127) as i32,
        lead: (packed >> 54 & 63) as u8,
        left: (packed >> 60) as i32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_found_again() {
        let mut table = Table::new();
        let found = Found { cards: (1 << 40) - 1, low: 7, high: 120, lead: 39, left: 12 };
        table.keep(99, &found);
        assert_eq!(table.find(99), Some(found));
        assert_eq!(table.find(98), None);
        table.clear();
        assert_eq!(table.find(99), None);
    }
}
