import Simulator
import Testing
import UIKit

/// What the page says was tried, where it shows no test.
@Suite("Debug overlay")
@MainActor
struct DebugOverlayTests {

    @Test func `the system takes a finger away, and the ball goes to a side`() async throws {
        try await withDevice {
            let overlay = DebugOverlay(in: scene, log: Log())
            let ball = overlay.ball
            let finger = press(at: ball.center)
            finger.move(to: CGPoint(x: 100, y: 300))
            #expect(ball.center.x == 100)
            background()
            #expect(ball.center == CGPoint(x: 30, y: 300))
        }
    }

    @Test func `the window of an iPad is made smaller, and the ball is inside`() async throws {
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

    @Test func `the ball stays where it is when text runs from the right`() async throws {
        try await withDevice {
            let overlay = DebugOverlay(in: scene, log: Log())
            drag(from: overlay.ball.center, to: CGPoint(x: 60, y: 300))
            let center = overlay.ball.center
            scene.traitOverrides.layoutDirection = .rightToLeft
            overlay.ball.window?.layoutIfNeeded()
            #expect(overlay.ball.center == center)
        }
    }

    @Test func `text of the largest size stays inside the ball`() async throws {
        try await withDevice {
            setContentSizeCategory(.accessibilityExtraExtraExtraLarge)
            let overlay = DebugOverlay(in: scene, log: Log())
            let ball = overlay.ball
            let label = try #require(ball.subviews.first as? UILabel)
            #expect(ball.bounds.contains(label.frame))
            #expect(label.font.pointSize > 40 && label.adjustsFontSizeToFitWidth)
        }
    }

    @Test func `the ball and the log are seen in dark mode`() async throws {
        try await withDevice(.iPhone17.inDarkMode()) {
            let overlay = DebugOverlay(in: scene, log: Log())
            overlay.toggleLog()
            let dark = overlay.textView?.backgroundColor?.resolvedColor(with: scene.traitCollection)
            let light = overlay.textView?.backgroundColor?.resolvedColor(
                with: UITraitCollection(userInterfaceStyle: .light))
            #expect(dark != light)
            #expect(overlay.ball.layer.borderWidth == 3)
        }
    }

    @Test func `VoiceOver opens the log`() async throws {
        try await withDevice {
            let overlay = DebugOverlay(in: scene, log: Log())
            #expect(overlay.ball.accessibilityTraits == .button && overlay.ball.accessibilityLabel == "Log")
            #expect(overlay.ball.accessibilityActivate())
            #expect(overlay.textView != nil)
        }
    }

    @Test func `an overlay that is let go leaves neither windows nor observers`() async throws {
        try await withDevice {
            let app = showApp()
            let log = Log()
            var overlay: DebugOverlay? = DebugOverlay(in: scene, log: log)
            overlay?.toggleLog()
            weak let controller = overlay?.textView?.window?.rootViewController
            overlay?.remove()
            overlay = nil
            log.append("nobody listens")
            #expect(controller == nil)
            #expect(scene.windows == [app])
        }
    }

    @Test func `a reader at the end is at the end after a turn`() async throws {
        try await withDevice {
            let log = Log()
            let overlay = DebugOverlay(in: scene, log: log)
            overlay.toggleLog()
            for number in 1...100 { log.append("line \(number) of a log whose lines are broken") }
            let textView = try #require(overlay.textView)
            textView.window?.layoutIfNeeded()
            for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
                turnDevice(to: orientation)
                let end = textView.contentSize.height - textView.bounds.height
                #expect(abs(textView.contentOffset.y - end) < 20)
            }
        }
    }
}
