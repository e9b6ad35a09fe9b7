import Foundation
import Testing
import UIKitTestSupport

@testable import Figures
@_spi(Simulator) @testable import Simulator
@_spi(Simulator) @testable import UIKit

/// The lock screen as a value, and its pictures.
@MainActor @Suite struct LockScreenTests {
    private final class Hidden: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    /// Returns the window of an app with a private text.
    private func app(_ root: UIViewController = UIViewController()) -> UIWindow {
        let window = screenWindow()
        window.rootViewController = root
        root.view.backgroundColor = .red
        let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        label.text = "Balance"
        root.view.addSubview(label)
        return window
    }

    @Test func `a locked phone has a lock screen with the time and the date, and an unlocked one has none`()
        async throws
    {
        try await withDevice(.iPhone17) {
            let window = app()
            #expect(LockScreen.current == nil)
            lockDevice()
            let lock = try #require(LockScreen.current)
            #expect(lock.coversApp && LockScreen.time == "9:41" && LockScreen.date == "Tuesday, January 9")
            #expect(lock.orientation == .portrait && lock.size == CGSize(width: 402, height: 874) && !lock.isDark)
            #expect(lock.image.size == lock.size)
            unlockDevice()
            #expect(LockScreen.current == nil)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a lock over the home screen covers no app`() async throws {
        try await withDevice {
            let window = app()
            background()
            lockDevice()
            #expect(LockScreen.current?.coversApp == false)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the bar of the lock screen has neither time nor date, and the app's choices have no effect`()
        async throws
    {
        let devices: [(Device, [StatusBar.Item], [StatusBar.Item])] = [
            (.iPhone17, [], [.cellular, .wifi, .battery]), (.iPhone8.running(.iOS12), [.cellular, .wifi], [.battery]),
            (.iPad, [], [.wifi, .battery]),
        ]
        for (device, leading, trailing) in devices {
            try await withDevice(device) {
                let window = app(Hidden())
                lockDevice()
                let lock = try #require(LockScreen.current)
                #expect(StatusBar.current.isHidden && lock.statusBarFrame.height == device.metrics.statusBarHeight)
                #expect(lock.statusBarStyle == .lightContent)
                #expect(lock.leadingItems == leading && lock.centerItems == [] && lock.trailingItems == trailing)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `a picture of a locked phone shows the lock screen in both styles, and nothing of the app`() async throws
    {
        try await withDevice(.iPhone17) {
            let window = app()
            #expect(Figure.screen(title: "t").svg.contains("Balance"))
            lockDevice()
            let figure = Figure.screen(title: "t")
            #expect(
                figure.description
                    == "\(Device.iPhone17.name), portrait. The lock screen with the time 9:41 and the date Tuesday, January 9."
            )
            for picture in [figure, .appSwitcher(title: "t")] {
                #expect(!picture.svg.contains("Balance") && !picture.svg.contains("#f00"))
                #expect(picture.svg.components(separatedBy: "9:41</text>").count == 2, "in the middle, not in the bar")
                #expect(picture.svg.contains("Tuesday, January 9</text>"))
                #expect(picture.svg.contains("fill=\"#33548c\" data-fill=\"#0f172b\""))
            }
            unlockDevice()
            #expect(Figure.screen(title: "t").svg.contains("Balance"))
            withExtendedLifetime(window) {}
        }
    }

    @Test func `the lock screen of a phone is in portrait, and that of an iPad turns`() async throws {
        for (device, size) in [
            (Device.iPhone17, CGSize(width: 402, height: 874)), (.iPad, CGSize(width: 1024, height: 768)),
        ] {
            try await withDevice(device) {
                let window = app()
                turnDevice(to: .landscapeLeft)
                lockDevice()
                #expect(LockScreen.current?.size == size)
                let picture = ScreenPicture(of: device)
                #expect(picture.glass.size == size && picture.pose == picture.orientation)
                let held = ScreenPicture(of: device, held: true)
                #expect(held.glass.size == size && held.pose == .landscapeLeft)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func `on a locked phone, no region of a picture receives touches, and no view of the app changes`()
        async throws
    {
        try await withDevice(.iPhone17) {
            let window = app()
            let view = try #require(window.rootViewController?.view)
            #expect(TouchMap(of: ScreenPicture(of: .iPhone17)).regions.contains { $0.window === window })
            #expect(Figure.Snapshot(["view": view]).locations.count == 1)
            lockDevice()
            let regions = TouchMap(of: ScreenPicture(of: .iPhone17)).regions
            #expect(regions.count == 1 && regions[0].window == nil && !regions[0].isStatusBar)
            #expect(Figure.Snapshot(["view": view]).locations.isEmpty)
            withExtendedLifetime(window) {}
        }
    }

    @Test func `a locked phone has no keyboard and no caret, and a device with a bar below shows it`() async throws {
        try await withDevice(.iPhone17) {
            let window = app()
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            #expect(ScreenPicture(of: .iPhone17).keyboard != nil)
            lockDevice()
            let picture = ScreenPicture(of: .iPhone17)
            #expect(picture.keyboard == nil && picture.caret == nil && !picture.hidesHomeIndicator)
            #expect(picture.windows.count == 1 && picture.statusBarColor == .white)
            withExtendedLifetime(window) {}
        }
    }
}
