import UIKit

/// The window of the banners.
///
/// It receives only the touches on its content, never becomes key, and uses the app's preferences for the status bar
/// and the orientations.
final class BannerWindow: UIWindow {
    init(over app: UIWindow, in scene: UIWindowScene) {
        super.init(windowScene: scene)
        windowLevel = .statusBar + 1
        rootViewController = BannerRoot(app)
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeKey: Bool { false }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self || view === rootViewController?.viewIfLoaded ? nil : view
    }
}

/// A root view controller that passes the system's queries on to the app's root, or to what the app presents full
/// screen.
private final class BannerRoot: UIViewController {
    private weak var app: UIWindow?

    init(_ app: UIWindow) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private var owner: UIViewController? {
        sequence(first: app?.rootViewController) { $0?.presentedViewController }.compactMap(\.self).last {
            $0.presentingViewController == nil || $0.modalPresentationStyle == .fullScreen
        }
    }

    override var childForStatusBarStyle: UIViewController? { owner }
    override var childForStatusBarHidden: UIViewController? { owner }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        owner?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}
