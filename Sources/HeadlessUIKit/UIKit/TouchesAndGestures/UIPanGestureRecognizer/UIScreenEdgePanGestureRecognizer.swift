/// A continuous gesture recognizer for one or more fingers that pan from an edge of the screen.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
/// - Differs: On a phone, the recognizer ignores all touches but the first.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance from the edge at which a touch can begin, in points.
    ///
    /// - Note: Undocumented by Apple.
    static let edgeWidth: CGFloat = 13

    /// The edges from which the gesture can start, relative to the interface orientation. The default is none.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer/edges; the page
    ///   doesn't state the default.
    open var edges: UIRectEdge = []

    /// The edges at which the touches began.
    private var pressed: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let near = touches.map { edges(near: $0.location).intersection(edges) }
        guard near.allSatisfy({ !$0.isEmpty }) else {
            state = .failed
            return
        }
        for edges in near { pressed.formUnion(edges) }
        super.touchesBegan(touches, with: event)
    }

    open override func reset() {
        super.reset()
        pressed = []
    }

    /// Returns a Boolean value indicating whether the movement leads far enough from one of the edges at which the
    /// touches began.
    override func isPan(_ travel: CGVector) -> Bool {
        pressed.contains(.left) && travel.dx >= Self.slop || pressed.contains(.right) && -travel.dx >= Self.slop
            || pressed.contains(.top) && travel.dy >= Self.slop || pressed.contains(.bottom) && -travel.dy >= Self.slop
    }

    private func edges(near point: CGPoint) -> UIRectEdge {
        guard let screen = view?.window?.screen.bounds else { return [] }
        var edges: UIRectEdge = []
        if point.x - screen.minX < Self.edgeWidth { edges.insert(.left) }
        if screen.maxX - point.x <= Self.edgeWidth { edges.insert(.right) }
        if point.y - screen.minY < Self.edgeWidth { edges.insert(.top) }
        if screen.maxY - point.y <= Self.edgeWidth { edges.insert(.bottom) }
        return edges
    }
}
