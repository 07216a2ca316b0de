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

const THREE: Weights = [
    [14, 9, 9, -42, 29, -91, -1, 76, -25],
    [53, 65, -22, -14, 6, -60, 44, -46, -9],
    [35, 4, 1, 3, 8, -17, -2, 6, -50],
    [17, 41, 3, -148, 7, -10, 53, -4, -10],
    [8, 37, -2, -21, 2, -3, 0, 1, -3],
    [7, 80, -6, -14, 0, 8, -16, -3, -19],
    [7, 83, -2, -14, 0, 8, -16, -3, -19],
    [7, 46, 0, 31, 2, -5, 22, 2, -63],
    [51, 43, -6, -8, 8, -27, 49, -4, 5],
    [7, 58, -8, -36, -3, -73, 2, -35, -25],
    [3, 41, -8, -12, -1, -73, 2, -35, -25],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
    [8, 50, 0, -10, 2, 0, 0, 0, 0],
];

const FOUR: Weights = [
    [5, 53, 3, -3, 0, -2, -14, 5, -1],
    [11, 29, -1, -20, 2, 0, 0, 3, 11],
    [2, 29, -3, -10, 2, 2, -2, 1, 1],
    [6, 60, 1, -7, 5, 15, 3, -1, 2],
    [7, 20, -2, -6, 3, 0, -3, 2, 2],
    [19, 41, 4, -1, 2, 10, 8, -2, 0],
    [6, 23, 0, -7, -1, 5, -1, 1, 0],
    [11, 101, -1, -8, 1, 1, -7, 7, -6],
    [4, 55, 2, -15, 1, -3, -2, 1, -8],
    [8, 48, 2, -1, 2, 6, 3, -1, 1],
    [9, 129, 3, -21, 4, -1, 2, 0, 0],
    [7, 38, -1, -10, 2, 1, 0, -2, -2],
    [15, 76, 3, -15, 5, 0, -1, 1, -1],
    [-2, 57, 3, -11, 1, 3, -1, -3, 0],
    [3, 30, 3, -4, 4, 1, 0, 0, -1],
];
