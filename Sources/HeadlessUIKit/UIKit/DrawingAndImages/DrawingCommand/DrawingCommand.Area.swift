extension DrawingCommand {
    /// The area that a command fills or is clipped to.
    @_spi(Simulator)
    public enum Area: Equatable {
        /// A rectangle whose corners are arcs.
        case rectangle(CGRect, radius: CGFloat)
        case path(CGPath, isEvenOdd: Bool = false)
    }
}

extension DrawingCommand.Area {
    /// The outline of the area.
    @_spi(Simulator)
    public var path: CGPath {
        switch self {
        case .rectangle(let rect, let radius):
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: radius == 0 ? [] : .allCorners,
                cornerRadii: CGSize(width: radius, height: radius)
            ).cgPath
        case .path(let path, _): path
        }
    }

    @_spi(Simulator)
    public var isEvenOdd: Bool {
        if case .path(_, let isEvenOdd) = self { isEvenOdd } else { false }
    }

    @_spi(Simulator)
    public var boundingBox: CGRect {
        switch self {
        case .rectangle(let rect, _): rect
        case .path(let path, _): path.boundingBoxOfPath
        }
    }

    func applying(_ t: CGAffineTransform) -> Self {
        t.isIdentity ? self : .path(path.applying(t), isEvenOdd: isEvenOdd)
    }
}

extension CGPath {
    func applying(_ t: CGAffineTransform) -> CGPath { t.isIdentity ? self : CGPath(elements.map { $0.applying(t) }) }
}
