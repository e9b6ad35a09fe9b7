import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct WindowOrderTests {
    private func windows() -> [UIWindow] { (0..<3).map { _ in newWindow() } }

    @Test func `a new window is hidden, not key, and as large as the screen`() async throws {
        try await withDevice(.iPhoneX.running(.iOS12)) {
            let window = oldWindow()
            #expect(window.isHidden && !window.isKeyWindow)
            #expect(window.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
            #expect(allWindows == [window])
            #expect(window.window === window && window.superview == nil)
        }
    }

    @Test func `a window with a higher level is in front`() async throws {
        try await withDevice {
            let w = windows()
            for window in w { window.isHidden = false }
            w[0].windowLevel = .alert
            w[1].windowLevel = .statusBar
            #expect(allWindows == [w[2], w[1], w[0]])
        }
    }

    @Test func `at the same level, the window shown last is in front`() async throws {
        try await withDevice {
            let w = windows()
            w[2].isHidden = false
            w[0].isHidden = false
            w[1].isHidden = false
            #expect(allWindows == [w[2], w[0], w[1]])
            w[2].isHidden = false
            #expect(allWindows == [w[2], w[0], w[1]], "a visible window is not shown again")
        }
    }

    @Test func `makeKeyAndVisible brings a window to the front, and makeKey doesn't`() async throws {
        try await withDevice {
            let w = windows()
            for window in w { window.isHidden = false }
            w[0].makeKey()
            #expect(allWindows == w)
            w[0].makeKeyAndVisible()
            #expect(allWindows == [w[1], w[2], w[0]])
        }
    }

    @Test func `hiding a window keeps its position, and showing it brings it to the front`() async throws {
        try await withDevice {
            let w = windows()
            for window in w { window.isHidden = false }
            w[0].isHidden = true
            #expect(allWindows == w)
            w[0].isHidden = false
            #expect(allWindows == [w[1], w[2], w[0]])
        }
    }

    @Test func `a window whose level changes is in front of the other windows of that level`() async throws {
        try await withDevice {
            let w = windows()
            for window in w { window.isHidden = false }
            w[0].windowLevel = .alert
            w[0].windowLevel = .normal
            #expect(allWindows == [w[1], w[2], w[0]])
        }
    }
}
