/// A counter of consecutive taps: taps in quick succession at about the same location.
struct TapCounter: Equatable, Sendable {
    /// The maximum time from the beginning of a tap to the next one of the same sequence, in seconds.
    ///
    /// - Note: Undocumented by Apple. Apple documents "a predefined period" ("UITouch.tapCount") without its length.
    static let longestPause: TimeInterval = 0.35

    /// The maximum distance from a tap to the next one of the same sequence along either axis, in points.
    ///
    /// - Note: Undocumented by Apple.
    static let farthest: CGFloat = 45

    private struct Tap: Equatable, Sendable {
        var point: CGPoint
        var time: TimeInterval
        var count: Int
    }

    private var last: Tap?

    /// Returns the number, in its sequence, of the tap that a finger begins at a point of the screen.
    mutating func count(at point: CGPoint, time: TimeInterval) -> Int {
        let count = last.map { Self.follows($0, point, time) ? $0.count + 1 : 1 } ?? 1
        last = Tap(point: point, time: time, count: count)
        return count
    }

    private static func follows(_ tap: Tap, _ point: CGPoint, _ time: TimeInterval) -> Bool {
        time - tap.time <= longestPause
            && abs(point.x - tap.point.x) <= farthest && abs(point.y - tap.point.y) <= farthest
    }
}
