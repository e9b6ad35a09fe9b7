/// One axis of a view in its superview: a margin, the view, and another margin.
struct Stretch: Equatable, Sendable {
    var start: CGFloat
    var length: CGFloat
    var total: CGFloat

    /// The parts that change with the total length.
    struct Flexibility: Equatable, Sendable {
        var start = false
        var length = false
        var end = false
    }

    /// Returns the axis for a new total length. The flexible parts share the change in proportion to their sizes.
    ///
    /// - Source: Apple, "UIView.AutoresizingMask": margins 20 and 30 next to a fixed width become 68 and 102 when the
    ///   total grows from 150 to 270. A length never becomes negative.
    func resized(to newTotal: CGFloat, flexible: Flexibility) -> Stretch {
        var parts = [start, length, total - start - length]
        let isFlexible = [flexible.start, flexible.length, flexible.end]
        let chosen = parts.indices.filter { isFlexible[$0] }
        let sum = chosen.reduce(0) { $0 + parts[$1] }
        let change = newTotal - total
        for part in chosen {
            parts[part] += sum == 0 ? Self.equalShare(of: change, among: chosen.count) : change * parts[part] / sum
        }
        return Stretch(start: parts[0], length: max(0, parts[1]), total: newTotal)
    }

    /// Returns a flexible part's share of a change that can't be distributed in proportion, because the parts' sum is
    /// zero.
    ///
    /// - Note: Undocumented by Apple. This implementation uses equal shares, which treat all parts alike.
    static func equalShare(of change: CGFloat, among count: Int) -> CGFloat {
        change / CGFloat(count)
    }
}
