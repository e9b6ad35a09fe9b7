import Simulator
import Testing
import UIKit

/// Tests of the debug overlay that the page doesn't show.
@Suite("Debug overlay")
@MainActor
struct DebugOverlayTests {
    private func announceKeyboard(_ frame: CGRect, by sender: AnyObject? = scene.screen, in seconds: Double = 0.25) {
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: sender,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: seconds),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.linear.rawValue),
            ])
    }

    /// Returns a log of 60 lines in an overlay over an app, laid out.
    private func openLog() throws -> (Log, DebugOverlay, UITextView) {
        showApp()
        let log = Log(clock: PhoneClock.phone)
        let overlay = DebugOverlay(in: scene, log: log)
        for number in 1...60 { log.append("line \(number)") }
        overlay.toggleLog()
        let textView = try #require(overlay.textView)
        textView.window?.layoutIfNeeded()
        return (log, overlay, textView)
    }

    @Test func `when the system cancels the drag, the ball goes to a side`() async throws {
        try await withDevice {
            showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
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
            let overlay = DebugOverlay(in: scene, log: Log())
            let center = overlay.ball.center
            for frame in [CGRect.zero, CGRect(x: 500, y: 300, width: 320, height: 250)] {
                announceKeyboard(frame)
                #expect(overlay.ball.center == center, "\(frame)")
            }
            announceKeyboard(CGRect(x: 0, y: 700, width: 834, height: 494))
            #expect(overlay.ball.frame.maxY == 700)
        }
    }

    @Test func `when an iPad's window shrinks, the ball and the log stay inside`() async throws {
        try await withDevice(.iPadPro11) {
            let app = showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
            overlay.toggleLog()
            for size in [CGSize(width: 500, height: 900), CGSize(width: 375, height: 500)] {
                resizeScene(scene, to: CGRect(origin: CGPoint(x: 40, y: 40), size: size))
                #expect(app.bounds.size == size)
                #expect(app.bounds.inset(by: app.safeAreaInsets).contains(overlay.ball.frame))
                overlay.textView?.window?.layoutIfNeeded()
                let textView = try #require(overlay.textView)
                #expect(app.bounds.contains(textView.frame))
            }
        }
    }

    @Test func `the ball keeps its position in right-to-left layout`() async throws {
        try await withDevice {
            showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
            drag(from: overlay.ball.center, to: CGPoint(x: 60, y: 300))
            let center = overlay.ball.center
            scene.traitOverrides.layoutDirection = .rightToLeft
            overlay.ball.window?.layoutIfNeeded()
            #expect(overlay.ball.center == center)
        }
    }

    @Test func `the log uses the preferred text size, and stays scrolled to its end`() async throws {
        try await withDevice {
            let (_, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let size = try #require(textView.font?.pointSize)
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            textView.window?.layoutIfNeeded()
            #expect(try #require(textView.font?.pointSize) > 2 * size)
            #expect(textView.contentOffset.y == textView.contentSize.height - textView.bounds.height)
        }
    }

    @Test func `VoiceOver can open the log, and move the ball with custom actions`() async throws {
        try await withDevice {
            showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
            let ball = overlay.ball
            var changes = 0
            ball.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            #expect(ball.isAccessibilityElement && ball.accessibilityTraits == .button)
            #expect(ball.accessibilityActivate())
            #expect(overlay.textView != nil)

            ball.position = BallPosition(side: .right, fraction: 0.1)
            for action in ball.accessibilityCustomActions ?? [] { #expect(action.actionHandler?(action) == true) }
            #expect(ball.position == BallPosition(side: .left, fraction: 0.25))
            #expect(ball.center.x == 30 && changes == 3)
        }
    }

    @Test func `a tapped ball keeps its position, and a moved one sends valueChanged`() async throws {
        try await withDevice {
            showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
            let ball = overlay.ball
            var changes = 0
            ball.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
            let (position, center) = (ball.position, ball.center)
            drag(from: center, to: CGPoint(x: center.x - 8, y: center.y))
            #expect(ball.position == position && ball.center == center && changes == 0)
            #expect(overlay.textView != nil)
            drag(from: center, to: CGPoint(x: center.x - 300, y: center.y))
            #expect(ball.position.side == .left && changes == 1)
        }
    }

    @Test func `dragging pauses the log, and a fling to the end resumes it`() async throws {
        try await withDevice {
            let (log, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let finger = press(at: CGPoint(x: 200, y: 400))
            for y in stride(from: 410.0, through: 430, by: 10) { finger.move(to: CGPoint(x: 200, y: y)) }
            log.append("while the finger is down")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasSuffix("line 60"))
            for y in stride(from: 420.0, through: 380, by: -10) { finger.move(to: CGPoint(x: 200, y: y)) }
            finger.lift()
            await PhoneClock.phone.advance(by: .seconds(2))
            #expect(textView.text.hasSuffix("while the finger is down"))
        }
    }

    @Test func `setting the content offset to the end resumes the log, as with VoiceOver`() async throws {
        try await withDevice {
            let (log, overlay, textView) = try openLog()
            defer { overlay.remove() }
            let end = textView.contentOffset.y
            textView.contentOffset.y = 0
            log.append("while reading")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.contentOffset.y == 0)
            textView.contentOffset.y = end
            log.append("at the end")
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasSuffix("at the end"))
        }
    }

    @Test func `the log stays above the keyboard`() async throws {
        try await withDevice {
            let orders = OrdersController()
            showApp(orders)
            let overlay = DebugOverlay(in: scene, log: Log())
            overlay.toggleLog()
            orders.field.becomeFirstResponder()
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            #expect(textView.frame.maxY <= (try #require(keyboardFrame)).minY)
        }
    }

    @Test func `a log that opens while the keyboard shows is above it`() async throws {
        try await withDevice {
            let orders = OrdersController()
            showApp(orders)
            let overlay = DebugOverlay(in: scene, log: Log())
            tap(at: orders.field.center)
            let keyboard = try #require(keyboardFrame)
            tap(at: overlay.ball.center)
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            #expect(textView.frame.height > 0)
            #expect(textView.convert(textView.bounds, to: nil).maxY <= keyboard.minY)
        }
    }

    @Test func `a keyboard that was dismissed covers nothing after a rotation`() async throws {
        for device in [Device.iPadPro11, .iPhone17] {
            try await withDevice(device) {
                let orders = OrdersController()
                showApp(orders)
                let overlay = DebugOverlay(in: scene, log: Log())
                turnDevice(to: .landscapeLeft)
                orders.field.becomeFirstResponder()
                #expect(overlay.ball.area.covered > 0)
                orders.field.resignFirstResponder()
                turnDevice(to: .portrait)
                #expect(overlay.ball.area.covered == 0)
            }
        }
    }

    @Test func `a keyboard that stays during a rotation covers the part that it has then`() async throws {
        try await withDevice(.iPadPro11) {
            let orders = OrdersController()
            showApp(orders)
            let overlay = DebugOverlay(in: scene, log: Log())
            orders.field.becomeFirstResponder()
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
            let overlay = DebugOverlay(in: scene, log: Log())
            let center = overlay.ball.center
            let keyboard = CGRect(x: 0, y: 539, width: 402, height: 335)
            announceKeyboard(keyboard, by: NSObject())
            #expect(overlay.ball.center == center)
            announceKeyboard(keyboard)
            #expect(overlay.ball.frame.maxY == 539)
        }
    }

    @Test func `the ball moves with the keyboard, as long and on the same curve`() async throws {
        try await withDevice {
            showApp()
            let overlay = DebugOverlay(in: scene, log: Log())
            let start = overlay.ball.center.y
            announceKeyboard(CGRect(x: 0, y: 539, width: 402, height: 335), in: 2)
            #expect(overlay.ball.center.y == 509)
            await PhoneClock.phone.advance(by: .seconds(0.5))
            let quarter = try #require(overlay.ball.layer.presentation()?.position.y)
            #expect(abs(quarter - (start + (509 - start) / 4)) < 0.5)
        }
    }

    @Test func `in a window lower than the keyboard's top, the ball and the log stay inside`() async throws {
        try await withDevice(.iPadPro11) {
            let orders = OrdersController()
            let app = showApp(orders)
            let overlay = DebugOverlay(in: scene, log: Log())
            overlay.toggleLog()
            resizeScene(scene, to: CGRect(x: 200, y: 880, width: 300, height: 300))
            orders.field.becomeFirstResponder()
            try #expect(#require(keyboardFrame).minY < 880)
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            let (y, height) = (textView.layer.position.y, textView.layer.bounds.height)
            #expect(height >= 0)
            #expect(y - height / 2 >= 0 && y + height / 2 <= app.bounds.height)
            #expect(app.bounds.contains(overlay.ball.frame))
        }
    }

    @Test func `the log's border has the color of the mode`() async throws {
        try await withDevice {
            let (_, overlay, textView) = try openLog()
            defer { overlay.remove() }
            for style in [UIUserInterfaceStyle.light, .dark, .light] {
                setUserInterfaceStyle(style)
                let color = UIColor.systemIndigo.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                #expect(textView.layer.borderColor == color.cgColor)
            }
            textView.window?.overrideUserInterfaceStyle = .dark
            textView.window?.layoutIfNeeded()
            let dark = UIColor.systemIndigo.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
            #expect(textView.layer.borderColor == dark.cgColor)
        }
    }

    @Test func `with a new line in every pass, the text is set five times a second`() async throws {
        try await withDevice {
            showApp()
            let log = Log(clock: PhoneClock.phone)
            let overlay = DebugOverlay(in: scene, log: log)
            overlay.toggleLog()
            defer { overlay.remove() }
            let textView = try #require(overlay.textView)
            var changes = 0
            for number in 1...60 {
                let text = textView.text
                log.append("line \(number)")
                await PhoneClock.phone.advance(by: .seconds(1) / 60)
                textView.window?.layoutIfNeeded()
                if textView.text != text { changes += 1 }
            }
            #expect((3...5).contains(changes))
            await PhoneClock.phone.advance(by: .seconds(0.2))
            textView.window?.layoutIfNeeded()
            #expect(textView.text.hasSuffix("line 60"))
        }
    }

    @Test func `a hidden window doesn't determine the status bar`() async throws {
        try await withDevice {
            showApp(LightController())
            let password = UIWindow(windowScene: scene)
            password.rootViewController = UIViewController()
            password.isHidden = false
            password.isHidden = true
            let overlay = DebugOverlay(in: scene, log: Log())
            #expect(scene.statusBarManager?.statusBarStyle == .lightContent)
            overlay.remove()
        }
    }

    @Test func `lines appended from another thread keep their order`() async throws {
        try await withDevice {
            let log = Log()
            await Task.detached { for number in 1...20 { log.appendSoon("\(number)") } }.value
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
            #expect(log.buffer.lines == (1...20).map(String.init))
        }
    }

    @Test func `a released overlay leaves no windows or controllers`() async throws {
        try await withDevice {
            let app = showApp()
            let log = Log()
            var overlay: DebugOverlay? = DebugOverlay(in: scene, log: log)
            overlay?.toggleLog()
            weak var controller: UIViewController?
            weak var ballController: UIViewController?
            controller = overlay?.textView?.window?.rootViewController
            ballController = overlay?.ball.window?.rootViewController
            overlay?.remove()
            overlay?.toggleLog()
            #expect(overlay?.textView == nil)
            overlay = nil
            #expect(controller == nil && ballController == nil)
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

    @Test func `a log scrolled to its end stays there on rotation`() async throws {
        try await withDevice {
            showApp()
            let log = Log(clock: PhoneClock.phone)
            let overlay = DebugOverlay(in: scene, log: log)
            overlay.toggleLog()
            for number in 1...100 { log.append("line \(number) of a log whose lines are broken") }
            let textView = try #require(overlay.textView)
            await PhoneClock.phone.advance(by: .seconds(1))
            #expect(textView.text.hasPrefix("line 1 ") && textView.contentOffset.y > 0)
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                turnDevice(to: orientation)
                #expect(textView.contentOffset.y == textView.contentSize.height - textView.bounds.height)
            }
        }
    }
}

/// A counter of notifications.
@MainActor
private final class Counter {
    var value = 0
}
