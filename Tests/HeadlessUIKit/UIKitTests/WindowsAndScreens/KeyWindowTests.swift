import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct KeyWindowTests {
    @Test func `showing a window does not make it key`() async throws {
        try await withDevice {
            let window = newWindow()
            window.isHidden = false
            #expect(keyWindow == nil)
        }
    }

    @Test func `one window is key at a time`() async throws {
        try await withDevice {
            let (one, other) = (newWindow(), newWindow())
            one.makeKeyAndVisible()
            other.makeKeyAndVisible()
            #expect(!one.isKeyWindow && other.isKeyWindow)
            #expect(keyWindow === other)
        }
    }

    @Test func `makeKey doesn't change the visibility`() async throws {
        try await withDevice {
            let window = newWindow()
            window.makeKey()
            #expect(window.isKeyWindow && window.isHidden)
        }
    }

    @Test func `hiding the key window makes the frontmost visible window key`() async throws {
        try await withDevice {
            let (low, high, hidden, key) = (newWindow(), newWindow(), newWindow(), newWindow())
            high.windowLevel = .statusBar
            hidden.windowLevel = .alert
            high.isHidden = false
            low.isHidden = false
            key.makeKeyAndVisible()
            key.isHidden = true
            #expect(high.isKeyWindow)
            high.isHidden = true
            #expect(low.isKeyWindow)
            low.isHidden = true
            #expect(keyWindow == nil)
        }
    }

    @Test func `a subclass receives becomeKey and resignKey when the key window changes`() async throws {
        final class Diary: UIWindow {
            var lines: [String] = []
            override func becomeKey() { lines.append("become \(isKeyWindow)") }
            override func resignKey() { lines.append("resign \(isKeyWindow)") }
        }
        try await withDevice {
            let (diary, other) = (Diary(windowScene: scene), UIWindow(windowScene: scene))
            diary.makeKey()
            diary.makeKey()
            other.makeKey()
            #expect(diary.lines == ["become true", "resign false"])
        }
    }

    @Test func `a window that makes itself key in resignKey stays key`() async throws {
        final class Jealous: UIWindow {
            override func resignKey() { makeKey() }
        }
        try await withDevice {
            let (jealous, other) = (Jealous(windowScene: scene), UIWindow(windowScene: scene))
            jealous.makeKey()
            other.makeKey()
            #expect(jealous.isKeyWindow && !other.isKeyWindow)
        }
    }
}
