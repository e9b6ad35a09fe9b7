/// The content offset of one axis of a scroll view as a function of time. Offsets are in points, and times in seconds.
struct ScrollTrajectory: Equatable, Sendable {
    /// A segment of the trajectory, with a single curve.
    struct Segment: Equatable, Sendable {
        let curve: Curve
        let duration: TimeInterval
    }

    enum Curve: Equatable, Sendable {
        case even(from: CGFloat, to: CGFloat, duration: TimeInterval)
        /// A movement that slows down: the remaining distance is multiplied by the rate each millisecond.
        case slowing(from: CGFloat, to: CGFloat, rate: CGFloat)
        /// A movement back to a limit without oscillation.
        case springing(to: CGFloat, pull: CGFloat, velocity: CGFloat)
    }

    private var segments: [Segment] = []
    /// The final offset.
    private(set) var end: CGFloat

    var duration: TimeInterval { segments.reduce(0) { $0 + $1.duration } }

    func offset(at time: TimeInterval) -> CGFloat {
        var time = time
        for segment in segments {
            if time < segment.duration { return segment.curve.offset(at: time) }
            time -= segment.duration
        }
        return end
    }

    // MARK: Trajectories

    /// Creates a trajectory that remains at an offset.
    init(at offset: CGFloat) {
        end = offset
    }

    /// Creates a trajectory with a constant velocity.
    init(from start: CGFloat, to end: CGFloat, duration: TimeInterval) {
        self.end = end
        segments = [Segment(curve: .even(from: start, to: end, duration: duration), duration: duration)]
    }

    /// Creates a trajectory that slows down to a given offset.
    init(from start: CGFloat, slowingTo end: CGFloat, rate: CGFloat) {
        self.init(at: end)
        let curve = Curve.slowing(from: start, to: end, rate: rate)
        segments = [
            Segment(curve: curve, duration: Self.time(from: start, to: end, remaining: Self.nearness, rate: rate))
        ]
    }

    /// Creates a trajectory that starts with a velocity in points per second and slows down. It doesn't pass the limits
    /// of the axis, or passes them and returns if `bounces` is `true`.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat, along axis: ScrollAxis, bounces: Bool) {
        let nearest = axis.clamped(start)
        guard start == nearest else {
            self.init(from: start, springingTo: nearest, velocity: velocity)
            return
        }
        let aim = Self.aim(from: start, velocity: velocity, rate: rate)
        let limit = axis.clamped(aim)
        guard aim != limit else {
            self.init(from: start, slowingTo: aim, rate: rate)
            return
        }
        self.init(at: limit)
        let time = Self.time(from: start, to: aim, remaining: abs(aim - limit), rate: rate)
        segments = [Segment(curve: .slowing(from: start, to: aim, rate: rate), duration: time)]
        if bounces {
            segments += Self(from: limit, springingTo: limit, velocity: velocity * pow(rate, 1000 * time)).segments
        }
    }

    private init(from start: CGFloat, springingTo limit: CGFloat, velocity: CGFloat) {
        self.init(at: limit)
        let curve = Curve.springing(to: limit, pull: start - limit, velocity: velocity)
        let step: TimeInterval = 1 / 60
        var time: TimeInterval = 0
        while time < 1 / Self.stiffness || abs(curve.offset(at: time) - limit) >= Self.nearness { time += step }
        segments = [Segment(curve: curve, duration: start == limit && velocity == 0 ? 0 : time)]
    }

    // MARK: Arithmetic

    /// The distance at which a movement ends, in points.
    ///
    /// - Note: Undocumented by Apple.
    private static let nearness: CGFloat = 0.5

    /// The rate at which a pull past the limits decreases, per second.
    ///
    /// - Note: Undocumented by Apple. This implementation uses a critically damped spring, as found by developers who
    ///   rebuilt the behavior.
    fileprivate static let stiffness: CGFloat = 10

    /// Returns the offset at which content without limits would stop.
    ///
    /// - Source: WWDC 2018, "Designing Fluid Interfaces", in its continuous form: The velocity is multiplied by the
    ///   rate each millisecond, so the distance is its integral.
    static func aim(from start: CGFloat, velocity: CGFloat, rate: CGFloat) -> CGFloat {
        start - velocity / (1000 * log(rate))
    }

    /// Returns the time after which only the given part of the distance remains.
    private static func time(from start: CGFloat, to end: CGFloat, remaining rest: CGFloat, rate: CGFloat)
        -> TimeInterval
    {
        let distance = abs(end - start)
        return distance > rest ? log(rest / distance) / (1000 * log(rate)) : 0
    }
}

extension ScrollTrajectory.Curve {
    fileprivate func offset(at time: TimeInterval) -> CGFloat {
        switch self {
        case .even(let start, let end, let duration): start + (end - start) * time / duration
        case .slowing(let start, let end, let rate): end - (end - start) * pow(rate, 1000 * time)
        case .springing(let limit, let pull, let velocity):
            limit + (pull + (velocity + ScrollTrajectory.stiffness * pull) * time)
                * exp(-ScrollTrajectory.stiffness * time)
        }
    }
}
