import Testing

@testable import UIKit

@MainActor @Suite struct ControlTrackingTests {
    private final class Diary: UIControl {
        var lines: [String] = []
        var follows = true

        override func sendActions(for controlEvents: Event) {
            let names: [Event: String] = [
                .touchDown: "down", .touchDownRepeat: "repeat", .touchDragInside: "inside",
                .touchDragOutside: "outside", .touchDragEnter: "enter", .touchDragExit: "exit",
                .touchUpInside: "up inside", .touchUpOutside: "up outside", .touchCancel: "cancel",
            ]
            lines.append((names[controlEvents] ?? "?") + (isHighlighted ? "" : ", plain"))
        }

        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { follows }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { lines.append("end \(isTracking)") }
        override func cancelTracking(with event: UIEvent?) { lines.append("end by cancel \(isTracking)") }
    }

    private let control = Diary(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private let touch = UITouch(at: CGPoint(x: 50, y: 20))

    private func move(to x: CGFloat) {
        touch.location.x = x
        control.touchesMoved([touch], with: nil)
    }

    @Test func `a tap sends touchDown and touchUpInside while the control is highlighted`() {
        control.touchesBegan([touch], with: nil)
        #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
        control.touchesEnded([touch], with: nil)
        #expect(control.lines == ["down", "end true", "up inside"])
        #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    }

    @Test func `the default implementations of the end of tracking update isTracking`() {
        final class Ending: UIControl {
            var wasTracking: [Bool] = []
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                super.endTracking(touch, with: event)
                wasTracking.append(isTracking)
            }
            override func cancelTracking(with event: UIEvent?) {
                super.cancelTracking(with: event)
                wasTracking.append(isTracking)
            }
        }
        let control = Ending(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        control.touchesBegan([touch], with: nil)
        control.touchesEnded([touch], with: nil)
        control.touchesBegan([touch], with: nil)
        control.touchesCancelled([touch], with: nil)
        #expect(control.wasTracking == [false, false])
    }

    @Test func `a second tap also sends touchDownRepeat`() {
        touch.tapCount = 2
        control.touchesBegan([touch], with: nil)
        #expect(control.lines == ["down", "repeat"])
    }

    @Test func `a touch outside the bounds but within the touch margin counts as inside`() {
        control.touchesBegan([touch], with: nil)
        move(to: 100 + UIControl.touchMargin - 1)
        #expect(control.isTouchInside)
        control.touchesEnded([touch], with: nil)
        #expect(control.lines == ["down", "inside", "end true", "up inside"])
    }

    @Test func `a touch that exits and reenters the control sends the matching drag events`() {
        control.touchesBegan([touch], with: nil)
        move(to: 300)
        #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
        move(to: 310)
        move(to: 50)
        control.touchesEnded([touch], with: nil)
        #expect(
            control.lines == [
                "down", "exit, plain", "outside, plain", "outside, plain", "enter", "inside", "end true", "up inside",
            ])
    }

    @Test func `a touch that ends outside the control sends touchUpOutside`() {
        control.touchesBegan([touch], with: nil)
        move(to: 300)
        control.touchesEnded([touch], with: nil)
        #expect(control.lines.last == "up outside, plain")
    }

    @Test func `a canceled touch ends tracking and sends touchCancel`() {
        control.touchesBegan([touch], with: nil)
        control.touchesCancelled([touch], with: nil)
        #expect(control.lines == ["down", "end by cancel true", "cancel"])
        #expect(!control.isTracking && !control.isHighlighted)
    }

    @Test func `a control that tracks a touch ignores other touches`() {
        let other = UITouch(at: .zero)
        control.touchesBegan([touch], with: nil)
        control.touchesBegan([other], with: nil)
        control.touchesMoved([other], with: nil)
        control.touchesEnded([other], with: nil)
        control.touchesCancelled([other], with: nil)
        #expect(control.lines == ["down"] && control.isTracking)
    }

    @Test func `a disabled control receives touches but doesn't track them`() {
        control.isEnabled = false
        control.touchesBegan([touch], with: nil)
        control.touchesEnded([touch], with: nil)
        #expect(control.lines.isEmpty && !control.isTracking)
        #expect(control.hitTest(.zero, with: nil) === control)
    }

    @Test func `tracking ends when continueTracking returns false`() {
        control.touchesBegan([touch], with: nil)
        control.follows = false
        move(to: 60)
        #expect(!control.isTracking && !control.isHighlighted)
        control.touchesEnded([touch], with: nil)
        #expect(control.lines == ["down"])
    }

    @Test func `tracking doesn't start when beginTracking returns false`() {
        final class Shy: UIControl {
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let shy = Shy(frame: control.frame)
        shy.touchesBegan([touch], with: nil)
        #expect(!shy.isTracking && !shy.isHighlighted)
    }

    @Test func `a control doesn't forward touches to its superview`() {
        let parent = Diary(frame: control.frame)
        parent.addSubview(control)
        control.touchesBegan([touch], with: nil)
        #expect(parent.lines.isEmpty)
    }
}
