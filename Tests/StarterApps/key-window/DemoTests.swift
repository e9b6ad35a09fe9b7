import Simulator
import Testing
import UIKit

@testable import KeyWindowApp

/// The app of the chapter on the key window, as a user finds it: the exercises are open.
@MainActor @Suite struct DemoTests {
    @Test func `the app is not locked at launch, and says what the password is`() async throws {
        try await withApp { app in
            #expect(app.window.isKeyWindow)
            #expect(app.says("The password is “secret”"))
            #expect(app.says("Key: App"))
            #expect(app.says("If App leaves, next is: App"), "the exercise is open")
            #expect(app.window.layer.borderWidth == 0, "the exercise is open")
        }
    }

    @Test func `after the background and the password the note is edited again, at its caret`() async throws {
        try await withApp { app in
            tap(at: try app.place(of: app.note))
            app.note.selectedRange = NSRange(location: 8, length: 0)
            background()
            foreground()
            #expect(!app.window.isKeyWindow)
            type("tea\n")
            #expect(!app.window.isKeyWindow, "that was not the password")
            type("secret\n")
            #expect(app.window.isKeyWindow)
            #expect(type("green ") && app.note.text == "For the green tea")
        }
    }

    @Test func `Lock now asks for the password at once`() async throws {
        try await withApp { app in
            tap(at: try app.place(of: app.amount))
            try app.press("Lock now")
            #expect(touchTarget(at: app.window.center).window !== app.window)
            #expect(app.says("Key: the login"))
            #expect(type("secret\n") && app.window.isKeyWindow)
            #expect(app.says("Key: App"))
            #expect(type("5") && app.amount.text == "120.005")
        }
    }

    @Test func `an alert's field and a sheet are there again after the login`() async throws {
        try await withApp { app in
            try app.press("Show an alert")
            let root = try #require(app.window.rootViewController)
            let alert = try #require(root.presentedViewController as? UIAlertController)
            await PhoneClock.phone.advance(by: .seconds(1))
            background()
            foreground()
            type("secret\n")
            #expect(type("1") && alert.textFields?.first?.text == "471")
            #expect(tapButton(titled: "Cancel"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(root.presentedViewController == nil)

            try app.press("Show a sheet")
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

    @Test func `a panel that is only shown leaves the keyboard, one that is key takes it`() async throws {
        try await withApp { app in
            tap(at: try app.place(of: app.amount))
            try app.press("Show the panel")
            #expect(app.says("Key: App"))
            #expect(app.says("From back to front: App, Panel"))
            #expect(type("1"))
            try app.press("Show it and make it key")
            #expect(app.says("Key: Panel"))
            #expect(app.says("App resigned key\nPanel became key"))
            #expect(!type("1"))

            #expect(tapButton(titled: "Hide"))
            #expect(app.says("Key: App"))
            #expect(app.says("From back to front: App, (Panel)"))
            #expect(type("2") && app.amount.text == "120.0012")
        }
    }

    @Test func `with the exercise open a panel is not retired, which the screen says, and it can be hidden`()
        async throws
    {
        try await withApp { app in
            try app.press("Show the panel")
            #expect(tapButton(titled: "Retire"))
            #expect(app.says("The panel has not been retired."))
            #expect(app.panel?.isHidden == false)
            let scrollView = try #require(app.views(of: UIScrollView.self).first)
            let panel = try #require(app.panel)
            #expect(scrollView.convert(scrollView.bounds, to: nil).maxY <= panel.frame.minY)
            #expect(tapButton(titled: "Hide"))
            #expect(app.panel?.isHidden == true)
            app.window.layoutIfNeeded()
            #expect(scrollView.convert(scrollView.bounds, to: nil).maxY > panel.frame.minY)
            try app.press("Show the panel")
            #expect(!app.says("The panel has not been retired."))
        }
    }

    @Test func `a plain ball is key when the panel leaves, an overlay is not`() async throws {
        try await withApp { app in
            try app.choose("Plain")
            try app.press("Show it and make it key")
            #expect(tapButton(titled: "Hide"))
            #expect(app.says("Key: Ball"))
            try app.choose("Overlay")
            #expect(app.says("Key: App"))
            try app.press("Show it and make it key")
            #expect(tapButton(titled: "Hide"))
            #expect(app.says("Key: App"))
            try app.choose("None")
            #expect(scene.windows.filter { !$0.isHidden } == [app.window])
        }
    }

    @Test func `panel and ball keep to the safe area when a phone and an iPad are rotated`() async throws {
        for device in [Device.iPhoneSE, .iPhone17, .iPadPro11] {
            try await withApp(device) { app in
                try app.choose("Overlay")
                try app.press("Show the panel")
                turnDevice(to: .landscapeRight)
                app.window.layoutIfNeeded()
                let safe = app.window.bounds.inset(by: app.window.safeAreaInsets)
                let over = scene.windows.filter { $0 !== app.window }
                #expect(over.count == 2)
                for window in over { #expect(safe.contains(window.frame), "\(device)") }
                #expect(app.cutTexts == [], "\(device)")
            }
        }
    }

    @Test func `in the largest text nothing is cut off, and the panel's buttons can be tapped`() async throws {
        for device in [Device.iPhoneSE, .iPhone17] {
            try await withApp(device) { app in
                setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
                #expect(app.cutTexts == [], "\(device)")
                try app.press("Show the panel")
                app.window.layoutIfNeeded()
                #expect(tapButton(titled: "Retire"), "\(device)")
                #expect(tapButton(titled: "Hide"), "\(device)")
                #expect(app.panel?.isHidden == true)
            }
        }
    }
}
