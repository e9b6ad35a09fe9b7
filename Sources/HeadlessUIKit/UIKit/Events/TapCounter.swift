/// Counts taps in a row: one soon after another at about the same place.
struct TapCounter: Equatable, Sendable {
    /// How long after the beginning of a tap the next one still belongs to it, in seconds.
    ///
    /// Open: Apple speaks of "a predefined period" ("UITouch.tapCount") and does not say how long it is.
    static let longestPause: TimeInterval = 0.35

    /// How far from a tap, in points along either axis, the next one still belongs to it.
    ///
    /// Open: Apple does not speak of it.
    static let farthest: CGFloat = 45

    private struct Tap: Equatable, Sendable {
        var point: CGPoint
        var time: TimeInterval
        var count: Int
    }

    private var last: Tap?

    /// Which tap in a row a finger begins that presses at a point of the screen.
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
