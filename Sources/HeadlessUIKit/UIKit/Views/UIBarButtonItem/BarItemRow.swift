/// The layout of a row of bar items, computed without views.
struct BarItemRow: Equatable, Sendable {
    /// The distance between two items, in points.
    ///
    /// - Note: Undocumented by Apple. The value is measured on phones.
    static let gap: CGFloat = 8

    /// The widths of the items, in points. A flexible item has a width of `nil`.
    var widths: [CGFloat?]

    /// The width of the row without its flexible items, in points.
    var fixedWidth: CGFloat {
        widths.reduce(0) { $0 + ($1 ?? 0) } + Self.gap * CGFloat(max(widths.count - 1, 0))
    }

    /// Returns the x-coordinates and widths of the items from left to right, in points.
    ///
    /// Flexible items share the remaining width.
    ///
    /// - Parameter start: The x-coordinate of the first item.
    func spans(from start: CGFloat, in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let growing = widths.filter { $0 == nil }.count
        let share = growing == 0 ? 0 : max(width - fixedWidth, 0) / CGFloat(growing)
        var x = start
        return widths.map { wanted in
            defer { x += (wanted ?? share) + Self.gap }
            return (x, wanted ?? share)
        }
    }
}
