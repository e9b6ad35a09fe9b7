import Simulator
import Testing
import UIKit

/// Tests of presented screens that the page doesn't show.
@MainActor
@Suite struct PresentedScreensTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
        .popover, .custom,
    ]

    @Test(arguments: styles, [false, true])
    func `a controller presented full screen or capturing the status bar appearance decides`(
        _ style: UIModalPresentationStyle, captures: Bool
    ) async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let screen = PhotoScreen()
            screen.title = "Photo"
            let stack = ForwardingNavigationController(rootViewController: screen)
            stack.modalPresentationStyle = style
            stack.modalPresentationCapturesStatusBarAppearance = captures
            stack.popoverPresentationController?.sourceView = app.gallery.view
            app.gallery.present(stack, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(StatusBarTree(of: app.tabs).outline.contains("Photo"))
            let inContext = style == .currentContext || style == .overCurrentContext
            let takes = (captures || style == .fullScreen) && !inContext
            expectBar(
                takes ? "light" : "default", takes ? "Photo: light" : "Gallery: default", app.tabs,
                "presented; a controller in a context isn't queried here")
            stack.dismiss(animated: true)
            #expect(!StatusBarTree(of: app.tabs).outline.contains("Photo"))
            await PhoneClock.phone.advance(by: .seconds(1))
            expectBar("default", "Gallery: default", app.tabs, "dismissed")
        }
    }

    @Test func `a full-screen controller over a sheet decides, even below another sheet`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .info)
            let sheet = try #require(app.tabs.presentedViewController)
            let photo = PhotoScreen()
            photo.modalPresentationStyle = .fullScreen
            sheet.present(photo, animated: false)
            expectBar("light", "PhotoScreen: light", app.tabs, "full screen over a sheet")
            photo.present(ProfileScreen(), animated: false)
            photo.hidesBar = true
            expectBar("hidden", "PhotoScreen: hidden", app.tabs, "a sheet over that")
            let outline = StatusBarTree(of: app.tabs).outline
            #expect(outline.hasSuffix(">   Over\n      Info\n*     PhotoScreen\n        Profile"))
        }
    }

    /// A presentation delegate that adapts the presentation to full screen.
    private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .fullScreen }
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
    func `if the adapted style counts, a presentation adapted to full screen decides about the bar`(
        _ style: UIModalPresentationStyle
    ) async throws {
        try await withDevice(assuming: [.adaptedStyleDecidesStatusBar]) {
            let app = DemoApp()
            showApp(app.tabs)
            let (photo, adapting) = (PhotoScreen(), Adapting())
            photo.modalPresentationStyle = style
            photo.popoverPresentationController?.sourceView = app.gallery.view
            photo.presentationController?.delegate = adapting
            app.gallery.present(photo, animated: false)
            expectBar("light", "PhotoScreen: light", app.tabs, "adapted")
            photo.dismiss(animated: false)
            expectBar("default", "Gallery: default", app.tabs, "dismissed")
            withExtendedLifetime(adapting) {}
        }
    }

    @Test func `a sheet that defers to its presenter causes no endless loop`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.go(to: .photo)
            let sheet = NamingController("Sheet")
            (sheet.forStyle, sheet.forHidden) = (app.tabs, app.tabs)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            app.photo.present(sheet, animated: false)
            expectBar("light", "Photo: light", app.tabs, "the photo answers")
            #expect(StatusBarTree(of: app.tabs).outline.hasSuffix("\n    Sheet"))
            #expect(StatusBarTree(of: sheet).outline == "* Sheet")
        }
    }

    @Test func `a controller presented in the current context has its own preferences`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            app.gallery.definesPresentationContext = true
            let photo = PhotoScreen()
            photo.modalPresentationStyle = .currentContext
            app.gallery.present(photo, animated: false)
            #expect(photo.preferredStatusBarStyle == .lightContent, "a phone may ask it without capture")
            #expect(app.gallery.preferredStatusBarStyle == .default)
        }
    }

    @Test func `a sheet that's swiped down is removed from the tree`() async throws {
        try await withDevice {
            let app = DemoApp()
            showApp(app.tabs)
            let sheet = PhotoScreen()
            sheet.modalPresentationCapturesStatusBarAppearance = true
            app.gallery.present(sheet, animated: false)
            expectBar("light", "PhotoScreen: light", app.tabs, "it captures the bar")
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(app.gallery.presentedViewController == nil)
            expectBar("default", "Gallery: default", app.tabs, "pulled down")
        }
    }
}
