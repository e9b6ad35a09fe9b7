import UIKit

/// A line of text where the status bar is, with an icon if there is one: the component of 2013, without its mistakes.
///
/// It never becomes key, lies in the scene of the app's window, takes the bar's height from the scene, and leaves the
/// status bar's style to the controller that it covers.
@MainActor
final class TipWindow: UIWindow {
    private let icon = UIImageView()
    private let label = UILabel()
    private weak var app: UIWindow?
    private let clock: any Clock<Duration>
    private var hiding: Task<Void, Never>?

    /// - Parameter below: the window whose controller goes on deciding about the status bar.
    init(below: UIWindow, in scene: UIWindowScene, clock: any Clock<Duration> = ContinuousClock()) {
        app = below
        self.clock = clock
        super.init(windowScene: scene)
        windowLevel = .statusBar + 10
        backgroundColor = .black
        rootViewController = PassingController(over: below)
        label.font = .systemFont(ofSize: 12)
        label.textColor = .white
        label.textAlignment = .right
        addSubview(icon)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a text, for a time if one is given.
    func show(_ text: String, icon image: UIImage? = nil, for time: Duration? = nil) {
        hiding?.cancel()
        hiding = nil
        label.text = text
        icon.image = image
        place()
        isHidden = false
        guard let time else { return }
        hiding = Task { [clock] in
            do { try await clock.sleep(for: time) } catch { return }
            self.isHidden = true
        }
    }

    var text: String? { label.text }

    private func place() {
        guard let app else { return }
        let bar = windowScene?.statusBarManager?.statusBarFrame ?? .zero
        frame = CGRect(x: 0, y: 0, width: app.bounds.width, height: max(bar.height, 20))
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 5, y: 0, width: icon.image == nil ? 0 : 20, height: 20)
        let left = icon.frame.maxX + 5
        label.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - 20), height: bounds.height)
    }

    override var canBecomeKey: Bool { false }

    /// A tip takes no touches: what is below it gets them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
