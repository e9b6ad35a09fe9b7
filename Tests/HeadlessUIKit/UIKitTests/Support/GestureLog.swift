import Simulator
import UIKit

/// The states that the actions of recognizers observed, and the touches that views received, in order.
@MainActor
final class GestureLog {
    var lines: [String] = []

    /// Returns the recorded lines and removes them.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Adds an action to a recognizer that records the recognizer's state, such as "tap ended".
    func listen(to recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction(
            UIAction { [unowned self, unowned recognizer] action in
                lines.append("\(name) \(recognizer.state)" + (action.sender as AnyObject === recognizer ? "" : "?"))
            })
    }
}

/// A view that records the touches that it receives, such as "pad began".
class TouchedView: UIView {
    var name = ""
    var log = GestureLog()
    var onPhase: (UITouch.Phase) -> Void = { _ in }
    var events: [UIEvent] = []

    convenience init(_ name: String, _ frame: CGRect, _ log: GestureLog) {
        self.init(frame: frame)
        self.name = name
        self.log = log
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        if let event { events.append(event) }
        guard let phase = touches.first?.phase else { return }
        log.lines.append("\(name) \(phase)" + (touches.count == 1 ? "" : " \(touches.count)"))
        onPhase(phase)
    }
}

/// A delegate that records the methods that are called, such as "tap should begin", and returns configurable answers.
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    var queried: [String] = []
    /// The questions whose answer is the opposite of the default.
    var unusual: Set<String> = []

    private func judge(_ recognizer: UIGestureRecognizer, _ question: String, _ usual: Bool) -> Bool {
        queried.append("\(recognizer.name ?? "?") \(question)")
        return unusual.contains(question) ? !usual : usual
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        judge(gestureRecognizer, "should begin", true)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "beside \(otherGestureRecognizer.name ?? "?")", false)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "after \(otherGestureRecognizer.name ?? "?")", false)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        judge(gestureRecognizer, "before \(otherGestureRecognizer.name ?? "?")", false)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        judge(gestureRecognizer, "touch", true)
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        judge(gestureRecognizer, "event", true)
    }
}

/// Returns a visible window with the given subviews.
@MainActor
func windowShowing(_ views: UIView...) -> UIWindow {
    let window = newWindow()
    for view in views { window.addSubview(view) }
    window.isHidden = false
    return window
}
