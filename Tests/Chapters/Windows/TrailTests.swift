import Simulator
import Testing
import UIKit

/// Tests of the skeleton of Trail, which later chapters build on.
@Suite("Trail")
@MainActor
struct TrailTests {
    /// Trail with notes, as the next chapter has it.
    private final class NotesDelegate: TrailSceneDelegate {
        override func makeRoot() -> UIViewController { TrailNavigationController(root: TrailController()) }
        override func makeScreen(for stage: Stage) -> UIViewController? { StageController(stage) }
    }

    /// An overlay that counts the calls that it receives.
    private final class CountingOverlay: SceneOverlay {
        private(set) var calls: [String] = []
        override func sceneDidBecomeActive() { calls.append("active") }
        override func sceneWillResignActive() { calls.append("inactive") }
        override func sceneDidEnterBackground() { calls.append("background") }
        override func sceneWillEnterForeground() { calls.append("foreground") }
        override func sceneGeometryDidChange() { calls.append("geometry") }
        override func appDidReport(_ event: TrailEvent) { calls.append(event.text) }
        override func remove() {
            super.remove()
            calls.append("removed")
        }
        func forget() { calls = [] }
    }

    // UIKit calls 'viewWillAppear' again if the user begins to swipe back, and then stays on the screen.
    @Test func `a screen that appears again while its note is edited keeps what was typed`() async throws {
        try await withDevice {
            let delegate = launchTrail { NotesDelegate() }
            delegate.notes = [3: "Bring"]
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let screen = StageController(Stage.all[2])
            stack.pushViewController(screen, animated: false)
            delegate.window?.layoutIfNeeded()
            screen.note.becomeFirstResponder()
            type(" water")
            screen.viewWillAppear(false)
            #expect(screen.note.text == "Bring water")
        }
    }

    @Test func `overlays receive the events of their scene`() async throws {
        try await withDevice {
            let delegate = launchTrail()
            let overlay = CountingOverlay(in: scene)
            delegate.add(overlay)
            background()
            foreground()
            #expect(overlay.calls == ["inactive", "background", "foreground", "active"])
            overlay.forget()
            turnDevice(to: .landscapeLeft)
            #expect(overlay.calls.contains("geometry"))
            overlay.forget()
            delegate.remove(overlay)
            background()
            #expect(overlay.calls == ["removed"])
        }
    }

    @Test func `overlays and their windows go with their scene`() async throws {
        try await withDevice(.iPadPro11) {
            final class App: UIResponder, UIApplicationDelegate {}
            var delegates: [TrailSceneDelegate] = []
            launch(App()) { _ in
                delegates.append(TrailSceneDelegate())
                return delegates.last
            }
            let second = openScene()
            let log = try #require(delegates[1].overlay(LogOverlay.self))
            log.toggle()
            weak var window = log.window
            #expect(window?.windowScene === second)
            closeScene(second)
            #expect(!log.isOpen && window == nil && delegates[1].overlays.isEmpty)
            log.toggle()
            #expect(!log.isOpen, "without a scene, the log can't open")
        }
    }

    @Test func `a selected stage is in the middle of the map, and its screen opens`() async throws {
        try await withDevice {
            let delegate = launchTrail { NotesDelegate() }
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let trail = try #require(stack.viewControllers.first as? TrailController)
            trail.open(Stage.all[3])
            #expect(trail.map.middle == Stage.all[3].point)
            let screen = try #require(stack.topViewController as? StageController)
            #expect(screen.stage == Stage.all[3])
            #expect(screen.trailDelegate === delegate)
        }
    }

