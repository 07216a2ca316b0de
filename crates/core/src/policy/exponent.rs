//! Exponential and logarithm by sums and products alone, so that they are the same on every machine.

/// Return e to the power of a number. Very negative numbers give almost 0.
#[inline]
pub(super) fn exp(number: f32) -> f32 {
    let doublings = (number * std::f32::consts::LOG2_E).clamp(-120.0, 120.0);
    let whole = doublings.floor();
    let rest = (doublings - whole) * std::f32::consts::LN_2;
    let terms = [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0];
    let part = terms.iter().fold(1.0 / 720.0, |sum, term| sum * rest + term);
    part * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// Return the natural logarithm of a positive number.
#[inline]
pub(super) fn ln(number: f32) -> f32 {
    let bits = number.max(f32::MIN_POSITIVE).to_bits();
    let doublings = (bits >> 23) as i32 - 127;
    let rest = f32::from_bits(bits & 0x007F_FFFF | 0x3F80_0000);
    let ratio = (rest - 1.0) / (rest + 1.0);
    let square = ratio * ratio;
    let terms = [1.0 / 9.0, 1.0 / 7.0, 1.0 / 5.0, 1.0 / 3.0, 1.0];
    let sum = terms.iter().fold(1.0 / 11.0, |sum, term| sum * square + term);
    f32::from(doublings as i16) * std::f32::consts::LN_2 + 2.0 * ratio * sum
}

#[cfg(test)]
mod tests {
    use super::{exp, ln};

    #[test]
    fn exp_agrees_with_the_standard_library() {
        for step in -400..400i16 {
            let number = f32::from(step) / 10.0;
            let right = f64::from(number).exp();
            assert!((f64::from(exp(number)) / right - 1.0).abs() < 1e-4, "{number}");
        }
        assert!(exp(-1e9) < 1e-30);
    }

    #[test]
    fn ln_is_the_inverse_of_exp() {
        for step in 1..4000i16 {
            let number = f32::from(step) / 100.0;
            assert!((ln(number) - number.ln()).abs() < 1e-5, "{number}");
        }
    }
}
