import Simulator
import UIKit

@testable import LogChapterTests

/// A screen with the map of a trail, and with a slope behind it that locks the orientation while it's measured. It decides
/// about the status bar.
final class TrailScreen: UIViewController {
    let parts = TrailParts()
    var hidesBar = false {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }
    var barStyle = UIStatusBarStyle.default {
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var prefersStatusBarHidden: Bool { hidesBar || super.prefersStatusBarHidden }
    override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }
    override var childForInterfaceOrientationLock: UIViewController? { parts.lock }

    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        (viewIfLoaded?.window?.windowScene?.delegate as? TrailDelegate)?.appDidChange()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in parts.controllers {
            addChild(child)
            view.addSubview(child.view)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            child.didMove(toParent: self)
        }
    }
}

/// A scene delegate that shows the trail, and over it the components of four chapters: tips, a login after each stay in
/// the background, a log, and a ball that opens it.
final class TrailDelegate: TrailSceneDelegate {
    let screen = TrailScreen()
    let log = Log(clock: PhoneClock.phone)
    private(set) var tips: TrailTips?
    private var login: TrailLogin?

    override func makeRoot() -> UIViewController { screen }

    override func makeOverlays(in scene: UIWindowScene) -> [SceneOverlay] {
        tips = TrailTips(in: scene)
        login = TrailLogin(in: scene)
        return [LongLog(in: scene, log: log), BallOverlay(in: scene)]
    }

    override func appDidChange() {
        super.appDidChange()
        tips?.appDidChange()
    }

    override func sceneDidEnterBackground(_ scene: UIScene) {
        super.sceneDidEnterBackground(scene)
        login?.enterBackground()
    }

    override func sceneWillEnterForeground(_ scene: UIScene) {
        super.sceneWillEnterForeground(scene)
        login?.enterForeground()
    }

    override func sceneDidDisconnect(_ scene: UIScene) {
        super.sceneDidDisconnect(scene)
        tips?.remove()
        login?.remove()
        (tips, login, window) = (nil, nil, nil)
    }
}
