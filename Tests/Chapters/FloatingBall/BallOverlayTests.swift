import Simulator
import Testing
import UIKit

/// Tests of the ball over an app that the page doesn't show.
@Suite("Ball overlay")
@MainActor
struct BallOverlayTests {
    private func announceKeyboard(_ frame: CGRect, by sender: AnyObject? = scene.screen, in seconds: Double = 0.25) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: sender,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.linear.rawValue),
            ])
    }

    /// Launches Trail with a ball, and returns its overlay and its log.
    private func launchBall() throws -> (overlay: BallOverlay, log: LogOverlay) {
        let delegate = launchTrail { BallSceneDelegate() }
        return try (#require(delegate.overlay(BallOverlay.self)), #require(delegate.overlay(LogOverlay.self)))
    }

    @Test func `when the system cancels the drag, the ball goes to a side`() async throws {
        try await withDevice {
            showApp()
            let overlay = BallOverlay(in: scene)
            let finger = press(at: overlay.ball.center)
            finger.move(to: CGPoint(x: 100, y: 300))
            #expect(overlay.ball.center.x == 100)
            background()
            #expect(overlay.ball.center == CGPoint(x: 30, y: 300))
        }
    }

    @Test func `a floating keyboard or one with an empty frame doesn't move the ball`() async throws {
        try await withDevice(.iPadPro11) {
            showApp()
            let overlay = BallOverlay(in: scene)
            let center = overlay.ball.center
            for frame in [CGRect.zero, CGRect(x: 500, y: 300, width: 320, height: 250)] {
                announceKeyboard(frame)
                #expect(overlay.ball.center == center, "\(frame)")
            }
            announceKeyboard(CGRect(x: 0, y: 700, width: 834, height: 494))
            #expect(overlay.ball.frame.maxY == 700)
        }
    }

    @Test func `when an iPad's window shrinks, the ball stays inside`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let overlay = BallOverlay(in: scene)
            for size in [CGSize(width: 500, height: 900), CGSize(width: 375, height: 500)] {
                resizeScene(scene, to: CGRect(origin: CGPoint(x: 40, y: 40), size: size))
                #expect(app.bounds.size == size)
                #expect(app.bounds.inset(by: app.safeAreaInsets).contains(overlay.ball.frame))
            }
        }
    }

    @Test func `the ball keeps its position in right-to-left layout`() async throws {
        try await withDevice {
            showApp()
            let overlay = BallOverlay(in: scene)
            drag(from: overlay.ball.center, to: CGPoint(x: 60, y: 300))
            let center = overlay.ball.center
            scene.traitOverrides.layoutDirection = .rightToLeft
            overlay.ball.window?.layoutIfNeeded()
            #expect(overlay.ball.center == center)
        }
    }

    @Test func `VoiceOver can open the log, and move the ball with custom actions`() async throws {
        try await withDevice {
            let (overlay, log) = try launchBall()
            let ball = overlay.ball
            var changes = 0
            ball.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            #expect(ball.isAccessibilityElement && ball.accessibilityTraits == .button)
            #expect(ball.accessibilityActivate())
            #expect(log.isOpen)

            ball.position = BallPosition(side: .right, fraction: 0.1)
            for action in ball.accessibilityCustomActions ?? [] { #expect(action.actionHandler?(action) == true) }
            #expect(ball.position == BallPosition(side: .left, fraction: 0.25))
            #expect(ball.center.x == 30 && changes == 3)
        }
    }

    @Test func `a tapped ball keeps its position, and a moved one sends valueChanged`() async throws {
        try await withDevice {
            let (overlay, log) = try launchBall()
            let ball = overlay.ball
            var changes = 0
            ball.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            let (position, center) = (ball.position, ball.center)
            drag(from: center, to: CGPoint(x: center.x - 8, y: center.y))
            #expect(ball.position == position && ball.center == center && changes == 0)
            #expect(log.isOpen)
            drag(from: center, to: CGPoint(x: center.x - 300, y: center.y))
            #expect(ball.position.side == .left && changes == 1)
        }
    }

    @Test func `a keyboard that was dismissed covers nothing after a rotation`() async throws {
        for device in [Device.iPadPro11, .iPhone17] {
            try await withDevice(device) {
                let (overlay, _) = try launchBall()
                let note = openStage(1).note
                turnDevice(to: .landscapeLeft)
                note.becomeFirstResponder()
                #expect(overlay.ball.area.covered > 0)
                note.resignFirstResponder()
                turnDevice(to: .portrait)
                #expect(overlay.ball.area.covered == 0)
            }
        }
    }

    @Test func `a keyboard that stays during a rotation covers the part that it has then`() async throws {
        try await withDevice(.iPadPro11) {
            let (overlay, _) = try launchBall()
            openStage(1).note.becomeFirstResponder()
            for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
                turnDevice(to: orientation)
                let keyboard = try #require(keyboardFrame)
                let view = try #require(overlay.ball.superview)
                let free = view.bounds.inset(by: view.safeAreaInsets)
                #expect(overlay.ball.area.covered == free.maxY - view.convert(keyboard, from: nil).minY)
            }
        }
    }

    @Test func `a keyboard of another screen doesn't move the ball`() async throws {
        try await withDevice {
            showApp()
            let overlay = BallOverlay(in: scene)
            let center = overlay.ball.center
            let keyboard = CGRect(x: 0, y: 539, width: 402, height: 335)
            announceKeyboard(keyboard, by: NSObject())
            #expect(overlay.ball.center == center)
            announceKeyboard(keyboard)
            #expect(overlay.ball.frame.maxY == 539)
        }
    }

    @Test func `a ball whose scene missed the end of a keyboard comes down again in the foreground`() async throws {
        try await withDevice(.iPadPro11) {
            let (overlay, _) = try launchBall()
            let center = overlay.ball.center
            // The keyboard of an app beside this one goes while this one is in the background.
            announceKeyboard(CGRect(x: 0, y: 800, width: scene.screen.bounds.width, height: 394))
            #expect(overlay.ball.center.y < center.y)
            overlay.sceneWillEnterForeground()
            overlay.window?.layoutIfNeeded()
            #expect(overlay.ball.center == center)
        }
    }

    @Test func `the ball moves with the keyboard, as long and on the same curve`() async throws {
        try await withDevice {
            showApp()
            let overlay = BallOverlay(in: scene)
            let start = overlay.ball.center.y
            announceKeyboard(CGRect(x: 0, y: 539, width: 402, height: 335), in: 2)
            #expect(overlay.ball.center.y == 509)
            await PhoneClock.phone.advance(by: .seconds(0.5))
            let quarter = try #require(overlay.ball.layer.presentation()?.position.y)
            #expect(abs(quarter - (start + (509 - start) / 4)) < 0.5)
        }
    }

    @Test func `in a window lower than the keyboard's top, the ball stays inside`() async throws {
        try await withDevice(.iPadPro11) {
            let (overlay, _) = try launchBall()
            let note = openStage(1).note
            resizeScene(scene, to: CGRect(x: 200, y: 880, width: 300, height: 300))
            note.becomeFirstResponder()
            try #expect(#require(keyboardFrame).minY < 880)
            let app = try #require(note.window)
            #expect(app.bounds.contains(overlay.ball.frame))
        }
    }

    @Test(arguments: [Device.iPhone17, .iPadPro11, .iPhoneSE])
    func `a ball that's made while the keyboard shows is above it, in each orientation`(_ device: Device) async throws {
        try await withDevice(device) {
            let delegate = launchTrail { BallSceneDelegate() }
            let note = openStage(1).note
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                turnDevice(to: orientation)
                note.becomeFirstResponder()
                let old = try #require(delegate.overlay(BallOverlay.self))
                delegate.remove(old)
                let new = BallOverlay(in: scene)
                delegate.add(new)
                new.window?.layoutIfNeeded()
                #expect(new.ball.area == old.ball.area)
                #expect(new.ball.area.covered > 0)
                note.resignFirstResponder()
                #expect(new.ball.area.covered == 0)
                // Without a keyboard, a new ball isn't lifted by the safe area.
                let last = BallOverlay(in: scene)
                last.window?.layoutIfNeeded()
                #expect(last.ball.area.covered == 0)
                last.remove()
            }
        }
    }

    @Test func `a hidden window doesn't determine the status bar`() async throws {
        try await withDevice {
            showApp(StageSheet())
            let password = UIWindow(windowScene: scene)
            password.rootViewController = UIViewController()
            password.isHidden = false
            password.isHidden = true
            let overlay = BallOverlay(in: scene)
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            overlay.remove()
        }
    }

    @Test func `a removed and released overlay leaves no window or controller, and doesn't follow the keyboard`()
        async throws
    {
        try await withDevice {
            let app = showApp()
            var overlay: BallOverlay? = BallOverlay(in: scene)
            weak var controller: UIViewController?
            controller = overlay?.ball.window?.rootViewController
            let area = overlay?.ball.area
            overlay?.remove()
            overlay?.ball.sendActions(for: .primaryActionTriggered)
            announceKeyboard(CGRect(x: 0, y: 539, width: 402, height: 335))
            #expect(overlay?.ball.area == area)
            overlay = nil
            #expect(controller == nil)
            #expect(scene.windows == [app])
        }
    }

    @Test func `a released observer doesn't act on posted notifications`() async throws {
        try await withDevice {
            let name = Notification.Name("ObserverTest")
            let center = NotificationCenter.default
            let sender = UIView()
            let counter = Counter()
            var observer: Observer? = Observer(of: name, from: sender) { _ in counter.value += 1 }
            center.post(name: name, object: sender)
            #expect(counter.value == 1 && observer != nil)
            observer = nil
            center.post(name: name, object: sender)
            #expect(counter.value == 1)
        }
    }

    @Test func `two scenes have a ball each, and a scene that goes leaves nothing behind`() async throws {
        try await withDevice(.iPadPro11) {
            var delegates: [BallSceneDelegate] = []
            launch(TrailAppDelegate()) { _ in
                delegates.append(BallSceneDelegate())
                return delegates.last
            }
            let second = openScene()
            #expect(delegates.count == 2)
            weak var ball: UIView?
            weak var window: UIWindow?
            do {
                let balls = try delegates.map { try #require($0.overlay(BallOverlay.self)).ball }
                #expect(balls[0].window?.windowScene !== balls[1].window?.windowScene)
                #expect(balls[1].window?.windowScene === second)
                balls[1].sendActions(for: .primaryActionTriggered)
                #expect(delegates.map { $0.overlay(LogOverlay.self)?.isOpen } == [false, true])
                (ball, window) = (balls[1], balls[1].window)
            }
            closeScene(second)
            delegates.removeLast()
            #expect(ball == nil && window == nil)
        }
    }
}

/// A counter of notifications.
@MainActor
private final class Counter {
    var value = 0
}
