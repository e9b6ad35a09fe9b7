import Simulator
import Testing
import UIKit

/// Tests of presented photos in cases that the page doesn't show.
@MainActor
@Suite struct PresentedPhotoTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
        .popover, .custom,
    ]

    /// Shows the profile in Trail's navigation controller, and returns both.
    private func showProfile() -> (stack: TrailNavigationController, profile: ProfileController) {
        let profile = ProfileController()
        let stack = TrailNavigationController(root: profile)
        showApp(stack)
        return (stack, profile)
    }

    @Test(arguments: styles, [false, true])
    func `a photo decides if it's presented full screen or captures the bar`(
        _ style: UIModalPresentationStyle, captures: Bool
    ) async throws {
        try await withDevice {
            let (stack, profile) = showProfile()
            let photo = PhotoController(Stage.all[0])
            photo.modalPresentationStyle = style
            photo.modalPresentationCapturesStatusBarAppearance = captures
            photo.popoverPresentationController?.sourceView = profile.view
            stack.present(photo, animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            let takes = captures || style == .fullScreen
            #expect(StatusBar.current.hiddenController === (takes ? photo : profile))
            #expect(StatusBar.current.isHidden == takes)
            #expect(stack.statusBarOwner === (takes ? photo : stack), "an overlay has the same owner")

            photo.dismiss(animated: true)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!StatusBar.current.isHidden)
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `a photo over a sheet decides, even below another sheet`() async throws {
        try await withDevice {
            let (stack, profile) = showProfile()
            let (sheet, photo) = (UIViewController(), PhotoController(Stage.all[0]))
            stack.present(sheet, animated: false)
            #expect(StatusBar.current.styleController === profile)
            photo.modalPresentationStyle = .fullScreen
            sheet.present(photo, animated: false)
            #expect(StatusBar.current.hiddenController === photo)
            photo.present(UIViewController(), animated: false)
            #expect(StatusBar.current.hiddenController === photo)
            photo.hidesBar = false
            #expect(!StatusBar.current.isHidden)
        }
    }

    /// A presentation delegate that adapts the presentation to full screen.
    private final class Adapting: NSObject, UIAdaptivePresentationControllerDelegate {
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { .fullScreen }
    }

    @Test(arguments: [UIModalPresentationStyle.popover, .formSheet], [false, true])
    func `a presentation that is adapted to full screen decides if the adapted style counts`(
        _ style: UIModalPresentationStyle, adaptedCounts: Bool
    ) async throws {
        try await withDevice(assuming: adaptedCounts ? [.adaptedStyleDecidesStatusBar] : []) {
            let (stack, profile) = showProfile()
            let (photo, adapting) = (PhotoController(Stage.all[0]), Adapting())
            photo.modalPresentationStyle = style
            photo.popoverPresentationController?.sourceView = profile.view
            photo.presentationController?.delegate = adapting
            stack.present(photo, animated: false)
            #expect(StatusBar.current.isHidden == adaptedCounts)
            photo.dismiss(animated: false)
            photo.modalPresentationCapturesStatusBarAppearance = true
            stack.present(photo, animated: false)
            #expect(StatusBar.current.isHidden, "it captures the bar")
            withExtendedLifetime(adapting) {}
        }
    }

    @Test func `a photo in the context of a child isn't asked, even if it captures the bar`() async throws {
        try await withDevice {
            let (_, profile) = showProfile()
            profile.definesPresentationContext = true
            let photo = PhotoController(Stage.all[0])
            photo.modalPresentationStyle = .currentContext
            photo.modalPresentationCapturesStatusBarAppearance = true
            profile.present(photo, animated: false)
            #expect(photo.presentingViewController === profile)
            #expect(StatusBar.current.styleController === profile)
        }
    }

    @Test func `a sheet that captures the bar gives it back when the user swipes it down`() async throws {
        try await withDevice {
            let (stack, profile) = showProfile()
            let photo = PhotoController(Stage.all[0])
            photo.modalPresentationCapturesStatusBarAppearance = true
            stack.present(photo, animated: false)
            #expect(StatusBar.current.isHidden)
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(stack.presentedViewController == nil)
            #expect(StatusBar.current.styleController === profile)
        }
    }

    /// Opens the profile and the log, and presents a photo that captures the bar.
    private func presentCapturingPhoto(_ style: UIModalPresentationStyle) async throws {
        let delegate = launchTrail { StatusBarSceneDelegate() }
        await OpenedScreen.profile.open(in: delegate)
        let log = try #require(delegate.overlay(LogOverlay.self))
        log.toggle()
        let photo = PhotoController(Stage.all[2])
        photo.modalPresentationStyle = style
        photo.modalPresentationCapturesStatusBarAppearance = true
        delegate.window?.rootViewController?.present(photo, animated: true)
        await PhoneClock.phone.advance(by: .seconds(1))
        #expect(StatusBar.current.window === log.window)
        #expect(StatusBar.current.isHidden)
    }

    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet])
    func `under the log, the bar is back after a photo that captured it`(_ style: UIModalPresentationStyle)
        async throws
    {
        try await withDevice(assuming: []) {
            try await presentCapturingPhoto(style)
            tap(at: toolPoint("Done"))
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!StatusBar.current.isHidden)
            #expect(StatusBar.current.style == .lightContent)
        }
    }

    @Test func `under the log, the bar is back after a photo that captured it is swiped down`() async throws {
        try await withDevice(assuming: []) {
            try await presentCapturingPhoto(.pageSheet)
            #expect(swipeDownSheet())
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(!StatusBar.current.isHidden)
            #expect(StatusBar.current.style == .lightContent)
        }
    }
}
