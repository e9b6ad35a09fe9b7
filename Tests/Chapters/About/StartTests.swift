import Simulator
import Testing
import UIKit

/// Tests of the code that every chapter's listings begin with.
@Suite("The start of a listing")
@MainActor
struct StartTests {
    @Test func `showApp makes the app's window key and visible, filled by the root view controller`() async throws {
        try await withDevice {
            let root = UIViewController()
            showApp(root)
            let window = try #require(scene.keyWindow)
            #expect(window.rootViewController === root && !window.isHidden)
            #expect(root.view.bounds == window.bounds)
        }
    }
}
