/// The progress of a gesture that consists of several taps.
@MainActor
struct TapProgress {
    /// The maximum distance of a finger from its starting point, and of a later tap from the first one, in points along
    /// either axis.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 45 points, as read from UIKit.
    static let slop: CGFloat = 45

    /// The number of completed taps.
    private(set) var count = 0
    /// The number of fingers that have touched the screen since the last completed tap.
    private(set) var fingers = 0
    private var starts: [(touch: UITouch, point: CGPoint)] = []
    private var first: CGPoint?

    mutating func press(_ touches: Set<UITouch>) {
        for touch in touches {
            fingers += 1
            starts.append((touch, touch.location))
            if first == nil { first = touch.location }
        }
    }

    mutating func finishTap() {
        count += 1
        fingers = 0
        starts = []
    }

    /// Returns a Boolean value indicating whether the touches are near their starting points and, if one finger taps
    /// several times, near the first tap.
    func allows(_ touches: Set<UITouch>) -> Bool {
        starts.allSatisfy { start in
            !touches.contains(start.touch)
                || Self.areNear(start.touch.location, start.point) && (fingers > 1 || isNearFirst(start.point))
        }
    }

    private func isNearFirst(_ point: CGPoint) -> Bool { first.map { Self.areNear($0, point) } ?? true }

    private static func areNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        abs(one.x - other.x) <= slop && abs(one.y - other.y) <= slop
    }
}
