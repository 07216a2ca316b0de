//! What a card's features weigh in the order in which cards are tried. Found by `cargo run --example tune`.

/// What is looked at in a card: what the trick is likely to bring, that it is likely won, the card's points, that it is a
/// trump, higher foreign cards, own cards in its suit, that it has the trick, foreign cards in its suit, that it is master.
pub const FEATURES: usize = 9;

/// Whose lead or turn it is: leads of the side, before the side, of others; then by place, side, and who has the trick.
pub const CONTEXTS: usize = 15;

/// By context and feature.
pub type Weights = [[i32; FEATURES]; CONTEXTS];

/// The weights for so many seats.
pub fn weights(seats: usize) -> &'static Weights {
    if seats == 3 { &THREE } else { &FOUR }
}

const PLAIN: [i32; FEATURES] = [8, 50, 0, -10, 2, 0, 0, 0, 0];

const THREE: Weights = [
    [14, 9, 13, -46, 29, -91, 0, 76, -25],
    [54, 57, -22, -14, 6, -60, 44, -50, -18],
    [23, 7, 1, 4, 8, -17, 0, 11, -34],
    [12, 47, 3, -122, 7, -8, 53, -15, -20],
    [17, 50, -4, -23, 2, -3, 0, 0, -6],
    [7, 80, -6, -14, 0, 8, -16, -3, -19],
    [7, 80, -6, -14, 0, 8, -16, -3, -19],
    [7, 46, 0, 31, 2, -5, 56, 1, -63],
    [29, 43, -6, -8, 8, -38, 49, -4, 4],
    [8, 49, -8, -36, -2, -73, 2, -35, -25],
    [8, 49, -8, -36, -2, -73, 2, -35, -25],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
];

const FOUR: Weights = [PLAIN; CONTEXTS];
