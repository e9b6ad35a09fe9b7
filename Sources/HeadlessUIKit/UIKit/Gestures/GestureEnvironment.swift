/// The recognisers of an application that follow touches, and what their actions have yet to be told.
@MainActor
final class GestureEnvironment {
    /// Those that have heard of touches since they were last reset, in the order in which they did.
    private(set) var live: [UIGestureRecognizer] = []
    private var owed: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    /// How many things are under way after which the actions are told.
    private var depth = 0

    var isIdle: Bool { depth == 0 }
    var owesActions: Bool { !owed.isEmpty }

    func during(_ work: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        work()
    }

    /// Tells the recognisers of touches what these do.
    ///
    /// Open: in which order a phone tells them, and so which of two that find their gesture in one event prevents the
    /// other. Reported is that the innermost view's wins; here those of the view with the touch are first, then those of
    /// the views around it, those of one view in the order in which they were added.
    func tell(of touches: [UITouch], in event: UIEvent) {
        during {
            var told: [UIGestureRecognizer] = []
            for recognizer in touches.flatMap(\.recognizers) where !told.contains(where: { $0 === recognizer }) {
                told.append(recognizer)
                enter(recognizer)
                recognizer.hear(touches, event)
            }
        }
    }

    /// Follows what a recogniser does until it is reset.
    func enter(_ recognizer: UIGestureRecognizer) {
        if !live.contains(where: { $0 === recognizer }) { live.append(recognizer) }
    }

    /// Changes that the actions have not been told are one.
    func owe(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let isRepeated = owed.last { $0.recognizer === recognizer }?.state == .changed && state == .changed
        if !isRepeated { owed.append((recognizer, state)) }
    }

    /// What is told next.
    func takeOwed() -> (recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)? {
        owed.isEmpty ? nil : owed.removeFirst()
    }

    /// Lets go of all recognisers, and these of their touches: their device is gone.
    func removeAll() {
        for recognizer in live {
            for touch in recognizer.attempt.received + recognizer.attempt.touches {
                (touch.window, touch.view, touch.recognizers) = (nil, nil, [])
            }
            recognizer.attempt = GestureAttempt()
        }
        live = []
        owed = []
    }

    /// Resets the recognisers that have done their work.
    func finish() {
        for recognizer in live { recognizer.finishAttempt() }
        live.removeAll { !$0.attempt.isLive }
    }
}
