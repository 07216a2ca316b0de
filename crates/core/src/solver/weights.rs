//! The weights of the move ordering, found by `cargo run --example tune`.

/// The features of a card: what the trick is likely to bring, whether it is likely won, the card's points, whether it
/// is a trump, higher foreign cards, own cards in its suit, whether it takes the trick so far, foreign cards in its
/// suit, whether it is master.
pub const FEATURES: usize = 9;

/// The contexts: leads of the side, before the side, of others; then by position in the trick, side, and who takes the
/// trick so far.
pub const CONTEXTS: usize = 15;

/// The weights by context and feature.
pub type Weights = [[i32; FEATURES]; CONTEXTS];

/// Return the weights for this number of seats.
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
    [3, 42, 1, -1, 0, -1, -19, 13, -1],
    [14, 28, -2, -20, 2, 0, -2, 3, 9],
    [2, 35, -4, -14, 2, 0, 2, 1, 1],
    [10, 37, 1, -4, 5, 6, 11, -4, 4],
    [15, 15, -2, -12, 2, -2, -10, 3, 5],
    [11, 57, 1, -1, 2, 8, 8, -1, 0],
    [5, 29, 2, 0, -1, 3, -1, 3, 0],
    [21, 46, 1, -9, 2, -4, -17, -1, -3],
    [5, 55, 6, -26, 1, -5, 3, 0, -20],
    [10, 199, -1, 1, 2, 1, 11, -1, 1],
    [6, 77, 3, -12, 9, -11, 1, -1, -6],
    [10, 38, 2, -13, 2, 4, 0, -2, 0],
    [15, 76, 5, -15, 5, 0, -2, 1, 1],
    [-2, 57, 3, -11, 1, 3, 2, -3, 0],
    [3, 48, 3, 2, 6, 1, 1, 0, 1],
];
