extension UISwipeGestureRecognizer {
    /// The directions of a swipe. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.struct; the
    ///   raw values: Apple's header.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)

        /// Returns a Boolean value indicating whether the movement, in points, is a swipe in one of the directions.
        @MainActor func isSwipe(_ way: CGVector) -> Bool {
            ways(way).contains { forward, aside in
                forward >= UISwipeGestureRecognizer.leastDistance && abs(aside) < forward
                    && abs(aside) <= UISwipeGestureRecognizer.mostDeviation
            }
        }

        /// Returns a Boolean value indicating whether the movement can still become a swipe in one of the directions.
        @MainActor func mayBecomeSwipe(_ way: CGVector) -> Bool {
            ways(way).contains { forward, aside in
                abs(aside) <= UISwipeGestureRecognizer.mostDeviation
                    && forward > -UISwipeGestureRecognizer.mostDeviation
            }
        }

        /// Returns the parts of the movement along each of the directions and perpendicular to it.
        private func ways(_ way: CGVector) -> [(forward: CGFloat, aside: CGFloat)] {
            [
                (Direction.right, way.dx, way.dy), (.left, -way.dx, way.dy), (.up, -way.dy, way.dx),
                (.down, way.dy, way.dx),
            ].filter { contains($0.0) }.map { ($0.1, $0.2) }
        }
    }
}
