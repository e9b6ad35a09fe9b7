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

    /// Presses a button, and waits until what it brings has come.
    private func go(_ title: String) async throws {
        try press(title)
        await PhoneClock.phone.advance(by: .seconds(1))
    }

    /// Taps the right end of the navigation bar in front.
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

    @Test func `every screen has its say about the bar`() async throws {
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

    @Test func `a sheet is not asked, and a player over it is`() async throws {
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

    @Test func `with Apple's containers the bar is not the screens'`() async throws {
        try await withDevice {
            launchApp()
            try tapControl("Containers", at: 0.75)
            #expect(tabs is ForwardingTabBarController == false)
            let choice = try #require(shown(UISegmentedControl.self).first)
            #expect(choice.selectedSegmentIndex == 1)
            try await go("Push a photo")
            #expect(isShown("was pushed") && StatusBar.current.style == .default)
            #expect(isShown("*       Photo: light"))
            (tabs?.selectedViewController as? UINavigationController)?.popViewController(animated: false)
            try tapControl("Containers", at: 0.25)
            #expect(tabs is ForwardingTabBarController)
        }
    }

    @Test func `the switch hides the bar, and what is pushed then hides it, too`() async throws {
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

    @Test func `each screen says who decides, by the exercises`() async throws {
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

    @Test func `nothing is cut on any device, in the largest type, from right to left`() async throws {
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

/// The views of a class on the screen, from back to front.
@MainActor
private func shown<View: UIView>(_ kind: View.Type) -> [View] {
    func inside(_ view: UIView) -> [View] {
        guard !view.isHidden else { return [] }
        return [view as? View].compactMap(\.self) + view.subviews.flatMap(inside)
    }
    return scene.windows.flatMap(inside)
}

/// Scrolls until a view can be reached, as a user does.
@MainActor
private func reach(_ view: UIView) {
    view.window?.layoutIfNeeded()
    let around = sequence(first: view) { $0.superview }
    guard let list = around.lazy.compactMap({ $0 as? UIScrollView }).first else { return }
    list.scrollRectToVisible(view.convert(view.bounds, to: list), animated: false)
}

/// Presses a button.
@MainActor
private func press(_ title: String) throws {
    let button = try #require(shown(UIButton.self).last { $0.currentTitle == title }, "\(title)")
    reach(button)
    #expect(tapButton(titled: title), "\(title) cannot be reached")
}

/// Taps a control, at a part of its width.
@MainActor
private func tapControl(_ label: String, at part: CGFloat = 0.5) throws {
    let control = try #require(shown(UIControl.self).last { $0.accessibilityLabel == label })
    reach(control)
    let place = CGPoint(x: control.bounds.width * part, y: control.bounds.midY)
    tap(at: control.convert(place, to: nil))
}

/// Whether a text is on the screen.
@MainActor
private func isShown(_ text: String) -> Bool {
    shown(UILabel.self).contains { $0.text?.contains(text) == true }
}

/// What of the front window's labels and buttons is cut, or sticks out of the screen.
@MainActor
private func flaws() -> [String] {
    for window in scene.windows { window.layoutIfNeeded() }
    let width = scene.effectiveGeometry.coordinateSpace.bounds.width
    return shown(UILabel.self).compactMap { label in
        let frame = label.convert(label.bounds, to: nil as UIView?)
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
        let isCut = label.numberOfLines == 0 && label.bounds.height < needed.height - 1
        let isOut = frame.minX < -1 || frame.maxX > width + 1
        return isCut || isOut ? "\(label.text ?? "") \(isCut) \(frame)" : nil
    }
}
