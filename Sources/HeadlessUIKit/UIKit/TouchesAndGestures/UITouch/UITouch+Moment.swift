extension UITouch {
    /// The state of a touch at a moment. Points are in the screen's coordinates.
    struct Moment: Equatable, Sendable {
        var phase: Phase
        var timestamp: TimeInterval
        var location: CGPoint
        /// The location before the last move.
        var previousLocation: CGPoint
    }

    /// The location in the screen's coordinates.
    var location: CGPoint {
        get { (deliveredMoment ?? moment).location }
        set { moment.location = newValue }
    }

    /// The location before the last move, in the screen's coordinates.
    var previousLocation: CGPoint { (deliveredMoment ?? moment).previousLocation }

    /// A Boolean value indicating whether the touch has ended or was canceled.
    var isOver: Bool { moment.phase == .ended || moment.phase == .cancelled }

    func move(to point: CGPoint, at time: TimeInterval) {
        moment = Moment(phase: .moved, timestamp: time, location: point, previousLocation: moment.location)
    }

    func end(at time: TimeInterval, _ phase: Phase = .ended) {
        moment = Moment(phase: phase, timestamp: time, location: moment.location, previousLocation: moment.location)
    }
}
