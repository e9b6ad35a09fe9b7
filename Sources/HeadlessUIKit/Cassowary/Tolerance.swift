/// What counts as nothing, since floating point is not exact.
enum Tolerance {
    /// For coefficients and values of the tableau that would be 0 if it were.
    static let rounding = 1e-9
    /// For what required constraints are apart: a millionth of what one counts in, for layout of a point.
    static let contradiction = 1e-6
}
