import Simulator
import Testing
import UIKit

/// Tests of the calls in the table of the appendix that no listing of it makes.
@Suite("Calls of the simulated phone")
@MainActor
struct PhoneCallsTests {
    @Test func `without a keyboard, nothing can be typed`() async throws {
        try await withDevice {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            showApp().addSubview(field)
            #expect(!type("tea"))
            tap(at: field.center)
            #expect(type("tea"))
        }
    }

    @Test func `a call interrupts the app until it's in the foreground again`() async throws {
        try await withDevice {
            showApp()
            #expect(scene.activationState == .foregroundActive)
            interrupt()
            #expect(scene.activationState == .foregroundInactive)
            foreground()
            #expect(scene.activationState == .foregroundActive)
        }
    }

    @Test func `on an iPad, the user opens, resizes, and closes a window`() async throws {
        try await withDevice(.iPadPro11) {
            showApp()
            let second = openScene()
            let count = UIApplication.shared.connectedScenes.count
            resizeScene(second, to: CGRect(x: 40, y: 60, width: 400, height: 600))
            #expect(second.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 400, height: 600))
            closeScene(second)
            #expect(UIApplication.shared.connectedScenes.count == count - 1)
        }
    }
}
