extension UISwipeGestureRecognizer {
    /// Where fingers swipe. Raw values as in Apple's header.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)

        /// Whether fingers that went so far, in points, have swiped in one of the directions.
        @MainActor func isSwipe(_ way: CGVector) -> Bool {
            ways(way).contains { forward, aside in
                forward >= UISwipeGestureRecognizer.leastDistance && abs(aside) < forward
                    && abs(aside) <= UISwipeGestureRecognizer.mostDeviation
            }
        }

        /// Whether they may still do so.
        @MainActor func mayBecomeSwipe(_ way: CGVector) -> Bool {
            ways(way).contains { forward, aside in
                abs(aside) <= UISwipeGestureRecognizer.mostDeviation
                    && forward > -UISwipeGestureRecognizer.mostDeviation
            }
        }

        /// How far the fingers went in each of the directions, and aside.
        private func ways(_ way: CGVector) -> [(forward: CGFloat, aside: CGFloat)] {
            [
                (Direction.right, way.dx, way.dy), (.left, -way.dx, way.dy), (.up, -way.dy, way.dx),
                (.down, way.dy, way.dx),
            ].filter { contains($0.0) }.map { ($0.1, $0.2) }
        }
    }
}
