import Simulator
import Testing
import UIKit

/// Tests of edge cases of the windows that observe and pass on touches, which the page doesn't show.
@Suite("Windows and their touches")
@MainActor
struct TouchedWindowTests {
    private func touchedApp() -> TouchedWindow {
        let app = TouchedWindow(windowScene: scene)
        app.rootViewController = TrailController()
        app.makeKeyAndVisible()
        return app
    }

    @Test func `each finger has a dot until it's lifted`() async throws {
        try await withDevice {
            let app = touchedApp()
            let views = app.subviews.count
            let fingers = pressFingers(at: [CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200)])
            #expect(app.subviews.count == views + 2)
            fingers[0].lift()
            #expect(app.subviews.count == views + 1)
            #expect(app.subviews.last?.center == CGPoint(x: 300, y: 200))
            fingers[1].lift()
            #expect(app.subviews.count == views)
        }
    }

    @Test func `a window whose sendEvent doesn't call super ignores touches`() async throws {
        final class DeafWindow: UIWindow {
            override func sendEvent(_ event: UIEvent) {}
        }
        final class DeafSceneDelegate: TrailSceneDelegate {
            override func makeWindow(in scene: UIWindowScene) -> UIWindow { DeafWindow(windowScene: scene) }
        }
        try await withDevice {
            let delegate = launchTrail { DeafSceneDelegate() }
            tap(at: CGPoint(x: 40, y: 740))
            #expect(delegate.overlay(LogOverlay.self)?.lines == [])
        }
    }

    @Test func `a dot is in front of presented controllers, and receives no touches`() async throws {
        try await withDevice {
            let app = touchedApp()
            let modal = UIViewController()
            modal.modalPresentationStyle = .fullScreen
            app.rootViewController?.present(modal, animated: false)
            let point = CGPoint(x: 200, y: 400)
            _ = press(at: point)
            #expect(app.subviews.last?.center == point)
            #expect(touchTarget(at: point).view === modal.view)
        }
    }

    @Test func `when the app enters the background during a touch, its dot is removed`() async throws {
        try await withDevice {
            let app = touchedApp()
            let views = app.subviews.count
            _ = press(at: CGPoint(x: 200, y: 400))
            background()
            foreground()
            #expect(app.subviews.count == views)
        }
    }

    @Test func `a rotation removes the dot of the touch that it cancels`() async throws {
        try await withDevice(assuming: []) {
            let app = touchedApp()
            let views = app.subviews.count
            let finger = press(at: CGPoint(x: 200, y: 300))
            turnDevice(to: .landscapeLeft)
            #expect(app.subviews.count == views)
            finger.move(to: CGPoint(x: 500, y: 200))
            #expect(app.subviews.count == views)
        }
    }

    @Test func `if touches continue in a rotation, the dot follows the finger`() async throws {
        try await withDevice(assuming: [.touchesContinueInRotation]) {
            let app = touchedApp()
            let finger = press(at: CGPoint(x: 200, y: 300))
            turnDevice(to: .landscapeLeft)
            finger.move(to: CGPoint(x: 500, y: 200))
            #expect(app.subviews.last?.center == CGPoint(x: 500, y: 200))
        }
    }

    @Test func `shaking the phone adds no dot`() async throws {
        try await withDevice {
            let app = touchedApp()
            let views = app.subviews.count
            shake()
            #expect(app.subviews.count == views)
        }
    }

    @Test func `the scene delegate creates a window in each scene of an iPad`() async throws {
        try await withDevice(.iPadPro11) {
            final class App: UIResponder, UIApplicationDelegate {}
            var delegates: [TrailSceneDelegate] = []
            launch(App()) { _ in
                delegates.append(TrailSceneDelegate())
                return delegates.last
            }
            let second = openScene()
            #expect(delegates.count == 2)
            #expect(delegates[1].window?.windowScene === second)
            #expect(delegates[0].window?.windowScene !== second)
        }
    }
}
