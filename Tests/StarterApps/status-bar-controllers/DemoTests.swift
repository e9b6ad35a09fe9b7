import OnScreen
import Simulator
import Testing
import UIKit

@testable import StatusBarControllersApp

@MainActor
@Suite struct StatusBarControllersAppTests {
    private func launchApp() {
        launch(AppDelegate()) { _ in SceneDelegate() }
    }

    private var tabs: UITabBarController? {
        scene.windows.first?.rootViewController as? UITabBarController
    }

    /// Taps a button, and waits until the transition ends.
    private func go(_ title: String) async throws {
        try press(title)
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    /// Taps the right end of the frontmost navigation bar.
    private func close() async throws {
        let bar = try #require(shown(UINavigationBar.self).last)
        tap(at: bar.convert(CGPoint(x: bar.bounds.maxX - 40, y: bar.bounds.midY), to: nil))
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    /// Taps one of the two items of the tab bar.
    private func chooseTab(_ index: Int) throws {
        let bar = try #require(tabs?.tabBar)
        let x = bar.bounds.width * (index == 0 ? 0.25 : 0.75)
        tap(at: bar.convert(CGPoint(x: x, y: bar.bounds.midY), to: nil))
    }

    @Test func `each screen determines the status bar`() async throws {
        try await withDevice {
            launchApp()
            #expect(isShown("wants nothing") && StatusBar.current.style == .default)
            try await go("Push a photo")
            #expect(isShown("was pushed") && StatusBar.current.style == .lightContent)
            tabs?.selectedIndex = 0
            try chooseTab(1)
            #expect(isShown("in the other tab") && StatusBar.current.style == .lightContent)
            try chooseTab(0)
            try await go("Present a player, full screen")
            #expect(isShown("full screen. It wants no") && StatusBar.current.isHidden)
            try await close()
            #expect(!StatusBar.current.isHidden && StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a sheet doesn't determine the status bar, a full-screen player over it does`() async throws {
        try await withDevice {
            launchApp()
            try await go("Present a sheet")
            #expect(isShown("a sheet is not asked") && StatusBar.current.style == .default)
            try await go("Present a player, full screen")
            #expect(StatusBar.current.isHidden)
            try await close()
            try await close()
            #expect(!StatusBar.current.isHidden && isShown("wants nothing"))
            #expect(tabs?.presentedViewController == nil)
        }
    }

    @Test func `with Apple's containers, the screens don't determine the status bar`() async throws {
        try await withDevice {
            launchApp()
            try tapControl("Containers", at: 0.75)
            #expect(tabs is ForwardingTabBarController == false)
            let choice = try #require(shown(UISegmentedControl.self).first)
            #expect(choice.selectedSegmentIndex == 1)
            try await go("Push a photo")
            #expect(isShown("was pushed") && StatusBar.current.style == .default)
            #expect(isShown("*   Pictures: default"))
            (tabs?.selectedViewController as? UINavigationController)?.popViewController(animated: false)
            try tapControl("Containers", at: 0.25)
            #expect(tabs is ForwardingTabBarController)
        }
    }

    @Test func `the switch hides the status bar, and pushed screens inherit it`() async throws {
        try await withDevice {
            launchApp()
            try tapControl("Hide the status bar")
            #expect(StatusBar.current.isHidden && isShown("*     List: hidden"))
            try await go("Push a photo")
            #expect(StatusBar.current.isHidden && isShown("*       Photo: hidden"))
            tabs?.selectedIndex = 1
            #expect(!StatusBar.current.isHidden)
        }
    }

    @Test func `each screen shows the controllers that the exercises find`() async throws {
        try await withDevice {
            launchApp()
            try await go("Push a photo")
            let root = try #require(tabs)
            #expect(isShown("Asked first: Tabs\nAnswers for the style: \(name(styleAnswerer(from: root)))"))
            let stack = try #require(root.selectedViewController as? UINavigationController)
            let photo = try #require(stack.topViewController)
            #expect(isShown("The way here: \(way(to: photo).map(name).joined(separator: ", "))"))

            try await go("Present a sheet")
            let owner = indexOfBarOwner([Covering(presentation: .pageSheet)])
            #expect(isShown("Asked first: \(owner == nil ? "Tabs" : "Sheet")"))
            try await go("Present a player, full screen")
            let covering = [Covering(presentation: .pageSheet), Covering(presentation: .fullScreen)]
            #expect(indexOfBarOwner(covering) == 1 && isShown("Asked first: Film"))
        }
    }

    private func name(_ controller: UIViewController) -> String { controller.title ?? "" }

    @Test func `nothing is truncated on any device, with the largest text, in RTL`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withDevice(device) {
                launchApp()
                if device.idiom == .pad { turnDevice(to: .landscapeLeft) }
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                scene.windows.first?.traitOverrides.layoutDirection = .rightToLeft
                #expect(flaws() == [], "\(device.name)")
                for button in ["Push a photo", "Present a sheet", "Present a player, full screen"] {
                    try await go(button)
                    #expect(flaws() == [], "\(device.name), \(button)")
                }
            }
        }
    }
}
