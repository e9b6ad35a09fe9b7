/// How far taps in a row are.
@MainActor
struct TapProgress {
    /// How far from where it pressed a finger may move, and how far from the first tap the next may be, in points along
    /// either axis.
    ///
    /// Open: Apple does not document it; 45 points is what is read from UIKit.
    static let slop: CGFloat = 45

    /// How many taps are over.
    private(set) var count = 0
    /// How many fingers have come since the last one.
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

    /// Whether fingers are near where they pressed, and, if one finger taps several times, near the first tap.
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
