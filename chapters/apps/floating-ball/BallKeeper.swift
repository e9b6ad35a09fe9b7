import UIKit

/// What a ball does when a finger lets it go.
enum Landing: String, CaseIterable {
    case side = "To a side"
    case corner = "To a corner"
    case flight = "Fly on"
}

/// Says where a ball lands, and remembers where it was left.
@MainActor
final class BallKeeper {
    private static let key = "demoBall"

    let ball: BallView
    var landing = Landing.side
    /// Called when the ball has another place.
    var didLand: () -> Void = {}
    private let defaults: UserDefaults
    /// The latest points of a drag: where the centre was, and when.
    private var trail: [(center: CGPoint, time: TimeInterval)] = []

    init(_ ball: BallView, defaults: UserDefaults = .standard) {
        self.ball = ball
        self.defaults = defaults
        // What the exercise "Remember the ball" changes: where the ball is at the next launch.
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

    /// Where the ball rests, in words.
    var words: String {
        let fraction = Double(min(max(ball.position.fraction, 0), 1))
        let percent = fraction.formatted(.percent.precision(.fractionLength(0)))
        return "The ball rests on the \(ball.position.side.rawValue), \(percent) of the way down."
    }

    private func follow() {
        let now = CACurrentMediaTime()
        trail.removeAll { now - $0.time > 0.1 }
        trail.append((ball.center, now))
    }

    /// The ball has been let go, and slides to a side; VoiceOver moves it without a trail.
    private func land() {
        if let end = trail.last?.center {
            let position = position(from: end, velocity: velocity)
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
                self.ball.position = position
            }
        }
        trail = []
        let position = ball.position
        let stored: [String: Any] = [
            "side": position.side.rawValue, "fraction": Double(position.fraction),
        ]
        defaults.set(stored, forKey: Self.key)
        didLand()
    }

    private func position(from end: CGPoint, velocity: CGPoint) -> BallPosition {
        let area = ball.area
        switch landing {
        case .side:
            return ball.position
        case .corner:
            // What the exercise "The nearest corner" changes: the ball does not stop on the way.
            return BallPosition(nearestTo: corner(of: area.rect, nearestTo: end), in: area)
        case .flight:
            // What the exercise "Throw the ball" changes: the ball goes where it was thrown.
            return restingPosition(from: end, velocity: velocity, in: area)
        }
    }

    /// In points a second, over the last tenth of a second; a finger that rests does not throw.
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
