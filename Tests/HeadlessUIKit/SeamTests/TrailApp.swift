import Simulator
import UIKit

@testable import UserDefaultsChapterTests

/// A screen with the map of a trail, and with a slope behind it that locks the orientation while it's measured. It decides
/// about the status bar.
final class SeamScreen: TrailScreen {
    let trail = SizedTrailController()
    let slope = SlopeController()
    var hidesBar = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }
    var barStyle = UIStatusBarStyle.default {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
    override var childForInterfaceOrientationLock: UIViewController? { slope }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [slope, trail] {
            addChild(child)
            view.addSubview(child.view)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.didMove(toParent: self)
        }
    }
}

/// A form with an amount, which the app presents.
final class TransferController: UIViewController {
    let amount = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 40))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        amount.text = "120.00"
        amount.borderStyle = .roundedRect
        view.addSubview(amount)
    }
}

/// A scene delegate that shows the trail, and over it the components of five chapters: tips, a login after each stay in
/// the background, the tree of the status bar, a log, and a ball that opens it.
final class TrailDelegate: TrailSceneDelegate {
    let screen = SeamScreen()
    let log = Log(clock: PhoneClock.phone)

    override func makeRoot() -> UIViewController { screen }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        [
            LongLog(in: scene, log: log), StatusBarTreeOverlay(in: scene), BallOverlay(in: scene),
            TipsOverlay(in: scene, clock: PhoneClock.phone), LoginOverlay(in: scene),
        ]
    }
}
