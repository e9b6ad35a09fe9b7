/// Recognises one finger, or more, that come in from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from the edge a finger may press, in points.
    ///
    /// Open: Apple does not document it.
    static let edgeWidth: CGFloat = 13

    /// Where fingers may come from, as the interface is turned; none at first.
    open var edges: UIRectEdge = []

    /// Where the finger pressed.
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

    /// The finger has to come in.
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
