import Simulator
import Testing
import UIKit
import UIKitTestSupport

/// Tests of recognizers on the views around controls (Apple, "Attaching gesture recognizers to UIKit controls").
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

    @Test func `a button keeps a tap from a recognizer on its superview, and a plain control doesn't`() async throws {
        try await onScreen { _ in
            tap(at: onButton)
            #expect(log.take() == ["button down", "button up"])
            tap(at: onControl)
            #expect(log.lines == ["control down", "tap ended", "control cancel"])
        }
    }

    @Test func `a recognizer without cancelsTouchesInView recognizes taps on all controls`() async throws {
        try await onScreen { _ in
            tapping.cancelsTouchesInView = false
            tap(at: onButton)
            tap(at: onControl)
            #expect(
                log.lines == ["button down", "tap ended", "button up", "control down", "tap ended", "control up"])
        }
    }

    @Test func `a recognizer on the button itself recognizes the tap`() async throws {
        try await onScreen { window in
            button.addGestureRecognizer(tapping)
            tap(at: onButton)
            #expect(log.lines == ["button down", "tap ended", "button cancel"] && window.gestureRecognizers == nil)
        }
    }

    @Test func `a disabled button doesn't keep taps from a recognizer`() async throws {
        try await onScreen { _ in
            button.isEnabled = false
            tap(at: onButton)
            #expect(log.lines == ["tap ended"])
        }
    }

    @Test func `switches, steppers, segmented controls and page controls keep taps, and sliders don't`() async throws {
        try await onScreen { window in
            let segments = UISegmentedControl(items: ["one", "other"])
            let controls: [UIControl] = [UISwitch(), UIStepper(), segments, UIPageControl(), UISlider()]
            for (index, control) in controls.enumerated() {
                control.frame = CGRect(x: 50, y: 320 + 50 * CGFloat(index), width: 100, height: 40)
                window.addSubview(control)
            }
            for index in controls.indices {
                tap(at: CGPoint(x: 60, y: 330 + 50 * CGFloat(index)))
                #expect(
                    log.take() == (controls[index] is UISlider ? ["tap ended"] : []), "\(type(of: controls[index]))")
            }
        }
    }

    @Test func `dragging a slider's thumb along the slider triggers no swipe or pan`() async throws {
        try await onScreen { window in
            let slider = UISlider(frame: CGRect(x: 50, y: 400, width: 228, height: 34))
            window.addSubview(slider)
            for recognizer in [UIPanGestureRecognizer(), UISwipeGestureRecognizer()] {
                log.listen(to: recognizer, "drag")
                window.gestureRecognizers = [recognizer]
                slider.value = 0
                drag(from: CGPoint(x: 64, y: 417), to: CGPoint(x: 164, y: 417))
                #expect(slider.value == 0.5)
                #expect(log.take().isEmpty)
                drag(from: CGPoint(x: 70, y: 417), to: CGPoint(x: 200, y: 417))
                #expect(log.take().first?.hasPrefix("drag") == true, "it did not begin on the knob")
            }
            window.gestureRecognizers = []
            let panning = UIPanGestureRecognizer()
            log.listen(to: panning, "pan")
            window.addGestureRecognizer(panning)
            drag(from: CGPoint(x: 164, y: 417), to: CGPoint(x: 164, y: 500))
            #expect(log.lines.first == "pan began", "not along the slider")
        }
    }

    @Test func `dragging a slider in a scroll view moves only the slider`() async throws {
        try await onScreen { window in
            let pager = UIScrollView(frame: CGRect(x: 0, y: 350, width: 300, height: 200))
            pager.contentSize = CGSize(width: 900, height: 200)
            let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
            pager.addSubview(slider)
            window.addSubview(pager)
            drag(from: CGPoint(x: 64, y: 417), to: CGPoint(x: 164, y: 417))
            #expect(slider.value == 0.5 && pager.contentOffset.x == 0)
        }
    }

    @Test func `a button doesn't keep double taps and pans from recognizers`() async throws {
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
