import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct AccessibilityTests {
    @Test func `a view's accessibility properties have empty defaults and keep the values that are set`() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityTraits == .none)
        #expect(!view.accessibilityElementsHidden && !view.accessibilityViewIsModal)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Ball"
        view.accessibilityHint = "Opens the menu"
        view.accessibilityValue = "half"
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityIdentifier = "ball"
        view.accessibilityElementsHidden = true
        view.accessibilityViewIsModal = true
        #expect(view.isAccessibilityElement && view.accessibilityLabel == "Ball" && view.accessibilityValue == "half")
        #expect(view.accessibilityHint == "Opens the menu" && view.accessibilityIdentifier == "ball")
        #expect(view.accessibilityTraits.contains(.selected) && !view.accessibilityTraits.contains(.image))
        #expect(view.accessibilityElementsHidden && view.accessibilityViewIsModal)
    }

    @Test func `a view offers named custom accessibility actions that call their handlers`() {
        let view = UIView()
        #expect(view.accessibilityCustomActions == nil)
        var done: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Up") { action in
                done.append(action.name)
                return true
            }
        ]
        for action in view.accessibilityCustomActions ?? [] { #expect(action.actionHandler?(action) == true) }
        #expect(done == ["Up"])
    }

    @Test func `labels and controls have default accessibility properties, which the app can replace`() {
        let (label, button, field, toggle, slider) = (UILabel(), UIButton(), UITextField(), UISwitch(), UISlider())
        label.text = "Hello"
        button.setTitle("Go", for: .normal)
        field.placeholder = "Name"
        field.text = "Ann"
        slider.value = 0.25
        for element in [label, button, field, toggle, slider] { #expect(element.isAccessibilityElement) }
        #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
        #expect(button.accessibilityLabel == "Go" && button.accessibilityTraits == .button)
        #expect(field.accessibilityLabel == "Name" && field.accessibilityValue == "Ann")
        #expect(toggle.accessibilityValue == "0" && slider.accessibilityValue == "25%")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && slider.accessibilityTraits.contains(.adjustable))
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "•••")
        button.isEnabled = false
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
        button.accessibilityLabel = "Start"
        button.accessibilityTraits = .link
        button.isAccessibilityElement = false
        #expect(button.accessibilityLabel == "Start" && button.accessibilityTraits == .link)
        #expect(!button.isAccessibilityElement)
    }

    @Test func `a view subclass can override accessibility properties`() {
        final class Ball: UIView {
            override var accessibilityLabel: String? {
                get { "Ball of \(subviews.count)" }
                set { super.accessibilityLabel = newValue }
            }
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
        }
        let ball = Ball()
        #expect(ball.isAccessibilityElement && ball.accessibilityLabel == "Ball of 0")
    }

    @Test func `the event log records the accessibility notifications that the app posts`() async throws {
        try await withDevice {
            let view = UIView()
            let log = EventLog(["ball": view])
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            #expect(
                log.lines == [
                    "accessibility announcement: Saved", "accessibility layout changed: ball",
                    "accessibility screen changed: nothing",
                ])
        }
    }

    @Test func `the event log tells a queued announcement from one that interrupts`() async throws {
        try await withDevice(.iPhone17.with(.voiceOver)) {
            let log = EventLog()
            let values: [Any?] = [nil, true, NSNumber(value: true), false, NSNumber(value: false)]
            for value in values {
                let attributes = value.map { [NSAttributedString.Key.accessibilitySpeechQueueAnnouncement: $0] }
                let text = NSAttributedString(string: "Saved", attributes: attributes)
                UIAccessibility.post(notification: .announcement, argument: text)
            }
            UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: ""))
            let (once, queued) = ("accessibility announcement: Saved", "accessibility queued announcement: Saved")
            #expect(log.lines == [once, queued, queued, once, once, "accessibility announcement: "])
            #expect(VoiceOver.spokenTexts == Array(repeating: "Saved", count: 5))
        }
    }

    @Test func `UIAccessibility reports the device's accessibility settings`() async throws {
        try await withDevice(.iPhone17.with(.reduceMotion, .boldText)) {
            #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isBoldTextEnabled)
            #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceTransparencyEnabled)
        }
        try await withDevice {
            #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
        }
    }

    @Test func `a status notification is posted only when its setting changes`() async throws {
        try await withDevice {
            var states: [Bool] = []
            let token = observeDevice(UIAccessibility.reduceMotionStatusDidChangeNotification) { _ in
                states.append(UIAccessibility.isReduceMotionEnabled)
            }
            defer { NotificationCenter.default.removeObserver(token) }
            setAccessibility(.reduceMotion, isOn: true)
            setAccessibility(.reduceMotion, isOn: true)
            setAccessibility(.voiceOver, isOn: true)
            setAccessibility(.reduceMotion, isOn: false)
            #expect(states == [true, false] && UIAccessibility.isVoiceOverRunning)
        }
    }

    @Test func `each device setting affects exactly one property of UIAccessibility`() async throws {
        let readers: [(Device.Accessibility, () -> Bool)] = [
            (.voiceOver, { UIAccessibility.isVoiceOverRunning }),
            (.switchControl, { UIAccessibility.isSwitchControlRunning }),
            (.assistiveTouch, { UIAccessibility.isAssistiveTouchRunning }),
            (.reduceMotion, { UIAccessibility.isReduceMotionEnabled }),
            (.reduceTransparency, { UIAccessibility.isReduceTransparencyEnabled }),
            (.boldText, { UIAccessibility.isBoldTextEnabled }),
            (.darkerSystemColors, { UIAccessibility.isDarkerSystemColorsEnabled }),
            (.invertColors, { UIAccessibility.isInvertColorsEnabled }),
            (.grayscale, { UIAccessibility.isGrayscaleEnabled }),
        ]
        #expect(Set(readers.map(\.0)) == Set(Device.Accessibility.allCases))
        for setting in Device.Accessibility.allCases {
            try await withDevice(.iPhone17.with(setting)) {
                #expect(readers.filter { $0.1() }.map(\.0) == [setting])
            }
        }
    }

    @Test func `a bar item's accessibility label is its title, unless the app sets a label`() {
        let item = UITabBarItem(title: "News", image: nil, tag: 0)
        #expect(item.accessibilityLabel == "News" && item.accessibilityIdentifier == nil)
        item.accessibilityLabel = "Latest news"
        item.accessibilityIdentifier = "news"
        #expect(item.accessibilityLabel == "Latest news" && item.accessibilityIdentifier == "news")
    }
}
