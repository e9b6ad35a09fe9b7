internal import Cassowary

/// A rectangle whose edges are linear expressions of variables, in the outermost view's coordinates.
struct LayoutBox {
    var x: LayoutSpan
    var y: LayoutSpan
}

/// The horizontal or vertical extent of a layout box.
struct LayoutSpan {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + 0.5 * length }

    /// Returns the span shortened by the given amounts at its ends.
    func inset(_ start: CGFloat, _ end: CGFloat) -> LayoutSpan {
        var span = self
        span.start.constant += Double(start)
        span.length.constant -= Double(start + end)
        return span
    }
}

extension LayoutBox {
    func inset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(x: x.inset(insets.left, insets.right), y: y.inset(insets.top, insets.bottom))
    }

    func outset(by insets: UIEdgeInsets) -> LayoutBox {
        LayoutBox(x: x.inset(-insets.left, -insets.right), y: y.inset(-insets.top, -insets.bottom))
    }

    /// Returns the expression for an edge, a center, or a size, or `nil` for other attributes.
    subscript(attribute: NSLayoutConstraint.Attribute) -> LinearExpression? {
        switch attribute {
        case .left, .leading: x.start
        case .right, .trailing: x.end
        case .top: y.start
        case .bottom: y.end
        case .width: x.length
        case .height: y.length
        case .centerX: x.middle
        case .centerY: y.middle
        default: nil
        }
    }
}
