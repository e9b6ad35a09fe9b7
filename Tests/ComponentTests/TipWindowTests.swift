import Simulator
import Testing
import UIKit

/// The tip over the status bar, and what the component of 2013 did to the app below it.
@MainActor
@Suite struct TipWindowTests {
    /// An app with a text field that has the keyboard.
    private func appWithKeyboard() -> (window: UIWindow, field: UITextField) {
        let controller = LightController()
        let window = appWindow(controller)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        return (window, field)
    }

    @Test func `a tip leaves the keyboard to its field`() async throws {
        try await withDevice {
            let (app, field) = appWithKeyboard()
            #expect(keyboardFrame != nil)
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("Saved")
            #expect(app.isKeyWindow && field.isFirstResponder)
            #expect(type("a") && field.text == "a")
        }
    }

    @Test func `the article's tip takes the keyboard away`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            let tip = UIWindow(windowScene: scene)
            tip.frame = StatusBar.current.frame
            tip.windowLevel = .statusBar + 10
            tip.makeKeyAndVisible()
            #expect(!app.isKeyWindow)
            #expect(keyboardFrame == nil && !type("a"))
        }
    }

    @Test func `an icon comes with its text`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("Sent", icon: UIImage())
            #expect(tip.text == "Sent")
        }
    }

    @Test func `a tip hides after its time, and a later one has its whole time`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("One", for: .seconds(2))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!tip.isHidden)
            tip.show("Two", for: .seconds(2))
            await PhoneClock.phone.advance(by: .milliseconds(1500))
            #expect(!tip.isHidden && tip.text == "Two")
            await PhoneClock.phone.advance(by: .milliseconds(500))
            #expect(tip.isHidden)
            tip.show("Stays")
            await PhoneClock.phone.advance(by: .seconds(60))
            #expect(!tip.isHidden)
        }
    }

    @Test func `the bar's height is what it is now`() async throws {
        for (device, width, height) in [
            (Device.iPhoneSE, 375.0, 20.0), (.iPhoneSE.duringCall(), 375, 40), (.iPhone14, 390, 47),
            (.iPhone17, 402, 54), (.iPadPro11, 834, 32),
        ] {
            try await withDevice(device) {
                let (app, _) = appWithKeyboard()
                let tip = TipWindow(below: app, in: scene, clock: .phone)
                tip.show("Text")
                #expect(tip.frame == CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
    }

    @Test func `a tip made while the device lies on its side has the whole width, the article's none of it`()
        async throws
    {
        try await withDevice(.iPad.running(.iOS7)) {
            turnDevice(to: .landscapeLeft)
            // The article places its window when it hears of a turn, and this one is over.
            let articles = oldWindow(frame: statusBarFrame)
            #expect(articles.bounds.size == CGSize(width: 20, height: 1024))
        }
        try await withDevice(.iPadPro11) {
            turnDevice(to: .landscapeLeft)
            let (app, _) = appWithKeyboard()
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("Text")
            #expect(tip.bounds.size == CGSize(width: 1194, height: 32))
        }
    }

    @Test func `the status bar keeps the style of the app below`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            #expect(StatusBar.current.style == .lightContent)
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("Text")
            #expect(StatusBar.current.style == .lightContent)
            #expect(StatusBar.current.styleController === app.rootViewController)
        }
    }

    @Test func `the article's tip steals the status bar's style`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            let tip = UIWindow(windowScene: scene)
            tip.windowLevel = .statusBar + 10
            tip.rootViewController = UIViewController()
            tip.isHidden = false
            #expect(StatusBar.current.style == .default)
            #expect(StatusBar.current.window === tip)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `a tap goes through the tip to the status bar`() async throws {
        try await withDevice {
            let (app, _) = appWithKeyboard()
            let list = UIScrollView(frame: app.bounds)
            list.contentSize = CGSize(width: 375, height: 5000)
            list.contentOffset.y = 1000
            app.rootViewController?.view.addSubview(list)
            let tip = TipWindow(below: app, in: scene, clock: .phone)
            tip.show("Text")
            tapStatusBar()
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(list.contentOffset.y == -list.adjustedContentInset.top)
        }
    }

    @Test func `the article's arithmetic turns twice from iOS 8 on, and once in the fixed space`() async throws {
        func placeAsInTheArticle(_ tip: UIWindow) {
            // Landscape, the home button on the right.
            let screen = mainScreen.bounds.size
            tip.transform = CGAffineTransform(rotationAngle: .pi / 2)
            tip.center = CGPoint(x: screen.width - 10, y: screen.height / 2)
            tip.bounds = CGRect(x: 0, y: 0, width: screen.height, height: 20)
        }
        /// Where the tip is on the panel, in portrait coordinates.
        func panelFrame(_ tip: UIWindow) -> CGRect {
            tip.convert(tip.bounds, to: mainScreen.fixedCoordinateSpace).rounded
        }
        let wanted = CGRect(x: 300, y: 0, width: 20, height: 568)
        try await withDevice(.iPhone5.running(.iOS7)) {
            let tip = oldWindow(frame: .zero)
            turnDevice(to: .landscapeRight)
            placeAsInTheArticle(tip)
            #expect(panelFrame(tip) == wanted)
        }
        try await withDevice(.iPhone5.running(.iOS8)) {
            let tip = oldWindow(frame: .zero)
            tip.rootViewController = AnyWayUpController()
            turnDevice(to: .landscapeRight)
            placeAsInTheArticle(tip)
            #expect(panelFrame(tip) != wanted)
        }
    }

    @Test func `in an app with scenes a tip without one does not show`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let delegate = SceneApp()
            launch(delegate) { _ in delegate }
            let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
            let lost = oldWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 59))
            lost.windowLevel = .statusBar + 10
            lost.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 100, y: 10)).window !== lost)
            let found = UIWindow(windowScene: scene)
            found.windowLevel = .statusBar + 10
            found.isHidden = false
            #expect(touchTarget(at: CGPoint(x: 100, y: 10)).window === found)
        }
    }
}

@MainActor
private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

@MainActor
private final class AnyWayUpController: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
}

@MainActor
private final class SceneApp: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
}

extension CGRect {
    /// Without the noise of a rotation by a rounded angle.
    var rounded: CGRect {
        func near(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 + 0 }
        return CGRect(x: near(minX), y: near(minY), width: near(width), height: near(height))
    }
}
