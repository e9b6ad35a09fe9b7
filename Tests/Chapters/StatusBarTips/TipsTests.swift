import Simulator
import Testing
import UIKit
import WorkbookTesting

/// Tests of what tips leave to the app, of several scenes, and of tips after random events.
@MainActor @Suite struct TipsTests: TipTesting {
    @Test func `the app keeps the key status, the status bar and its orientations, while presenting too`() async throws
    {
        try await withTips(over: WishingController("app", Wishes(style: .lightContent))) { app, tips in
            tips.show(Tip(text: "Saved", stay: nil))
            #expect(app.isKeyWindow && StatusBar.current.styleController === app.rootViewController)
            let film = WishingController("film", Wishes(style: .darkContent, hidesBar: true, orientations: .landscape))
            film.modalPresentationStyle = .fullScreen
            app.rootViewController?.present(film, animated: true)
            await wait(1)
            #expect(StatusBar.current.isHidden && StatusBar.current.styleController === film)
            #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
            let view = shown(tips)
            #expect(touchTarget(at: view.center).view === view && tips.window?.bounds == app.bounds)
            film.dismiss(animated: true)
            await wait(1)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait && !StatusBar.current.isHidden)
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            app.rootViewController?.present(alert, animated: false)
            #expect(touchTarget(at: view.center).view === view)
            tapButton(titled: "Yes")
            await wait(1)
            #expect(app.rootViewController?.presentedViewController == nil)
        }
    }

    @Test func `a window that's shown later doesn't cover the tip, and decides about the status bar`() async throws {
        try await withTips(over: WishingController("app", Wishes(style: .lightContent))) { app, tips in
            tips.show(Tip(text: "Saved", stay: nil))
            let login = UIWindow(windowScene: scene)
            login.rootViewController = WishingController("login", Wishes(style: .darkContent))
            login.makeKeyAndVisible()
            let view = shown(tips)
            #expect(touchTarget(at: view.center).view === view && login.isKeyWindow)
            #expect(StatusBar.current.styleController === login.rootViewController)
            login.isHidden = true
            #expect(StatusBar.current.styleController === app.rootViewController && app.isKeyWindow)
        }
    }

    @Test func `two scenes have separate tips`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let first = scene
            let second = openScene()
            let other = UIWindow(windowScene: second)
            other.rootViewController = UIViewController()
            other.makeKeyAndVisible()
            let (left, right) = (TipsOverlay(in: first, clock: .phone), TipsOverlay(in: second, clock: .phone))
            left.show(Tip(text: "Left", stay: nil))
            right.show(Tip(text: "Right", stay: .seconds(1)))
            for (tips, window) in [(left, app), (right, other)] {
                let view = shown(tips)
                #expect(tips.window?.windowScene === window.windowScene && tips.window?.frame == window.frame)
                #expect(view.frame.midX.isAbout(window.bounds.midX))
                #expect(touchTarget(at: view.onScreen(CGPoint(x: 20, y: 10))).view === view)
            }
            closeScene(second)
            right.remove()
            await wait(2)
            #expect(right.window == nil)
            right.show(Tip(text: "Nobody is there", stay: nil))
            #expect(right.window == nil && right.controller == nil)
            #expect(shown(left).frame.midX.isAbout(app.bounds.midX) && app.bounds.width == 834)
        }
    }

    @Test func `after remove(), the tips are released, and no more are shown`() async throws {
        try await withTips { app, tips in
            tips.show(Tip(text: "Saved", stay: .seconds(2)))
            tips.show(Tip(text: "Waits"))
            weak let window = tips.window
            weak let view = tips.controller?.visibleTipView
            let log = EventLog()
            tips.remove()
            #expect(log.lines == ["OverlayWindow did become hidden"])
            await wait(3)
            #expect(window == nil && view == nil && scene.windows == [app])
            tips.show(Tip(text: "Too late"))
            #expect(tips.window == nil)
        }
    }

    @Test(arguments: 0..<8) func `after random events, at most one tip is visible, in order and in the safe area`(
        _ seed: UInt64
    ) async throws {
        try await withDevice {
            var random = SeededGenerator(seed: seed)
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            var (sent, seen) = (0, [Int]())
            for _ in 0..<30 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0, 1:
                    let stay = Duration.milliseconds(Int.random(in: 0...3000, using: &random))
                    tips.show(Tip(id: "\(sent)", text: "\(sent)", stay: stay))
                    sent += 1
                case 2: if let id = seen.last { tips.show(Tip(id: "\(id)", text: "\(id)")) }
                case 3: if let view = tips.controller?.visibleTipView { tap(at: view.center) }
                case 4: tips.dismiss("\(Int.random(in: 0...sent, using: &random))")
                case 5: turnDevice(to: [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &random)!)
                default: await wait(Double.random(in: 0...2, using: &random))
                }
                let views = tips.controller?.view.subviews.compactMap { $0 as? TipView } ?? []
                #expect(views == [tips.controller?.visibleTipView].compactMap(\.self))
                #expect(scene.windows.count == 1 + views.count && app.isKeyWindow)
                #expect(touchTarget(at: CGPoint(x: 200, y: 350)).window === app)
                guard let view = views.first, let number = Int(view.tip.id) else { continue }
                // A tip that is shown again after it left keeps its number.
                #expect(seen.contains(number) || seen.allSatisfy { $0 < number }, "\(number) after \(seen)")
                if seen.last != number { seen.append(number) }
                tips.window?.layoutIfNeeded()
                let room = app.bounds.inset(by: app.safeAreaInsets)
                #expect(room.contains(view.frame) || !view.isUserInteractionEnabled)
            }
            #expect(seen.count > 1)
            await wait(400)
            #expect(tips.window == nil)
        }
    }
}
