/// Items side by side in a bar: the arithmetic of a row, without views.
struct BarItemRow: Equatable, Sendable {
    /// Between two items, in points.
    ///
    /// Open: Apple gives no figure; read from phones.
    static let gap: CGFloat = 8

    /// In points; nil for an item that grows.
    var widths: [CGFloat?]

    /// Without any that grows, in points.
    var fixedWidth: CGFloat {
        widths.reduce(0) { $0 + ($1 ?? 0) } + Self.gap * CGFloat(max(widths.count - 1, 0))
    }

    /// From left to right, beginning at a place; those that grow share what is left of a width.
    func places(from start: CGFloat, in width: CGFloat) -> [(x: CGFloat, width: CGFloat)] {
        let growing = widths.filter { $0 == nil }.count
        let share = growing == 0 ? 0 : max(width - fixedWidth, 0) / CGFloat(growing)
        var x = start
        return widths.map { wanted in
            defer { x += (wanted ?? share) + Self.gap }
            return (x, wanted ?? share)
        }
    }
}
