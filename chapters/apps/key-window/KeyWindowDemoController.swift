import UIKit

/// Trail with two more buttons. They show what the exercises change.
final class KeyWindowDemoController: TrailController {
    private var ball: NamedWindow?

    override func viewDidLoad() {
        super.viewDidLoad()
        addTool("Ball") { [weak self] in self?.toggleBall() }
        addTool("Key") { [weak self] in self?.reportKeyWindow() }
    }

    /// Shows a window that may become key, or hides it.
    private func toggleBall() {
        if let ball {
            ball.isHidden = true
            ball.windowScene = nil
            self.ball = nil
            return
        }
        guard let scene = view.window?.windowScene else { return }
        let ball = NamedWindow("ball", level: .normal + 0.2, in: scene)
        ball.rootViewController = OverlayController()
        let corner = view.bounds.inset(by: view.safeAreaInsets)
        ball.frame = CGRect(x: corner.maxX - 72, y: corner.maxY - 72, width: 56, height: 56)
        ball.backgroundColor = .systemTeal
        ball.layer.cornerRadius = 28
        ball.isHidden = false
        self.ball = ball
        // With the stub of the exercise "predict the notifications", nothing is predicted.
        let calls = [
            WindowCall(window: "Trail", method: .makeKeyAndVisible), WindowCall(window: "ball", method: .show),
        ]
        let text = announcements(of: calls).last ?? "nothing"
        trailDelegate?.report(TrailEvent(text: "You predict: \(text)"))
    }

    private func reportKeyWindow() {
        let key = view.window?.windowScene?.keyWindow
        let name = key === view.window ? "Trail" : key == nil ? "none" : (key as? NamedWindow)?.name ?? "another"
        trailDelegate?.report(TrailEvent(text: "Key: \(name)"))
    }
}
