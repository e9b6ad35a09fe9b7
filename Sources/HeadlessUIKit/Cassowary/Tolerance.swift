/// The limits below which an amount counts as zero, because floating-point arithmetic isn't exact.
enum Tolerance {
    /// The limit for coefficients and values of the tableau that would be 0 in exact arithmetic.
    static let rounding = 1e-9
    /// The limit for the distance between required constraints: a millionth of the unit, which is a point in layout.
    static let contradiction = 1e-6
}
