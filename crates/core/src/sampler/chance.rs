//! Chance for the machine: the same seed gives the same worlds on every machine. It deals no cards between people.
//!
//! xoshiro256++ of D. Blackman and S. Vigna (2019), bounded as in D. Lemire, Fast random integer generation in an
//! interval (2019).

use crate::draw::Draw;

/// A generator of random numbers: xoshiro256++, seeded by splitmix64.
#[derive(Clone, Debug)]
pub struct Chance {
    state: [u64; 4],
}

impl Chance {
    /// The generator of a seed.
    pub fn seeded(seed: u64) -> Chance {
        let mut at = seed;
        Chance { state: std::array::from_fn(|_| split(&mut at)) }
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let drawn = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        drawn
    }

    /// A number from 0 up to but not including the bound, each as likely.
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        loop {
            let wide = u128::from(self.bits()) * u128::from(bound);
            let low = wide as u64;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 64) as u64;
            }
        }
    }

    /// The same for a bound of any size.
    pub fn below_great(&mut self, bound: u128) -> u128 {
        let kept = u128::MAX >> bound.leading_zeros();
        loop {
            let drawn = (u128::from(self.bits()) << 64 | u128::from(self.bits())) & kept;
            if drawn < bound {
                return drawn;
            }
        }
    }

    /// A number from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        const ONE: u64 = 0x3FF << 52;
        f64::from_bits(ONE | self.bits() >> 12) - 1.0
    }
}

impl Draw for Chance {
    #[inline]
    fn below(&mut self, bound: u64) -> u64 {
        Chance::below(self, bound)
    }

    #[inline]
    fn unit(&mut self) -> f64 {
        Chance::unit(self)
    }
}

fn split(at: &mut u64) -> u64 {
    *at = at.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (*at ^ (*at >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
