extension UITouch {
    /// What a finger did at a moment; points are in the coordinates of the screen.
    struct Moment: Equatable, Sendable {
        var phase: Phase
        var timestamp: TimeInterval
        var location: CGPoint
        /// Before the last move.
        var previousLocation: CGPoint
    }

    /// In the coordinates of the screen.
    var location: CGPoint {
        get { (told ?? moment).location }
        set { moment.location = newValue }
    }

    /// In the coordinates of the screen, before the last move.
    var previousLocation: CGPoint { (told ?? moment).previousLocation }

    /// Whether the finger has left the screen, or was taken away.
    var isOver: Bool { moment.phase == .ended || moment.phase == .cancelled }

    func move(to point: CGPoint, at time: TimeInterval) {
        moment = Moment(phase: .moved, timestamp: time, location: point, previousLocation: moment.location)
    }

    func end(at time: TimeInterval, _ phase: Phase = .ended) {
        moment = Moment(phase: phase, timestamp: time, location: moment.location, previousLocation: moment.location)
    }
}
