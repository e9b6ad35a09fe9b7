import UIKit

/// Decides where a ball comes to rest, and remembers where it was left.
@MainActor
final class BallKeeper {
    private static let key = "demoBall"

    let ball: BallView
    /// A Boolean value indicating whether a ball that's thrown flies on.
    var flies = false
    /// The frame of a floating keyboard, in the coordinates of the window.
    var keyboard: CGRect? { didSet { settle(at: ball.center) } }
    private let report: (String) -> Void
    private let defaults = UserDefaults.standard
    /// The latest points of a drag: the ball's center, and the time.
    private var trail: [(center: CGPoint, time: TimeInterval)] = []

    init(_ ball: BallView, report: @escaping (String) -> Void) {
        self.ball = ball
        self.report = report
        // The exercise "remember the ball" changes this: the place of the ball at the next launch.
        if let stored = defaults.dictionary(forKey: Self.key),
            let position = restoredPosition(from: stored)
        {
            ball.position = position
        }
        let begin = UIAction { [weak self] _ in self?.trail = [] }
        let follow = UIAction { [weak self] _ in self?.follow() }
        let land = UIAction { [weak self] _ in self?.land() }
        ball.addAction(begin, for: .touchDown)
        ball.addAction(follow, for: [.touchDragInside, .touchDragOutside])
        ball.addAction(land, for: .valueChanged)
    }

    private func follow() {
        let now = CACurrentMediaTime()
        trail.removeAll { now - $0.time > 0.1 }
        trail.append((ball.center, now))
    }

    /// The finger was lifted, and the ball slides to a side. VoiceOver moves the ball without a trail.
    private func land() {
        if flies, let end = trail.last?.center {
            // The exercise "throw the ball" changes this: the ball flies on.
            ball.position = restingPosition(from: end, velocity: velocity, in: ball.area)
        }
        trail = []
        settle(at: ball.position.center(in: ball.area))
        let position = ball.position
        let stored: [String: Any] = [
            "side": position.side.rawValue, "fraction": Double(position.fraction),
        ]
        defaults.set(stored, forKey: Self.key)
        let percent = Int((min(max(position.fraction, 0), 1) * 100).rounded())
        report("The ball is on the \(position.side.rawValue), \(percent) % down")
    }

    private func settle(at center: CGPoint) {
        guard let keyboard else { return }
        // The exercise "keep the ball off a floating keyboard" changes this: the ball makes room.
        let free = centerOff(keyboard, from: center, in: ball.area.rect)
        ball.position = BallPosition(nearestTo: free, in: ball.area)
    }

    /// The speed in points a second over the last tenth of a second. A finger that rests doesn't throw.
    private var velocity: CGPoint {
        let now = CACurrentMediaTime()
        let recent = trail.filter { now - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.center.x - first.center.x) / seconds,
            y: (last.center.y - first.center.y) / seconds)
    }
}
