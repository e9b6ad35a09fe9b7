/// The state of a touch's delivery to its view.
///
/// A view receives the beginning of a touch once, then moves, then an end or a cancellation once. Otherwise it receives
/// nothing.
struct PendingTouchEvents: Equatable, Sendable {
    /// The undelivered moments in order: a beginning, one combined move, and an end or a cancellation.
    private(set) var waiting: [UITouch.Moment] = []
    /// A Boolean value indicating whether the view has received the beginning of the touch.
    private(set) var isAnnounced = false
    /// A Boolean value indicating whether no more moments follow.
    private(set) var isClosed = false

    /// Adds a moment to deliver. Undelivered moves are combined into one.
    mutating func add(_ moment: UITouch.Moment) {
        guard !isClosed else { return }
        switch moment.phase {
        case .stationary: return
        case .cancelled: return cancel(moment)
        case .began where isAnnounced || !waiting.isEmpty: return
        case .moved, .ended: guard isAnnounced || !waiting.isEmpty else { return }
        case .began: break
        }
        if let last = waiting.last, last.phase == .moved, moment.phase == .moved {
            waiting[waiting.count - 1] = moment
            waiting[waiting.count - 1].previousLocation = last.previousLocation
        } else {
            waiting.append(moment)
        }
        isClosed = moment.phase == .ended
    }

    /// Removes the touch from the view.
    ///
    /// The view receives a cancellation if it has received the beginning of the touch but not the end.
    mutating func cancel(_ moment: UITouch.Moment) {
        let mustCancel = isAnnounced && (!isClosed || waiting.contains { $0.phase == .ended || $0.phase == .cancelled })
        var moment = moment
        moment.phase = .cancelled
        waiting = mustCancel ? [moment] : []
        isClosed = true
    }

    /// Removes and returns the next moment to deliver.
    mutating func dequeue() -> UITouch.Moment {
        let moment = waiting.removeFirst()
        if moment.phase == .began { isAnnounced = true }
        return moment
    }
}
