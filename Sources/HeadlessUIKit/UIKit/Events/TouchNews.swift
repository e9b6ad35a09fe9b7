/// What the view of a touch has heard of it, and what it has yet to hear.
///
/// A view hears of a touch's beginning once, then of moves, then of an end or a cancellation once; or of nothing.
struct TouchNews: Equatable, Sendable {
    /// In order: a beginning, moves as one, an end or a cancellation.
    private(set) var waiting: [UITouch.Moment] = []
    /// Whether the view has been told that the touch began.
    private(set) var isAnnounced = false
    /// Whether nothing more is to come.
    private(set) var isClosed = false

    /// Something happened; moves that have not been told become one.
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

    /// The touch is taken away from the view, which hears of it if it has heard that the touch began, and not that it
    /// ended.
    mutating func cancel(_ moment: UITouch.Moment) {
        let owesEnd = isAnnounced && (!isClosed || waiting.contains { $0.phase == .ended || $0.phase == .cancelled })
        var moment = moment
        moment.phase = .cancelled
        waiting = owesEnd ? [moment] : []
        isClosed = true
    }

    /// What the view is told now.
    mutating func takeNext() -> UITouch.Moment {
        let moment = waiting.removeFirst()
        if moment.phase == .began { isAnnounced = true }
        return moment
    }
}
