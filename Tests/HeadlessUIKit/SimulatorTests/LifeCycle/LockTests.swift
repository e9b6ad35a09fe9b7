import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// The lock screen, the app switcher, and scenes that the system disconnects.
@MainActor @Suite struct LockTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var lines: [String] = []
        func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
            lines.append("will be unavailable, \(application.isProtectedDataAvailable)")
        }
        func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
            lines.append("available, \(application.applicationState == .background)")
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var cover: UIView?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.rootViewController?.view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            label.text = "Balance: 4,310.25"
            window.rootViewController?.view.addSubview(label)
            window.makeKeyAndVisible()
            self.window = window
        }

        func sceneDidEnterBackground(_ scene: UIScene) {
            if let cover { window?.addSubview(cover) }
        }
    }

    @Test func `a lock moves the app to the background, and makes protected data unavailable after ten seconds`()
        async throws
    {
        try await withDevice {
            let delegate = Delegate()
            launch(delegate)
            lockDevice()
            #expect(isDeviceLocked && UIApplication.shared.applicationState == .background)
            await PhoneClock.phone.advance(by: .seconds(9))
            #expect(UIApplication.shared.isProtectedDataAvailable && delegate.lines == [])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!UIApplication.shared.isProtectedDataAvailable)
            unlockDevice()
            #expect(!isDeviceLocked && UIApplication.shared.applicationState == .active)
            #expect(UIApplication.shared.isProtectedDataAvailable)
            #expect(delegate.lines == ["will be unavailable, true", "available, true"])
        }
    }

    @Test func `a device that is unlocked soon or has no passcode keeps its data available`() async throws {
        try await withDevice {
            let delegate = Delegate()
            launch(delegate)
            lockDevice()
            unlockDevice()
            lockDevice(hasPasscode: false)
            await PhoneClock.phone.advance(by: .seconds(60))
            unlockDevice()
            #expect(delegate.lines == [])
        }
    }

    @Test func `an app that is terminated on a locked device isn't notified of its data`() async throws {
        try await withDevice {
            let delegate = Delegate()
            launch(delegate)
            lockDevice()
            terminate()
            await PhoneClock.phone.advance(by: .seconds(60))
            #expect(delegate.lines == [])
        }
    }

    @Test(arguments: [true, false])
    func `an app gets no touches and no keys behind the lock screen and in the background`(isLocked: Bool)
        async throws
    {
        try await withDevice {
            let delegate = SceneDelegate()
            launch(Delegate()) { _ in delegate }
            let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
            button.setTitle("Pay", for: .normal)
            let (control, field) = (UISwitch(), UITextField(frame: CGRect(x: 0, y: 300, width: 100, height: 40)))
            control.center = CGPoint(x: 200, y: 200)
            for view in [control, field, button] { delegate.window?.addSubview(view) }
            field.becomeFirstResponder()
            #expect(type("a"))
            if isLocked { lockDevice() } else { background() }
            tap(at: control.center)
            #expect(!control.isOn)
            #expect(!tapButton(titled: "Pay") && !type("b") && !pressDelete() && field.text == "a")
            if isLocked { unlockDevice() } else { foreground() }
            tap(at: control.center)
            #expect(control.isOn && tapButton(titled: "Pay") && type("c") && field.text == "ac")
        }
    }

    @Test func `a sheet stays in the background, whatever is swiped`() async throws {
        try await withDevice {
            let delegate = SceneDelegate()
            launch(Delegate()) { _ in delegate }
            let sheet = UIViewController()
            delegate.window?.rootViewController?.present(sheet, animated: false)
            background()
            for part in [SheetPart.content, .grabber] {
                #expect(!swipeDownSheet(on: part) && !swipeUpSheet(on: part))
            }
            #expect(sheet.presentingViewController != nil)
            foreground()
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(sheet.presentingViewController == nil)
        }
    }

    @Test func `an app can't enter the foreground of a locked device`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await withDevice {
                await MainActor.run {
                    launch(Delegate())
                    lockDevice()
                    foreground()
                }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("an app doesn't enter the foreground of a locked device"))
    }

    @Test func `the card in the app switcher shows what the delegate leaves on the screen`() async throws {
        for cover in [nil, UIColor.red, .red.withAlphaComponent(0.5)] {
            try await withDevice {
                let delegate = SceneDelegate()
                delegate.cover = cover.map { color in
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
                    view.backgroundColor = color
                    return view
                }
                launch(Delegate()) { _ in delegate }
                #expect(AppSwitcherCard.all.isEmpty)
                background()
                let card = try #require(AppSwitcherCard.all.first)
                #expect(card.texts == (cover == .red ? [] : ["Balance: 4,310.25"]))
                #expect(card.image.size == CGSize(width: 402, height: 874) && card.session === scene.session)
            }
        }
    }

    @Test func `a lock over the home screen leaves the app in the background`() async throws {
        try await withDevice {
            launch(Delegate())
            background()
            lockDevice()
            unlockDevice()
            #expect(UIApplication.shared.applicationState == .background)
        }
    }

    @Test func `only rectangles cover a text, and a text outside of the picture isn't in it`() async throws {
        let shapes: [@MainActor (UIView) -> Void] = [
            { $0.layer.cornerRadius = 400 }, { $0.transform = CGAffineTransform(rotationAngle: .pi / 4) },
            { view in
                view.layer.mask = CALayer()
            },
        ]
        for shape in shapes {
            try await withDevice {
                let delegate = SceneDelegate()
                let cover = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
                cover.backgroundColor = .red
                shape(cover)
                delegate.cover = cover
                launch(Delegate()) { _ in delegate }
                let label = UILabel(frame: CGRect(x: 20, y: 2000, width: 200, height: 40))
                label.text = "Below"
                delegate.window?.rootViewController?.view.addSubview(label)
                background()
                #expect(AppSwitcherCard.all.first?.texts == ["Balance: 4,310.25"])
            }
        }
    }

    @Test func `a session that the system has disconnected connects again, with another scene and delegate`()
        async throws
    {
        try await withDevice {
            weak var first: SceneDelegate?
            var connected = 0
            launch(Delegate()) { _ in
                let delegate = SceneDelegate()
                first = first ?? delegate
                connected += 1
                return delegate
            }
            background()
            let session = scene.session
            weak var old: UIScene?
            old = scene
            session.userInfo = ["note": "tea"]
            disconnectScene(scene)
            #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.openSessions == [session])
            #expect(first == nil && old == nil)
            #expect(AppSwitcherCard.all.map(\.session) == [session])
            let new = reconnectScene(session)
            #expect(new.activationState == .background)
            foreground()
            #expect(new.session === session && session.scene === new && session.userInfo?["note"] as? String == "tea")
            #expect(connected == 2 && new.activationState == .foregroundActive)
        }
    }

    @Test func `a URL connects the last session of an app without a connected scene`() async throws {
        final class Opening: UIResponder, UIWindowSceneDelegate {
            var urls: [URL] = []
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
            ) { urls = options.urlContexts.map(\.url) }
        }
        try await withDevice {
            var delegates: [Opening] = []
            launch(Delegate()) { _ in
                delegates.append(Opening())
                return delegates.last
            }
            background()
            let session = scene.session
            disconnectScene(scene)
            let url = try #require(URL(string: "mine://page/3"))
            #expect(openURL(url))
            #expect(delegates.last?.urls == [url] && delegates.count == 2)
            #expect(session.scene?.activationState == .foregroundActive)
        }
    }

    @Test func `an app without a connected scene connects its last session when the user returns`() async throws {
        try await withDevice {
            launch(Delegate()) { _ in SceneDelegate() }
            background()
            let session = scene.session
            disconnectScene(scene)
            foreground()
            #expect(session.scene?.activationState == .foregroundActive)
            #expect(UIApplication.shared.connectedScenes.count == 1 && UIApplication.shared.openSessions == [session])
        }
    }
}
