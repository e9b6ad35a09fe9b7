import Simulator
import UIKit

/// The preferences of a controller for the status bar, the orientation and the edges of the screen.
struct Wishes {
    var style = UIStatusBarStyle.default
    var hidesBar = false
    var animation = UIStatusBarAnimation.fade
    var orientations = UIInterfaceOrientationMask.all
    var hidesIndicator = false
    var deferredEdges: UIRectEdge = []
}

/// A controller with a name and preferences.
final class WishingController: UIViewController {
    var wishes: Wishes
    let name: String

    init(_ name: String, _ wishes: Wishes = Wishes()) {
        self.name = name
        self.wishes = wishes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { wishes.style }
    override var prefersStatusBarHidden: Bool { wishes.hidesBar }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { wishes.animation }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { wishes.orientations }
    override var prefersHomeIndicatorAutoHidden: Bool { wishes.hidesIndicator }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { wishes.deferredEdges }
}

/// The state of the phone that results from the preferences.
struct PhoneState: Equatable, CustomStringConvertible {
    var moment: String
    var style: UIStatusBarStyle
    var isHidden: Bool
    var animation: UIStatusBarAnimation
    var owners: [String]
    var orientation: UIInterfaceOrientation
    var hidesIndicator: Bool
    var deferredEdges: UIRectEdge

    @MainActor
    init(_ moment: String) {
        let (bar, geometry) = (StatusBar.current, scene.effectiveGeometry)
        let (indicator, gestures) = (HomeIndicator.current, SystemGestures.current)
        self.moment = moment
        style = bar.style
        isHidden = bar.isHidden
        animation = bar.animation
        owners = [bar.styleController, bar.hiddenController, indicator.controller, gestures.controller].map {
            ($0 as? WishingController)?.name ?? $0.map { "\(type(of: $0))" } ?? "nobody"
        }
        orientation = geometry.interfaceOrientation
        hidesIndicator = indicator.isHidden
        deferredEdges = gestures.deferredEdges
    }

    var description: String {
        """
        \(moment): style \(style.rawValue), hidden \(isHidden) by \(animation.rawValue), orientation \(orientation.rawValue), indicator \(hidesIndicator), edges \(deferredEdges.rawValue), decided by \(owners)
        """
    }
}

extension OverlayWindow {
    convenience init(windowScene: UIWindowScene, level: UIWindow.Level) {
        self.init(windowScene: windowScene)
        windowLevel = level
    }
}
