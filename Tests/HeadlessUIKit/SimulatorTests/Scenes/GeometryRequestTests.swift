import Simulator
import Testing

@MainActor @Suite struct GeometryRequestTests {
    private final class Upright: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }

    private var scene: UIWindowScene { UIApplication.shared.connectedScenes.first as! UIWindowScene }

    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func `a geometry request rotates the interface, but not the device`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let main = window(UIViewController())
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { Issue.record($0) }
            #expect(scene.effectiveGeometry.interfaceOrientation.isLandscape && main.frame.width == 852)
            #expect(UIDevice.current.orientation == .portrait)
        }
    }

    @Test func `a requested orientation lasts until the device is rotated`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let main = window(UIViewController())
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
            main.windowLevel = .alert
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeLeft)
            turnDevice(to: .landscapeRight)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
        }
    }

    @Test func `a request for an unsupported orientation fails with an error`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS17)) {
            let main = window(Upright())
            var code: Int?
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { code = ($0 as NSError).code }
            #expect(code == 101 && scene.effectiveGeometry.interfaceOrientation == .portrait && main.frame.width == 393)
        }
    }
}
