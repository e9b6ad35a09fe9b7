import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// The items of the status bar.
@MainActor @Suite struct StatusBarItemTests {
    @Test func `a cutout divides the items, and the time is in the middle without one`() async throws {
        try await withDevice(.iPhone17) {
            let bar = StatusBar.current
            #expect(bar.leadingItems == [.time] && bar.centerItems == [])
            #expect(bar.trailingItems == [.cellular, .wifi, .battery])
            #expect(bar.leadingArea == CGRect(x: 0, y: 0, width: 138, height: 54))
            #expect(bar.trailingArea == CGRect(x: 264, y: 0, width: 138, height: 54))
        }
        try await withDevice(.iPhoneSE) {
            let bar = StatusBar.current
            #expect(bar.leadingItems == [.cellular, .wifi] && bar.centerItems == [.time])
            #expect(bar.trailingItems == [.battery] && bar.leadingArea.width == 125)
        }
        try await withDevice(.iPadPro11) {
            #expect(StatusBar.current.leadingItems == [.time, .date] && StatusBar.current.centerItems == [])
        }
    }

    @Test func `a hidden bar has no items, and the style and the interface style determine the color`() async throws {
        final class Screen: UIViewController {
            var isHidden = false
            var style = UIStatusBarStyle.default
            override var prefersStatusBarHidden: Bool { isHidden }
            override var preferredStatusBarStyle: UIStatusBarStyle { style }
        }
        try await withDevice {
            let screen = Screen()
            let window = shownWindow(screen)
            #expect(!StatusBar.current.isLight)
            setUserInterfaceStyle(.dark)
            #expect(StatusBar.current.isLight)
            window.overrideUserInterfaceStyle = .light
            #expect(!StatusBar.current.isLight)
            window.overrideUserInterfaceStyle = .dark
            setUserInterfaceStyle(.light)
            #expect(StatusBar.current.isLight)
            screen.style = .darkContent
            screen.setNeedsStatusBarAppearanceUpdate()
            #expect(!StatusBar.current.isLight)
            screen.isHidden = true
            screen.setNeedsStatusBarAppearanceUpdate()
            #expect(StatusBar.current.leadingItems == [] && StatusBar.current.trailingItems == [])
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a scene below the status bar has none`() async throws {
        try await withDevice(.iPadPro11.running(.iOS27)) {
            let window = shownWindow(UIViewController())
            resizeScene(scene, to: CGRect(x: 100, y: 200, width: 400, height: 400))
            #expect(scene.statusBarManager?.statusBarFrame == .zero)
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            resizeScene(scene, to: CGRect(x: 100, y: 0, width: 400, height: 400))
            #expect(scene.statusBarManager?.statusBarFrame.width == 400)
            withExtendedLifetime(window) {}
        }
    }
}
