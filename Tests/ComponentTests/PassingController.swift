import UIKit

/// The controller of a window over the app's: it leaves every question about the status bar, turning and the edges of
/// the screen to the controllers below.
@MainActor
class PassingController: UIViewController {
    private weak var app: UIWindow?

    init(over app: UIWindow) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        view.isUserInteractionEnabled = false
    }

    override var childForStatusBarStyle: UIViewController? { front }
    override var childForStatusBarHidden: UIViewController? { front }
    override var childForHomeIndicatorAutoHidden: UIViewController? { front }
    override var childForScreenEdgesDeferringSystemGestures: UIViewController? { front }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        front?.supportedInterfaceOrientations ?? .all
    }

    /// The root, or what is presented over all of it.
    private var front: UIViewController? {
        guard let root = app?.rootViewController else { return nil }
        return Array(sequence(first: root, next: \.presentedViewController)).last { $0 === root || $0.decides }
    }
}

extension UIViewController {
    /// Whether the status bar is this controller's while it is presented.
    fileprivate var decides: Bool {
        (modalPresentationStyle == .fullScreen || modalPresentationCapturesStatusBarAppearance) && !isBeingDismissed
    }
}