    @Test func `a note is stored when editing ends, and shown when the stage opens again`() async throws {
        try await withDevice {
            let delegate = launchTrail { NotesDelegate() }
            let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
            let trail = try #require(stack.viewControllers.first as? TrailController)
            trail.open(Stage.all[0])
            await PhoneClock.phone.advance(by: .seconds(1))
            let screen = try #require(stack.topViewController as? StageController)
            screen.view.layoutIfNeeded()
            tap(at: screen.note.convert(CGPoint(x: 20, y: 20), to: nil))
            type("Bring water")
            let keyboard = try #require(keyboardFrame)
            screen.view.layoutIfNeeded()
            #expect(screen.note.convert(screen.note.bounds, to: nil).maxY <= keyboard.minY)
            screen.note.resignFirstResponder()
            #expect(delegate.notes == [1: "Bring water"])
            #expect(delegate.overlay(LogOverlay.self)?.lines.last == "Note saved")

            stack.popViewController(animated: false)
            trail.open(Stage.all[0])
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect((stack.topViewController as? StageController)?.note.text == "Bring water")
        }
    }

    @Test func `the log keeps the status bar and the orientation that the app wants`() async throws {
        final class Upright: TrailController {
            override var prefersStatusBarHidden: Bool { true }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class UprightDelegate: TrailSceneDelegate {
            override func makeRoot() -> UIViewController { Upright() }
        }
        try await withDevice {
            let delegate = launchTrail { UprightDelegate() }
            delegate.overlay(LogOverlay.self)?.toggle()
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            turnDevice(to: .landscapeLeft)
            #expect(scene.effectiveGeometry.interfaceOrientation == .portrait)
        }
    }

    @Test func `the log passes on what a controller wants that the app presents full screen`() async throws {
        final class Photo: TrailScreen {
            var hides = true { didSet { setNeedsStatusBarAppearanceUpdate() } }
            override var prefersStatusBarHidden: Bool { hides }
        }
        try await withDevice {
            let delegate = launchTrail()
            delegate.overlay(LogOverlay.self)?.toggle()
            let photo = Photo()
            photo.modalPresentationStyle = .fullScreen
            delegate.window?.rootViewController?.present(photo, animated: false)
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            photo.hides = false
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
            photo.hides = true
            photo.dismiss(animated: false)
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
        }
    }

    // The screen below such a controller was there all the time, so it doesn't appear again.
    @Test(arguments: [UIModalPresentationStyle.overFullScreen, .pageSheet], [false, true])
    func `the log follows the app when a controller that captured the status bar has gone`(
        _ style: UIModalPresentationStyle, isAnimated: Bool
    ) async throws {
        final class Photo: TrailScreen {
            override var prefersStatusBarHidden: Bool { true }
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        try await withDevice(assuming: []) {
            let delegate = launchTrail()
            delegate.overlay(LogOverlay.self)?.toggle()
            let photo = Photo()
            photo.modalPresentationStyle = style
            photo.modalPresentationCapturesStatusBarAppearance = true
            delegate.window?.rootViewController?.present(photo, animated: isAnimated)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(scene.statusBarManager?.isStatusBarHidden == true)
            photo.dismiss(animated: isAnimated)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(scene.statusBarManager?.isStatusBarHidden == false)
        }
    }

    // A text view without a size has no end to scroll to.
    @Test func `a log that's longer than its view shows its end when it opens`() async throws {
        try await withDevice {
            let controller = LogTextController((1...100).map { "Line \($0)" })
            controller.loadViewIfNeeded()
            #expect(controller.textView.contentOffset == .zero)

            let delegate = launchTrail()
            let log = try #require(delegate.overlay(LogOverlay.self))
            for number in 1...100 { log.append("Line \(number)") }
            for _ in 1...2 {
                log.toggle()
                let text = try #require(log.window?.rootViewController as? LogTextController).textView
                log.window?.layoutIfNeeded()
                let end = text.contentSize.height - text.textContainerInset.bottom
                #expect(text.contentOffset.y + text.bounds.height > end - 1)
                log.append("The last line")
                #expect(text.contentOffset.y + text.bounds.height > end + 10)
                log.toggle()
            }
        }
    }
}
