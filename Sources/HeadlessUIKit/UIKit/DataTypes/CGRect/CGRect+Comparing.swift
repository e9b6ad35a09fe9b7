extension CGPoint {
    /// Returns a Boolean value indicating whether two points are equal.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgpoint/equalto(_:)
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
    /// Returns a Boolean value indicating whether two sizes are equal.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgsize/equalto(_:)
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
    /// Returns a Boolean value indicating whether two rectangles are equal.
    ///
    /// - Source: https://developer.apple.com/documentation/corefoundation/cgrect/equalto(_:)
    public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
