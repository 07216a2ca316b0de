//! xoshiro256++ of D. Blackman and S. Vigna (2019), bounded as in D. Lemire, Fast random integer generation in an
//! interval (2019).

use super::Rng;

/// The generator of sampling, rollouts and search trees: xoshiro256++.
#[derive(Clone, Debug)]
pub struct Xoshiro256 {
    state: [u64; 4],
}

impl Xoshiro256 {
    /// Return a generator seeded by splitmix64.
    pub fn from_seed(seed: u64) -> Xoshiro256 {
        let mut at = seed;
        Xoshiro256 { state: std::array::from_fn(|_| split(&mut at)) }
    }

    /// Draw 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let drawn = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let (c, d) = (c ^ a, d ^ b);
        self.state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        drawn
    }

    /// Draw a number uniformly from 0 up to but not including `bound`.
    #[inline]
    pub fn below(&mut self, bound: u64) -> u64 {
        loop {
            let wide = u128::from(self.next_u64()) * u128::from(bound);
            let low = wide as u64;
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 64) as u64;
            }
        }
    }

    /// Draw a number uniformly below a bound of up to 128 bits.
    pub fn below_u128(&mut self, bound: u128) -> u128 {
        let kept = u128::MAX >> bound.leading_zeros();
        loop {
            let drawn = (u128::from(self.next_u64()) << 64 | u128::from(self.next_u64())) & kept;
            if drawn < bound {
                return drawn;
            }
        }
    }

    /// Draw a number uniformly from 0 up to but not including 1.
    #[inline]
    pub fn unit(&mut self) -> f64 {
        const ONE: u64 = 0x3FF << 52;
        f64::from_bits(ONE | self.next_u64() >> 12) - 1.0
    }
}

impl Rng for Xoshiro256 {
    #[inline]
    fn below(&mut self, bound: u64) -> u64 {
        Xoshiro256::below(self, bound)
    }

    #[inline]
    fn unit(&mut self) -> f64 {
        Xoshiro256::unit(self)
    }
}

fn split(at: &mut u64) -> u64 {
    *at = at.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mixed = (*at ^ (*at >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
