internal import Cassowary

/// A rectangle whose edges are expressions of variables, in points of the outermost view.
struct LayoutBox {
    var x: LayoutSpan
    var y: LayoutSpan
}

/// One side of such a rectangle.
struct LayoutSpan {
    var start: LinearExpression
    var length: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + 0.5 * length }

    /// The span without a piece at each end.
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

    /// An edge, a centre or a size; nil for what is none.
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
