import OnScreen
import Simulator
import Testing
import UIKit

@testable import KeyWindowApp

/// Tests of the app of the chapter on the key window as a user sees it, with unsolved exercises.
@MainActor @Suite struct DemoTests {
    /// Launches the app on a device, and runs a closure with its window.
    private func withApp(_ device: Device = .iPhone17, _ body: @MainActor (UIWindow) async throws -> Void) async throws
    {
        try await withDevice(device) {
            launch(AppDelegate()) { _ in SceneDelegate() }
            try await body(#require((scene.delegate as? SceneDelegate)?.window))
        }
    }

    private var panel: PanelWindow? { scene.windows.compactMap { $0 as? PanelWindow }.first }
    private var amount: UITextField { get throws { try #require(shown(UITextField.self).first) } }
    private var note: UITextView { get throws { try #require(shown(UITextView.self).first) } }

    @Test func `at launch, the app is unlocked and shows the password`() async throws {
        try await withApp { window in
            #expect(window.isKeyWindow)
            #expect(isShown("The password is “secret”"))
            #expect(isShown("Key: App"))
            #expect(isShown("If App leaves, next is: App"), "the exercise is open")
            #expect(window.layer.borderWidth == 0, "the exercise is open")
        }
    }

    @Test func `after the login, the note is edited again at its caret`() async throws {
        try await withApp { window in
            let note = try note
            tap(at: try place(of: note))
            note.selectedRange = NSRange(location: 8, length: 0)
            background()
            foreground()
            #expect(!window.isKeyWindow)
            type("tea\n")
            #expect(!window.isKeyWindow, "that was not the password")
            type("secret\n")
            #expect(window.isKeyWindow)
            #expect(type("green ") && note.text == "For the green tea")
        }
    }

    @Test func `Lock now asks for the password at once`() async throws {
        try await withApp { window in
            let amount = try amount
            tap(at: try place(of: amount))
            try press("Lock now")
            #expect(touchTarget(at: window.center).window !== window)
            #expect(isShown("Key: the login"))
            #expect(type("secret\n") && window.isKeyWindow)
            #expect(isShown("Key: App"))
            #expect(type("5") && amount.text == "120.005")
        }
    }

    @Test func `an alert's text field and a sheet are restored after the login`() async throws {
        try await withApp { window in
            try press("Show an alert")
            let root = try #require(window.rootViewController)
            let alert = try #require(root.presentedViewController as? UIAlertController)
            await PhoneClock.phone.advance(by: .seconds(1))
            background()
            foreground()
            type("secret\n")
            #expect(type("1") && alert.textFields?.first?.text == "471")
            #expect(tapButton(titled: "Cancel"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)

            try press("Show a sheet")
            await PhoneClock.phone.advance(by: .seconds(1))
            background()
            foreground()
            type("secret\n")
            #expect(root.presentedViewController is UINavigationController)
            #expect(tapButton(titled: "Done"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)
        }
    }

    @Test func `a panel that's only shown keeps the keyboard in the app, a key panel takes it`() async throws {
        try await withApp { window in
            let amount = try amount
            tap(at: try place(of: amount))
            try press("Show the panel")
            #expect(isShown("Key: App"))
            #expect(isShown("From back to front: App, Panel"))
            #expect(type("1"))
            try press("Show it and make it key")
            #expect(isShown("Key: Panel"))
            #expect(isShown("App resigned key\nPanel became key"))
            #expect(!type("1"))

            #expect(tapButton(titled: "Hide"))
            #expect(isShown("Key: App"))
            #expect(isShown("From back to front: App, (Panel)"))
            #expect(type("2") && amount.text == "120.0012")
        }
    }

    @Test func `with the exercise unsolved, a panel isn't retired, and can still be hidden`()
        async throws
    {
        try await withApp { window in
            try press("Show the panel")
            #expect(tapButton(titled: "Retire"))
            #expect(isShown("The panel has not been retired."))
            let panel = try #require(panel)
            #expect(!panel.isHidden)
            let scrollView = try #require(shown(UIScrollView.self).first)
            #expect(scrollView.convert(scrollView.bounds, to: nil).maxY <= panel.frame.minY)
            #expect(tapButton(titled: "Hide"))
            #expect(panel.isHidden)
            window.layoutIfNeeded()
            #expect(scrollView.convert(scrollView.bounds, to: nil).maxY > panel.frame.minY)
            try press("Show the panel")
            #expect(!isShown("The panel has not been retired."))
        }
    }

    @Test func `a plain ball becomes key when the panel is hidden, an overlay doesn't`() async throws {
        try await withApp { window in
            try choose("Plain")
            try press("Show it and make it key")
            #expect(tapButton(titled: "Hide"))
            #expect(isShown("Key: Ball"))
            try choose("Overlay")
            #expect(isShown("Key: App"))
            try press("Show it and make it key")
            #expect(tapButton(titled: "Hide"))
            #expect(isShown("Key: App"))
            try choose("None")
            #expect(scene.windows.filter { !$0.isHidden } == [window])
        }
    }

    @Test func `the panel and the ball stay in the safe area when the device rotates`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withApp(device) { window in
                try choose("Overlay")
                try press("Show the panel")
                turnDevice(to: .landscapeRight)
                window.layoutIfNeeded()
                let safe = window.bounds.inset(by: window.safeAreaInsets)
                let over = scene.windows.filter { $0 !== window }
                #expect(over.count == 2)
                for window in over { #expect(safe.contains(window.frame), "\(device)") }
                #expect(flaws() == [], "\(device)")
            }
        }
    }

    @Test func `with the largest text, nothing is truncated, and the panel's buttons can be tapped`() async throws {
        for device in [Device.iPhoneSE, .iPhone17] {
            try await withApp(device) { window in
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                #expect(flaws() == [], "\(device)")
                try press("Show the panel")
                window.layoutIfNeeded()
                #expect(tapButton(titled: "Retire"), "\(device)")
                #expect(tapButton(titled: "Hide"), "\(device)")
                #expect(panel?.isHidden == true)
            }
        }
    }
}
