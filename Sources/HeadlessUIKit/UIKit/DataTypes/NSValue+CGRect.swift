extension NSValue {
    /// Creates a value that contains a rectangle.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/init(cgrect:)
    public convenience init(cgRect: CGRect) {
        self.init(rect: cgRect)
    }

    /// Creates a value that contains a point.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/init(cgpoint:)
    public convenience init(cgPoint: CGPoint) {
        self.init(point: cgPoint)
    }

    /// Creates a value that contains a size.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/init(cgsize:)
    public convenience init(cgSize: CGSize) {
        self.init(size: cgSize)
    }

    /// The rectangle in the value.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/cgrectvalue
    public var cgRectValue: CGRect { rectValue }

    /// The point in the value.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/cgpointvalue
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the value.
    ///
    /// - Source: https://developer.apple.com/documentation/foundation/nsvalue/cgsizevalue
    public var cgSizeValue: CGSize { sizeValue }
}
