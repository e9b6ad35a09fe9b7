extension UIScrollView {
    /// A finger that drags, or is about to.
    struct Drag {
        /// The place of the finger in the window, in points.
        let finger: CGPoint
        let offset: CGPoint
        var hasBegun = false
    }

    /// How far a finger moves, in points, before it drags.
    ///
    /// Apple does not document it; ten points are what people measured.
    static let dragThreshold: CGFloat = 10

    /// Whether a finger is on the content, moving or not.
    public var isTracking: Bool { drag != nil }

    /// Whether a finger has begun to drag the content.
    public var isDragging: Bool { drag?.hasBegun ?? false }
}
