import Simulator
import Testing
import UIKitTestSupport

/// Tests of switches, sliders and steppers.
@MainActor @Suite struct ValueControlTests {
    /// A window with a control at (20, 100), and the events that the control sent.
    @MainActor
    private final class Stage<Control: UIControl> {
        let window: UIWindow
        let control: Control
        var events: [String] = []

        init(_ control: Control, width: CGFloat? = nil) {
            window = shownWindow(UIViewController())
            self.control = control
            window.rootViewController?.view.addSubview(control)
            control.sizeToFit()
            control.frame.origin = CGPoint(x: 20, y: 100)
            if let width { control.frame.size.width = width }
            window.layoutIfNeeded()
            let names: KeyValuePairs<String, UIControl.Event> = [
                "value": .valueChanged, "primary": .primaryActionTriggered,
            ]
            for (name, event) in names {
                control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
            }
        }

        func take() -> [String] {
            defer { events = [] }
            return events
        }

        /// Converts a horizontal position in the control's coordinates to a point of the window, at half the control's
        /// height.
        func point(_ x: CGFloat) -> CGPoint {
            CGPoint(x: control.frame.minX + x, y: control.frame.midY)
        }
    }

    // MARK: Switches

    @Test func `a switch has a fixed size, which is wider since iOS 26`() async throws {
        try await withDevice(.iPhone15Pro.running(.iOS18)) {
            let toggle = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 500))
            #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
            #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
            let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
            row.addSubview(toggle)
            toggle.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                toggle.trailingAnchor.constraint(equalTo: row.trailingAnchor),
                toggle.topAnchor.constraint(equalTo: row.topAnchor),
            ])
            row.layoutIfNeeded()
            #expect(toggle.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
        }
        try await withDevice {
            #expect(UISwitch().bounds.size == CGSize(width: 63, height: 28))
            #expect(UISwitch().intrinsicContentSize == CGSize(width: 63, height: 28))
        }
    }

    @Test func `a tap toggles a switch and sends events, but setting isOn sends none`() async throws {
        try await withDevice {
            let stage = Stage(UISwitch())
            #expect(!stage.control.isOn)
            tap(at: stage.point(5))
            #expect(stage.control.isOn && stage.take() == ["value", "primary"])
            stage.control.setOn(false, animated: true)
            stage.control.isOn = true
            #expect(stage.take() == [])
            stage.control.isEnabled = false
            tap(at: stage.point(5))
            #expect(stage.control.isOn && stage.take() == [])
        }
    }

    @Test func `a switch shows its tint colors, and moves its thumb when it's turned on`() async throws {
        try await withDevice {
            let stage = Stage(UISwitch())
            let (track, thumb) = (stage.control.subviews[0], stage.control.subviews[1])
            let off = (track.backgroundColor, thumb.frame.minX)
            stage.control.isOn = true
            stage.control.onTintColor = .red
            stage.control.thumbTintColor = .blue
            stage.window.layoutIfNeeded()
            #expect(track.backgroundColor == .red && off.0 != .red && thumb.backgroundColor == .blue)
            #expect(thumb.frame.minX > off.1)
        }
    }

    // MARK: Sliders

    @Test func `a slider clamps its value between its minimum and maximum`() {
        let slider = UISlider()
        #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
        slider.value = 3
        #expect(slider.value == 1)
        slider.minimumValue = 2
        #expect(slider.maximumValue == 2 && slider.value == 2)
        slider.maximumValue = 1
        #expect(slider.minimumValue == 1 && slider.value == 1)
        slider.maximumValue = 10
        slider.setValue(5, animated: true)
        slider.minimumValue = 6
        #expect(slider.value == 6)
    }

    /// Tests that dragging the thumb moves it and sends events.
    ///
    /// The thumb is 28 points wide, so its center moves between 14 and 214.
    @Test func `dragging the thumb of a slider changes the value and sends events`() async throws {
        try await withDevice {
            let stage = Stage(UISlider(), width: 228)
            let finger = press(at: stage.point(20))
            finger.move(to: stage.point(120))
            #expect(stage.control.value == 0.5 && stage.take() == ["value", "primary"])
            finger.move(to: stage.point(500))
            #expect(stage.control.value == 1)
            finger.move(to: stage.point(600))
            #expect(stage.take() == ["value", "primary"], "at its end nothing changes")
            finger.lift()
            #expect(stage.take() == [])
        }
    }

    @Test func `a touch beside the thumb of a slider doesn't change the value`() async throws {
        try await withDevice {
            let stage = Stage(UISlider(), width: 228)
            let finger = press(at: stage.point(120))
            finger.move(to: stage.point(180))
            finger.lift()
            #expect(stage.control.value == 0 && stage.take() == [])
        }
    }

    @Test func `a slider that isn't continuous sends its events when the touch ends`() async throws {
        try await withDevice {
            let stage = Stage(UISlider(), width: 228)
            stage.control.isContinuous = false
            let finger = press(at: stage.point(14))
            finger.move(to: stage.point(64))
            #expect(stage.control.value == 0.25 && stage.take() == [])
            finger.lift()
            #expect(stage.take() == ["value", "primary"])
        }
    }

    @Test func `a slider places its track and thumb at trackRect and thumbRect`() async throws {
        try await withDevice {
            let stage = Stage(UISlider(), width: 228)
            stage.control.value = 0.5
            stage.control.minimumTrackTintColor = .red
            stage.window.layoutIfNeeded()
            let bounds = stage.control.bounds
            let track = stage.control.trackRect(forBounds: bounds)
            let thumb = stage.control.thumbRect(forBounds: bounds, trackRect: track, value: 0.5)
            #expect(thumb.midX == 114 && thumb.midY == bounds.midY && bounds.height == 34)
            #expect(stage.control.subviews.map(\.frame).contains(track))
            #expect(stage.control.subviews.map(\.frame).contains(thumb))
            #expect(stage.control.subviews.first { $0.backgroundColor == .red }?.frame.maxX == 114)
            #expect(stage.control.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
        }
    }

    // MARK: Steppers

    @Test func `a tap on a half of a stepper decrements or increments the value`() async throws {
        try await withDevice {
            let stage = Stage(UIStepper())
            #expect(stage.control.bounds.size == CGSize(width: 94, height: 32))
            #expect(stage.control.maximumValue == 100 && stage.control.stepValue == 1)
            tap(at: stage.point(70))
            #expect(stage.control.value == 1 && stage.take() == ["value", "primary"])
            tap(at: stage.point(20))
            tap(at: stage.point(20))
            #expect(stage.control.value == 0 && stage.take() == ["value", "primary"])
            stage.control.wraps = true
            tap(at: stage.point(20))
            #expect(stage.control.value == 100)
            tap(at: stage.point(70))
            #expect(stage.control.value == 0)
            stage.control.stepValue = 30
            stage.control.value = 50
            stage.control.wraps = false
            _ = stage.take()
            tap(at: stage.point(70))
            tap(at: stage.point(70))
            #expect(stage.control.value == 100 && stage.take().count == 4)
        }
    }

    @Test func `a stepper clamps its value between its minimum and maximum`() {
        let stepper = UIStepper()
        stepper.value = 500
        #expect(stepper.value == 100)
        stepper.maximumValue = 7
        #expect(stepper.value == 7)
        stepper.minimumValue = 9
        #expect(stepper.value == 9 && stepper.maximumValue == 9)
    }
}
