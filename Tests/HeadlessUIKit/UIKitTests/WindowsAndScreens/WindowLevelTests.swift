import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct WindowLevelTests {
    @Test func `the predefined levels have Apple's values`() {
        #expect(UIWindow.Level.normal.rawValue == 0)
        #expect(UIWindow.Level.statusBar.rawValue == 1000)
        #expect(UIWindow.Level.alert.rawValue == 2000)
    }

    @Test func `levels can be added and compared`() {
        #expect(UIWindow.Level.statusBar + 10 == UIWindow.Level(1010))
        #expect(UIWindow.Level.alert - 4 < .alert)
    }

    @Test(arguments: [(CGFloat(1e14), CGFloat(1e7)), (-1e14, -1e7), (1e7, 1e7), (9_999_999, 9_999_999), (0.2, 0.2)])
    func `a window's level is clamped to ten million`(requested: CGFloat, given: CGFloat) async throws {
        try await withDevice {
            let window = newWindow()
            #expect(window.windowLevel == .normal)
            window.windowLevel = UIWindow.Level(requested)
            #expect(window.windowLevel.rawValue == given)
        }
    }
}
