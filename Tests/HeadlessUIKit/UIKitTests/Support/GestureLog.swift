import Simulator
import UIKit

/// What the actions of recognisers were told, and what views heard of touches, in order.
@MainActor
final class GestureLog {
    var lines: [String] = []

    /// The lines so far, which are then forgotten.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Notes the states that a recogniser's action finds: "tap ended".
    func listen(to recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction(
            UIAction { [unowned self, unowned recognizer] action in
                lines.append("\(name) \(recognizer.state)" + (action.sender as AnyObject === recognizer ? "" : "?"))
            })
    }
}

/// A view that notes what it hears of touches: "pad began".
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

/// Says what it was asked, and answers as it is told; each question is a line such as "tap should begin".
@MainActor
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    var queried: [String] = []
    /// The questions that are answered with yes although the default is no, or with no although it is yes.
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

/// A shown window with views in it.
@MainActor
func windowShowing(_ views: UIView...) -> UIWindow {
    let window = newWindow()
    for view in views { window.addSubview(view) }
    window.isHidden = false
    return window
}
