import Simulator
import UIKit

/// The states that the actions of recognizers observed, and the touches that views received, in order.
@MainActor
package final class GestureLog {
    package var lines: [String] = []

    package init() {}

    /// Returns the recorded lines and removes them.
    package func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Adds an action to a recognizer that records the recognizer's state, such as "tap ended".
    package func listen(to recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction(
            UIAction { [unowned self, unowned recognizer] action in
                lines.append("\(name) \(recognizer.state)" + (action.sender as AnyObject === recognizer ? "" : "?"))
            })
    }
}

/// A view that records the touches that it receives, such as "pad began".
open class TouchedView: UIView {
    package var name = ""
    package var log = GestureLog()
    package var onPhase: (UITouch.Phase) -> Void = { _ in }
    package var events: [UIEvent] = []

    package convenience init(_ name: String, _ frame: CGRect, _ log: GestureLog) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let event { events.append(event) }
        guard let phase = touches.first?.phase else { return }
        log.lines.append("\(name) \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
        onPhase(phase)
    }
}

/// A delegate that records the methods that are called, such as "tap should begin", and returns configurable answers.
@MainActor
package final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    package var queried: [String] = []
    /// The questions whose answer is the opposite of the default.
    package var unusual: Set<String> = []

    private func judge(_ recognizer: UIGestureRecognizer, _ question: String, _ usual: Bool) -> Bool {
        queried.append("\(recognizer.name ?? "?") \(question)")
        return unusual.contains(question) ? !usual : usual
    }

    package override init() {}

    package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        judge(gestureRecognizer, "should begin", true)
    }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "beside \(otherGestureRecognizer.name ?? "?")", false)
    }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "after \(otherGestureRecognizer.name ?? "?")", false)
    }
    package func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "before \(otherGestureRecognizer.name ?? "?")", false)
    }
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        judge(gestureRecognizer, "touch", true)
    }
    package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        judge(gestureRecognizer, "event", true)
    }
}

/// Returns a visible window with the given subviews.
@MainActor
package func windowShowing(_ views: UIView...) -> UIWindow {
    let window = newWindow()
    for view in views { window.addSubview(view) }
    window.isHidden = false
    return window
}
