/// One axis of a view in its superview: a margin, the view, a margin.
struct Stretch: Equatable, Sendable {
    var start: CGFloat
    var length: CGFloat
    var total: CGFloat

    /// Which of the three parts change with the total.
    struct Flexibility: Equatable, Sendable {
        var start = false
        var length = false
        var end = false
    }

    /// The stretch in a new total, the change shared among the flexible of the three parts in proportion to their size.
    ///
    /// Source: Apple, "UIView.AutoresizingMask": margins 20 and 30 beside a fixed width, 150 grown to 270, become 68
    /// and 102. A length never becomes negative.
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

    /// What a flexible part gets when nothing can be shared in proportion: all are zero, or cancel out.
    ///
    /// Open: Apple gives no rule for it; equal shares treat all parts alike.
    static func equalShare(of change: CGFloat, among count: Int) -> CGFloat {
        change / CGFloat(count)
    }
}
