import UIKit

/// A round button that floats over the app, follows the finger, and rests at the nearer side.
///
/// It stays inside the safe area, after a turn too: the ball of the article could be dropped under the status bar, and
/// was off the screen after a turn.
@MainActor
final class FloatingBall: UIWindow {
    static let diameter: CGFloat = 60

    private var observer: (any NSObjectProtocol)?

    init() {
        super.init(frame: CGRect(x: 0, y: 100, width: Self.diameter, height: Self.diameter))
        windowLevel = .normal + 0.2
        alpha = 0.5
        backgroundColor = .blue
        layer.cornerRadius = Self.diameter / 2
        // A window that is smaller than the screen keeps its frame when the interface turns.
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didChangeStatusBarOrientationNotification, object: UIApplication.shared, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.rest(in: UIScreen.main.bounds.size) }
        }
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        center = convert(touch.location(in: self), to: nil as UIWindow?)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 0.5
        UIView.animate(withDuration: 0.2) { self.rest(in: UIScreen.main.bounds.size) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesEnded(touches, with: event)
    }

    /// Moves to the nearer side of a screen, inside the area that is safe in the window below.
    func rest(in screen: CGSize) {
        let safe = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
        let radius = Self.diameter / 2
        let left = safe.left + radius
        let right = screen.width - safe.right - radius
        center = CGPoint(
            x: center.x < screen.width / 2 ? left : right,
            y: min(max(center.y, safe.top + radius), screen.height - safe.bottom - radius))
    }
}
