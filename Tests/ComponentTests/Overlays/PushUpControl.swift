import UIKit

/// What a finger did to a view that can be tapped, or pushed up and away.
struct Push {
    enum Meaning { case tap, dismissal, nothing }

    /// From where the finger touched to where it is, in points.
    var way: CGVector

    /// How far the view follows the finger: upwards only.
    var lift: CGFloat { min(0, way.dy) }

    var meaning: Meaning {
        if hypot(way.dx, way.dy) < 10 { return .tap }
        return way.dy < -20 && -way.dy > abs(way.dx) ? .dismissal : .nothing
    }
}

/// A view that tells a tap from a push upwards, which it follows.
///
/// Both end inside the control, so `touchUpInside` is of no use here.
class PushUpControl: UIControl {
    var onTap: () -> Void = {}
    var onPushUp: () -> Void = {}
    private var start = CGPoint.zero

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: superview)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isUserInteractionEnabled else { return false }
        transform = CGAffineTransform(translationX: 0, y: push(touch).lift)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard isUserInteractionEnabled, let touch else { return }
        switch push(touch).meaning {
        case .tap: onTap()
        case .dismissal: onPushUp()
        case .nothing: settle()
        }
    }

    override func cancelTracking(with event: UIEvent?) {
        if isUserInteractionEnabled { settle() }
    }

    private func push(_ touch: UITouch) -> Push {
        let place = touch.location(in: superview)
        return Push(way: CGVector(dx: place.x - start.x, dy: place.y - start.y))
    }

    private func settle() {
        UIView.animate(withDuration: 0.2) { self.transform = .identity }
    }
}
