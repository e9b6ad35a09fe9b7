import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct OrientationTests {
    final class Turner: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var autorotates = true
        var preferred: UIInterfaceOrientation?

        convenience init(_ mask: UIInterfaceOrientationMask) {
            self.init(nibName: nil, bundle: nil)
            self.mask = mask
        }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var shouldAutorotate: Bool { autorotates }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }
    }

    private var interface: UIInterfaceOrientation { statusBarOrientation }

    @Test func `a view controller supports all orientations on iPad, and all but upside down on iPhone`() async throws {
        for (device, expected) in [
            (Device.iPhone8.running(.iOS12), UIInterfaceOrientationMask.allButUpsideDown),
            (.iPad.running(.iOS12), .all),
        ] {
            try await withDevice(device) {
                #expect(UIViewController().supportedInterfaceOrientations == expected)
            }
        }
    }

    @Test func `the orientation masks have Apple's raw values`() {
        let raws = [UIInterfaceOrientationMask.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
            .map(\.rawValue)
        #expect(raws == [2, 16, 8, 4])
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }

    @Test func `a device rotation rotates the interface only to a supported orientation`() async throws {
        try await withDevice {
            let window = shownWindow(UIViewController())
            turnDevice(to: .portraitUpsideDown)
            #expect(UIDevice.current.orientation == .portraitUpsideDown && interface == .portrait)
            turnDevice(to: .landscapeLeft)
            #expect(interface == .landscapeLeft)
            turnDevice(to: .portraitUpsideDown)
            #expect(interface == .landscapeLeft, "it stays where it was")
            _ = window
        }
    }

    @Test func `shouldAutorotate prevents a rotation up to iOS 15, and is ignored since iOS 16`()
        async throws
    {
        for (system, expected) in [
            (Device.System.iOS14, UIInterfaceOrientation.portrait), (.iOS16, .landscapeLeft),
        ] {
            try await withDevice(.iPhone8.running(system)) {
                let root = Turner(.all)
                root.autorotates = false
                let window = shownWindow(root)
                turnDevice(to: .landscapeLeft)
                #expect(interface == expected)
                _ = window
            }
        }
    }

    @Test func `setNeedsUpdateOfSupportedInterfaceOrientations rotates to a supported orientation`() async throws {
        try await withDevice {
            let root = Turner(.portrait)
            let window = shownWindow(root)
            turnDevice(to: .landscapeLeft)
            #expect(interface == .portrait)
            root.mask = .all
            #expect(interface == .portrait)
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(interface == .landscapeLeft)
            root.mask = .portrait
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            #expect(interface == .portrait)
            _ = window
        }
    }

    @Test func `a full-screen landscape view controller rotates the interface until it's dismissed`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (root, top) = (Turner(.portrait), Turner(.landscape))
            top.preferred = .landscapeLeft
            let window = shownWindow(root)
            root.present(top, animated: false)
            #expect(interface == .landscapeLeft && top.view.bounds.size == CGSize(width: 667, height: 375))
            root.dismiss(animated: false)
            #expect(interface == .portrait && root.view.bounds.size == CGSize(width: 375, height: 667))
            _ = window
        }
    }

    @Test func `a full-screen presentation uses the preferred orientation until rotation or dismissal`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (root, top) = (Turner(.allButUpsideDown), Turner(.allButUpsideDown))
            top.preferred = .landscapeLeft
            let window = shownWindow(root)
            root.present(top, animated: false)
            #expect(interface == .landscapeLeft)
            root.dismiss(animated: false)
            #expect(interface == .portrait)
            root.present(top, animated: false)
            turnDevice(to: .landscapeRight)
            #expect(interface == .landscapeRight)
            root.dismiss(animated: false)
            #expect(interface == .landscapeRight)
            top.modalPresentationStyle = .overFullScreen
            root.present(top, animated: false)
            #expect(interface == .landscapeRight)
            _ = window
        }
    }

    @Test func `the topmost full-screen view controller decides the orientation, not a sheet`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17).withoutScenes()) {
            let controllers = [Turner(.portrait), Turner(.portrait), Turner(.landscape), Turner(.portrait)]
            let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
            let window = shownWindow(controllers[0])
            for (index, style) in styles.enumerated() {
                controllers[index + 1].modalPresentationStyle = style
                controllers[index].present(controllers[index + 1], animated: false)
                #expect(interface.isLandscape == (index > 0))
            }
            _ = window
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `attemptRotationToDeviceOrientation rotates the interface to the device's orientation`() async throws {
        try await withDevice {
            let root = Turner(.portrait)
            let window = shownWindow(root)
            turnDevice(to: .landscapeRight)
            root.mask = .all
            #expect(interface == .portrait)
            UIViewController.attemptRotationToDeviceOrientation()
            #expect(interface == .landscapeRight)
            _ = window
        }
    }

    @Test func `an alert's presenter decides the orientation`() async throws {
        try await withDevice {
            let root = Turner(.portrait)
            let window = shownWindow(root)
            root.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: false)
            turnDevice(to: .landscapeRight)
            #expect(interface == .portrait)
            _ = window
        }
    }

    @Test func `an overlay window decides the orientation only if it fills the screen`() async throws {
        try await withDevice {
            let main = shownWindow(Turner(.portrait))
            let ball = newWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            ball.rootViewController = UIViewController()
            ball.windowLevel = .alert
            ball.isHidden = false
            turnDevice(to: .landscapeLeft)
            #expect(interface == .portrait)
            ball.frame = mainScreen.bounds
            turnDevice(to: .landscapeRight)
            #expect(interface == .landscapeRight)
            _ = main
        }
    }

    @Test func `the app delegate limits the view controller's supported orientations`() async throws {
        final class Delegate: NSObject, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { [.portrait, .landscapeLeft] }
        }
        try await withDevice {
            let delegate = Delegate()
            UIApplication.shared.delegate = delegate
            let window = shownWindow(UIViewController())
            turnDevice(to: .landscapeRight)
            #expect(interface == .portrait)
            turnDevice(to: .landscapeLeft)
            #expect(interface == .landscapeLeft)
            _ = window
        }
    }

    @Test func `a view controller without a common orientation with the app stops the process`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice {
                let window = shownWindow(Turner([]))
                _ = window
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Supported orientations has no common orientation with the application"))
    }

    /// A scene delegate that supports some orientations.
    private final class UprightScene: UIResponder, UIWindowSceneDelegate {
        func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
    }

    @Test func `since iOS 27, the delegate of a scene limits the orientations`() async throws {
        for (system, expected) in [(Device.System.iOS26, UIInterfaceOrientation.landscapeRight), (.iOS27, .portrait)] {
            try await withDevice(.iPhone17.running(system)) {
                let delegate = UprightScene()
                scene.delegate = delegate
                let window = shownWindow(UIViewController())
                turnDevice(to: .landscapeRight)
                #expect(interface == expected)
                withExtendedLifetime((delegate, window)) {}
            }
        }
    }

    @Test func `the orientations of the delegates of the app and of the scene are intersected`() async throws {
        final class LandscapeApp: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask { [.landscapeRight, .portrait] }
        }
        try await withDevice(.iPhone17) {
            let (app, delegate) = (LandscapeApp(), UprightScene())
            UIApplication.shared.delegate = app
            let window = shownWindow(UIViewController())
            turnDevice(to: .landscapeRight)
            #expect(interface == .landscapeRight)
            scene.delegate = delegate
            turnDevice(to: .portrait)
            turnDevice(to: .landscapeRight)
            #expect(interface == .portrait)
            withExtendedLifetime((app, delegate, window)) {}
        }
    }

    @Test func `a delegate that is replaced releases its window, after which the new one is queried`() async throws {
        final class WithWindow: UIResponder, UIWindowSceneDelegate, UIApplicationDelegate {
            var window: UIWindow?
        }
        try await withDevice(.iPhone17) {
            let window = shownWindow(UIViewController())
            for isOfScene in [true, false] {
                for _ in 0..<2 {
                    let delegate = WithWindow()
                    delegate.window = shownWindow(UIViewController())
                    if isOfScene { scene.delegate = delegate } else { UIApplication.shared.delegate = delegate }
                }
            }
            turnDevice(to: .landscapeRight)
            #expect(interface == .landscapeRight)
            withExtendedLifetime(window) {}
        }
    }
}
