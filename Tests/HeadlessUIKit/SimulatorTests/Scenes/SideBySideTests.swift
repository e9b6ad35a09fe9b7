import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SideBySideTests {
    /// Runs a closure in an app with two scenes on an iPad. Each scene has a window that its delegate retains.
    private func twoScenes(
        _ system: Device.System = .iOS17,
        _ body: @MainActor (_ left: UIWindowScene, _ right: UIWindowScene) throws -> Void
    ) async throws {
        try await withDevice(.iPad.running(system)) {
            launch(LoggingAppDelegate(LifecycleLog())) { _ in LoggingSceneDelegate(LifecycleLog()) }
            let left = UIApplication.shared.connectedScenes.first as! UIWindowScene
            try body(left, openScene())
        }
    }

    @Test func `two scenes split the screen as in Apple's guidelines`() async throws {
        try await twoScenes { left, right in
            #expect(left.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 438, height: 1024))
            #expect(right.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 320, height: 1024))
            turnDevice(to: .landscapeRight)
            #expect(left.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 507, height: 768))
            #expect(right.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 507, height: 768))
        }
    }

    @Test func `the screen's bounds don't change with two scenes`() async throws {
        try await twoScenes { _, _ in
            #expect(mainScreen.bounds == CGRect(x: 0, y: 0, width: 768, height: 1024))
        }
    }

    @Test func `windows are resized when a scene opens or closes`() async throws {
        try await twoScenes { left, right in
            #expect(left.windows[0].frame == CGRect(x: 0, y: 0, width: 438, height: 1024))
            #expect(left.windows[0].rootViewController?.view.frame == left.windows[0].bounds)
            turnDevice(to: .landscapeLeft)
            #expect(left.windows[0].frame == CGRect(x: 0, y: 0, width: 507, height: 768))
            closeScene(right)
            #expect(left.windows[0].frame == CGRect(x: 0, y: 0, width: 1024, height: 768))
        }
    }

    @Test func `a scene's windows are in the scene's coordinate space`() async throws {
        try await twoScenes { left, right in
            let window = right.windows[0]
            #expect(window.convert(CGPoint.zero, to: nil) == CGPoint(x: 448, y: 0))
            #expect(window.convert(CGPoint(x: 5, y: 6), to: left.windows[0]) == CGPoint(x: 453, y: 6))
            #expect(
                right.effectiveGeometry.coordinateSpace.convert(CGPoint.zero, to: mainScreen.coordinateSpace).x == 448)
            #expect(
                window.convert(CGPoint(x: 5, y: 6), to: right.effectiveGeometry.coordinateSpace) == CGPoint(x: 5, y: 6))
        }
    }

    @Test func `a touch reaches the scene at its location`() async throws {
        try await twoScenes { left, right in
            #expect(touchTarget(at: CGPoint(x: 400, y: 500)).window === left.windows[0])
            #expect(touchTarget(at: CGPoint(x: 440, y: 500)).window == nil, "the divider")
            #expect(touchTarget(at: CGPoint(x: 460, y: 500)).window === right.windows[0])
        }
    }

    @Test func `an overlay centered on the screen isn't centered in its scene`() async throws {
        try await twoScenes { left, _ in
            let overlay = UIWindow(windowScene: left)
            overlay.frame = CGRect(x: mainScreen.bounds.midX - 50, y: 0, width: 100, height: 40)
            overlay.isHidden = false
            #expect(overlay.center.x != left.effectiveGeometry.coordinateSpace.bounds.midX)
            overlay.center.x = left.effectiveGeometry.coordinateSpace.bounds.midX
            #expect(overlay.convert(overlay.bounds, to: left.effectiveGeometry.coordinateSpace).midX == 219)
        }
    }

    @Test func `scenes that touch the screen's top edge have its safe area inset`() async throws {
        try await twoScenes { left, right in
            for scene in [left, right] {
                #expect(scene.windows[0].safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
            }
        }
    }

    @Test func `from iOS 15 on, each scene has a key window`() async throws {
        try await twoScenes { left, right in
            #expect(left.keyWindow === left.windows[0] && right.keyWindow === right.windows[0])
            #expect(keyWindow === right.keyWindow, "the one made key last")
        }
    }

    @Test func `before iOS 15, the scenes share one key window`() async throws {
        try await twoScenes(.iOS14) { left, right in
            #expect(!left.windows[0].isKeyWindow && right.windows[0].isKeyWindow)
            left.windows[0].makeKey()
            #expect(left.windows[0].isKeyWindow && !right.windows[0].isKeyWindow)
        }
    }

    @Test func `when a key window is hidden, another window of its scene becomes key`() async throws {
        try await twoScenes { left, right in
            let other = UIWindow(windowScene: left)
            other.isHidden = false
            left.windows[0].isHidden = true
            #expect(left.keyWindow === other)
            other.isHidden = true
            #expect(left.keyWindow == nil && right.keyWindow === right.windows[0])
        }
    }

    @Test func `a key window that moves to another scene isn't key in the new scene`() async throws {
        try await twoScenes { left, right in
            let (moved, kept) = (left.windows[0], right.windows[0])
            moved.windowScene = right
            #expect(!moved.isKeyWindow && kept.isKeyWindow)
            #expect(right.windows == [kept, moved], "it enters in front")
            #expect(left.windows.isEmpty)
        }
    }

    @Test func `closing a scene detaches its windows`() async throws {
        for system in [Device.System.iOS14, .iOS17] {
            try await twoScenes(system) { left, right in
                let window = right.windows[0]
                closeScene(right)
                #expect(window.windowScene == nil && !window.isKeyWindow)
                #expect(keyWindow === left.windows[0])
                #expect(UIApplication.shared.connectedScenes == [left])
                #expect(right.activationState == .unattached)
            }
        }
    }

    @Test func `opening and closing a scene keeps the app active`() async throws {
        try await withDevice(.iPad.running(.iOS17)) {
            let log = LifecycleLog()
            launch(LoggingAppDelegate(log)) { _ in LoggingSceneDelegate(log) }
            _ = log.removeAllLines()
            let scene = openScene()
            #expect(
                log.removeAllLines() == [
                    "scene willConnect, unattached", "scene willEnterForeground, background",
                    "scene didBecomeActive, foregroundActive",
                ]
            )
            closeScene(scene)
            #expect(
                log.removeAllLines() == [
                    "scene willResignActive, foregroundActive", "scene didEnterBackground, background",
                    "scene didDisconnect, unattached", "discarded [\"\(scene.session.persistentIdentifier)\"]",
                ]
            )
            #expect(UIApplication.shared.applicationState == .active)
        }
    }
}
