import Simulator
import UIKit

@testable import FloatingBallChapterTests
@testable import RotationChapterTests
@testable import StatusBarStateChapterTests

/// A screen with the components of two chapters: the tree that decides the status bar, and the map of a trail, with a slope
/// behind it that locks the orientation while it's measured.
final class TrailScreen: TreeController {
    let trail = SizedTrailController()
    let slope = SlopeController()

    init() {
        super.init(tree: StatusBarTree(name: "trail"))
    }

    required init?(coder: NSCoder) { nil }

    override var childForInterfaceOrientationLock: UIViewController? { slope }

    override func setNeedsStatusBarAppearanceUpdate() {
        super.setNeedsStatusBarAppearanceUpdate()
        let windows = viewIfLoaded?.window?.windowScene?.windows ?? []
        for case let overlay as FloatingBallChapterTests.OverlayController in windows.map(\.rootViewController) {
            overlay.setNeedsUpdateOfAppAnswers()
        }
    }

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

/// A scene delegate that shows the trail, and over it the components of three chapters: tips, a login after each stay in
/// the background, and a ball that opens a log.
final class TrailDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let screen = TrailScreen()
    let log = Log(clock: PhoneClock.phone)
    private(set) var tips: Tips?
    private(set) var overlay: DebugOverlay?
    private var relogin: Relogin?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        self.window = window
        tips = Tips(in: scene, clock: .phone)
        overlay = DebugOverlay(in: scene, log: log)
        relogin = Relogin(in: scene) { $0 == "secret" }
    }

    func sceneDidEnterBackground(_ scene: UIScene) { relogin?.lock() }

    func sceneWillEnterForeground(_ scene: UIScene) { relogin?.ask() }

    func sceneDidDisconnect(_ scene: UIScene) {
        tips?.remove()
        overlay?.remove()
        (tips, overlay, relogin, window) = (nil, nil, nil, nil)
    }
}

final class TrailAppDelegate: UIResponder, UIApplicationDelegate {}
