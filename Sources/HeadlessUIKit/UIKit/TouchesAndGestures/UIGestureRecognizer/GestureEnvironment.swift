/// The gesture recognizers of an application that follow touches, and the queue of states to report to their actions.
@MainActor
final class GestureEnvironment: AppObjectOwner {
    /// The recognizers that have received touches since their last reset, in the order in which they first received
    /// one.
    private(set) var live: [UIGestureRecognizer] = []
    private var pendingActions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    /// The number of nested operations in progress. The actions are called after the outermost one.
    private var depth = 0

    var isIdle: Bool { depth == 0 }
    var hasPendingActions: Bool { !pendingActions.isEmpty }

    func during(_ work: () -> Void) {
        depth += 1
        defer { depth -= 1 }
        work()
    }

    /// Delivers touches to their gesture recognizers.
    ///
    /// - Note: Undocumented by Apple. The order in which a phone notifies recognizers determines which of two that find
    ///   their gesture in the same event prevents the other. According to reports, the recognizer of the innermost view
    ///   wins. This implementation notifies the recognizers of the touched view first, and then those of its ancestors.
    ///   The recognizers of one view are notified in the order in which they were added.
    func deliver(_ touches: [UITouch], in event: UIEvent) {
        during {
            var notified: [UIGestureRecognizer] = []
            for recognizer in touches.flatMap(\.recognizers) where !notified.contains(where: { $0 === recognizer }) {
                notified.append(recognizer)
                enter(recognizer)
                recognizer.handle(touches, event)
            }
        }
    }

    /// Adds a recognizer to the live recognizers, where it remains until it's reset.
    func enter(_ recognizer: UIGestureRecognizer) {
        if !live.contains(where: { $0 === recognizer }) { live.append(recognizer) }
    }

    /// Queues a state for the recognizer's actions. Successive changes that haven't been reported yet are coalesced.
    func enqueue(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
        let isRepeated = pendingActions.last { $0.recognizer === recognizer }?.state == .changed && state == .changed
        if !isRepeated { pendingActions.append((recognizer, state)) }
    }

    /// Removes and returns the next state to report, or returns `nil` if the queue is empty.
    func dequeue() -> (recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)? {
        pendingActions.isEmpty ? nil : pendingActions.removeFirst()
    }

    /// Removes all recognizers and releases their touches, because their device no longer exists.
    func releaseAppObjects() {
        for recognizer in live {
            for touch in recognizer.tracking.received + recognizer.tracking.touches {
                (touch.window, touch.view, touch.recognizers) = (nil, nil, [])
            }
            recognizer.tracking = GestureTrackingState()
        }
        live = []
        pendingActions = []
    }

    /// Resets the recognizers whose gestures are complete.
    func finish() {
        for recognizer in live { recognizer.finishTracking() }
        live.removeAll { !$0.tracking.isLive }
    }
}

extension UIApplication {
    var gestures: GestureEnvironment { states[GestureEnvironment.self, default: GestureEnvironment()] }
}
