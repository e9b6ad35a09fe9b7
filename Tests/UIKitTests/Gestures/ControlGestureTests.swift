import Simulator
import Testing
import UIKit

/// Recognisers on the views around controls (Apple, "Attaching gesture recognizers to UIKit controls").
@MainActor @Suite struct ControlGestureTests {
    private let log = GestureLog()
    private let tapping = UITapGestureRecognizer()
    private let button = UIButton(frame: CGRect(x: 50, y: 150, width: 100, height: 50))
    private let control = UIControl(frame: CGRect(x: 50, y: 250, width: 100, height: 50))
    private let onButton = CGPoint(x: 100, y: 170)
    private let onControl = CGPoint(x: 100, y: 270)

    private func onScreen(_ body: @MainActor (UIWindow) async throws -> Void) async throws {
        try await withDevice {
            log.listen(to: tapping, "tap")
            for (control, name) in [(button, "button"), (control, "control")] {
                for (event, word) in [
                    (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
                ] {
                    control.addAction(UIAction { [log] _ in log.lines.append("\(name) \(word)") }, for: event)
                }
            }
            let window = windowShowing(button, control)
            window.addGestureRecognizer(tapping)
            try await body(window)
            window.isHidden = true
        }
    }

    @Test func `a tap on a button is the button's, on another control the recogniser's`() async throws {
        try await onScreen { _ in
            tap(at: onButton)
            #expect(log.take() == ["button down", "button up"])
            tap(at: onControl)
            #expect(log.lines == ["control down", "tap ended", "control cancel"])
        }
    }

    @Test func `a recogniser that cancels nothing sees them all`() async throws {
        try await onScreen { _ in
            tapping.cancelsTouchesInView = false
            tap(at: onButton)
            tap(at: onControl)
            #expect(
                log.lines == ["button down", "tap ended", "button up", "control down", "tap ended", "control up"])
        }
    }

    @Test func `a recogniser on the button itself has the tap`() async throws {
        try await onScreen { window in
            button.addGestureRecognizer(tapping)
            tap(at: onButton)
            #expect(log.lines == ["button down", "tap ended", "button cancel"] && window.gestureRecognizers == nil)
        }
    }

    @Test func `a disabled button keeps none`() async throws {
        try await onScreen { _ in
            button.isEnabled = false
            tap(at: onButton)
            #expect(log.lines == ["tap ended"])
        }
    }

    @Test func `two taps, and a pan, are not the button's alone`() async throws {
        try await onScreen { window in
            tapping.numberOfTapsRequired = 2
            tap(at: onButton)
            tap(at: onButton)
            #expect(log.take().contains("tap ended"))
            await PhoneClock.phone.advance(by: .seconds(1))
            let panning = UIPanGestureRecognizer()
            log.listen(to: panning, "pan")
            window.addGestureRecognizer(panning)
            log.lines = []
            drag(from: onButton, to: CGPoint(x: 300, y: 170), steps: 1)
            #expect(log.lines == ["button down", "pan began", "button cancel", "pan ended"])
        }
    }
}
