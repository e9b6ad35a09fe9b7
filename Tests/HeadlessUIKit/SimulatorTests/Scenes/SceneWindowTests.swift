import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct SceneWindowTests {
    private static let phone = Device.iPhone15Pro.running(.iOS17)

    private var scene: UIWindowScene { UIApplication.shared.connectedScenes.first as! UIWindowScene }

    @Test func `a window without a scene receives no touches`() async throws {
        try await withDevice(Self.phone) {
            let window = oldWindow()
            window.isHidden = false
            #expect(window.windowScene == nil && !window.isHidden)
            let target = touchTarget(at: CGPoint(x: 5, y: 100))
            #expect(target.window == nil)
            #expect(target.refusals.map(\.reason.description) == ["no scene"])
            window.windowScene = scene
            #expect(touchTarget(at: CGPoint(x: 5, y: 100)).window === window)
        }
    }

    @Test func `a window created for a scene has the scene's size`() async throws {
        try await withDevice(Self.phone) {
            let window = UIWindow(windowScene: scene)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
            #expect(window.isHidden && !window.isKeyWindow)
            #expect(scene.windows == [window])
        }
    }

    @Test func `a window can be removed from its scene`() async throws {
        try await withDevice(Self.phone) {
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            window.windowScene = nil
            #expect(scene.windows.isEmpty && !window.isKeyWindow)
            #expect(touchTarget(at: .zero).window == nil)
        }
    }

    @Test func `from iOS 15 on, a window without a scene doesn't become key`() async throws {
        try await withDevice(Self.phone) {
            let window = oldWindow()
            window.makeKeyAndVisible()
            #expect(!window.isKeyWindow)
        }
    }

    @Test func `a window without a scene doesn't become key when the key window is hidden`() async throws {
        for device in [Self.phone, .iPhoneX.running(.iOS14)] {
            try await withDevice(device) {
                let (lost, key) = (oldWindow(), UIWindow(windowScene: scene))
                lost.isHidden = false
                key.makeKeyAndVisible()
                key.isHidden = true
                #expect(keyWindow == nil)
            }
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `from iOS 15 on, canBecomeKey prevents a window from becoming key`() async throws {
        final class Refusing: UIWindow {
            override var canBecomeKey: Bool { false }
        }
        try await withDevice {
            let (main, key) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            let refusing = Refusing(windowScene: scene)
            main.isHidden = false
            refusing.makeKeyAndVisible()
            #expect(!refusing.isKeyWindow && !refusing.isHidden)
            key.makeKeyAndVisible()
            key.isHidden = true
            #expect(main.isKeyWindow, "not the one in front, which refuses")
        }
        try await withDevice(.iPhone8.running(.iOS12)) {
            let refusing = Refusing()
            refusing.makeKey()
            #expect(refusing.isKeyWindow, "iOS 12 does not ask")
        }
    }

    @Test func `a rotation changes the frames of a scene's windows`() async throws {
        try await withDevice(Self.phone) {
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            turnDevice(to: .landscapeLeft)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
            #expect(scene.effectiveGeometry.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 852, height: 393))
            #expect(window.frame == scene.effectiveGeometry.coordinateSpace.bounds)
        }
    }
}
