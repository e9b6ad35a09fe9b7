import UIKit

/// A round button that floats over the app, follows the finger, and rests at the nearer side.
///
/// It stays inside the safe area, after a turn too: the ball of the article could be dropped under the status bar, and
/// was off the screen after a turn.
@MainActor
final class FloatingBall: UIView {
    static let diameter: CGFloat = 60

    private(set) var isHeld = false

    init() {
        super.init(frame: CGRect(x: 0, y: 100, width: Self.diameter, height: Self.diameter))
        alpha = 0.5
        backgroundColor = .blue
        layer.cornerRadius = Self.diameter / 2
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHeld = true
        alpha = 1
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        center = touch.location(in: superview)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        isHeld = false
        alpha = 0.5
        UIView.animate(withDuration: 0.2) { self.rest() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    /// Moves to the nearer side of the area that is safe around it.
    func rest() {
        guard let superview else { return }
        let room = superview.bounds.inset(by: superview.safeAreaInsets)
            .insetBy(dx: Self.diameter / 2, dy: Self.diameter / 2)
        center = CGPoint(
            x: center.x < superview.bounds.midX ? room.minX : room.maxX, y: min(max(center.y, room.minY), room.maxY))
    }
}

/// The window that the ball floats in, over the app's: touches beside the ball go to the app.
@MainActor
final class FloatingBallWindow: OverlayWindow {
    let ball = FloatingBall()

    init(in scene: UIWindowScene) {
        super.init(windowScene: scene, level: .normal + 0.2)
        rootViewController = OverlayController()
        rootViewController?.view.addSubview(ball)
    }

    required init?(coder: NSCoder) { nil }

    /// The window has another size after a turn.
    override func layoutSubviews() {
        super.layoutSubviews()
        if !ball.isHeld { ball.rest() }
    }
}
