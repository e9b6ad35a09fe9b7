import Simulator
import Testing
import UIKit

/// Tests that an app whose answers change under a tip gets what it asks for.
@MainActor
@Suite struct OverlayAnswersTests {
    @Test func `a tip keeps the interface orientation locked until the app unlocks it`() async throws {
        try await withDevice {
            let game = LockingController()
            let app = showApp(game)
            let tips = TipsOverlay(in: scene, clock: .phone)
            game.isLocked = true
            tips.show(Tip(text: "Saved", stay: nil))
            turnDevice(to: .landscapeRight)
            #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
            game.isLocked = false
            #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
            #expect(scene.effectiveGeometry.interfaceOrientation == .landscapeRight)
            withExtendedLifetime(app) {}
        }
    }

    @Test func `under a tip, the controller that fills the window decides about the orientation lock`() async throws {
        try await withDevice {
            let app = showApp()
            let tips = TipsOverlay(in: scene, clock: .phone)
            tips.show(Tip(text: "Saved", stay: nil))
            for (style, isLocked) in [(UIModalPresentationStyle.fullScreen, true), (.pageSheet, false)] {
                let game = LockingController()
                game.isLocked = true
                game.modalPresentationStyle = style
                app.rootViewController?.present(game, animated: false)
                turnDevice(to: .landscapeRight)
                #expect(scene.effectiveGeometry.isInterfaceOrientationLocked == isLocked)
                game.dismiss(animated: false)
                turnDevice(to: .portrait)
            }
        }
    }

    /// Has UIKit ask all overlays of the scene again.
    private func askOverlays() {
        for case let overlay as OverlayController in scene.windows.map(\.rootViewController) {
            overlay.setNeedsUpdateOfAppAnswers()
        }
    }

    @Test func `when all overlays are asked again, the app's changed answers are applied`() async throws {
        try await withDevice(assuming: []) {
            let root = WishingController("app", Wishes(style: .lightContent))
            let app = showApp(root)
            let tips = TipsOverlay(in: scene, clock: .phone)
            let ball = OverlayWindow(windowScene: scene, level: .normal + 1)
            ball.rootViewController = OverlayController()
            ball.isHidden = false
            tips.show(Tip(id: "saved", text: "Saved", stay: nil))
            root.wishes = Wishes(style: .darkContent, hidesBar: true, hidesIndicator: true, deferredEdges: .bottom)
            askOverlays()
            #expect(StatusBar.current.style == .darkContent && StatusBar.current.isHidden)
            #expect(HomeIndicator.current.isHidden && SystemGestures.current.deferredEdges == .bottom)
            tips.remove()
            root.wishes.hidesBar = false
            askOverlays()
            #expect(!StatusBar.current.isHidden, "the ball's window is asked, too")
            withExtendedLifetime((app, ball)) {}
        }
    }

    @Test func `while no tip is shown, the app alone determines the orientation`() async throws {
        try await withDevice(assuming: []) {
            let app = showApp(WishingController("app", Wishes(orientations: .portrait)))
            let tips = TipsOverlay(in: scene, clock: .phone)
            turnDevice(to: .landscapeLeft)
            #expect(scene.windows == [app] && app.bounds.width < app.bounds.height)
            tips.show(Tip(text: "Saved", stay: .seconds(1)))
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(scene.windows == [app], "a window that has gone doesn't count")
        }
    }
}

/// A controller that locks the interface orientation.
private final class LockingController: UIViewController {
    var isLocked = false {
        didSet {
            if #available(iOS 26, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
        }
    }

    @available(iOS 26, *)
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
}
