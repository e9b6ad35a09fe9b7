/// A velocity estimate computed from time-stamped locations.
struct VelocityTracker: Sendable {
    /// The length of the period that the estimate considers, in seconds. A finger that has rested longer has no
    /// velocity.
    ///
    /// - Note: Undocumented by Apple. The way in which a phone smooths velocities is unknown.
    static let memory: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, location: CGVector)] = []

    /// Records a location.
    ///
    /// - Parameter time: The time of the location, which isn't earlier than that of the previous one.
    mutating func note(_ location: CGVector, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, location))
        // One sample that is older than the period is kept, because the movement began there.
        while samples.count > 2, samples[1].time < time - Self.memory { samples.removeFirst() }
    }

    /// Returns the velocity in the unit of the locations per second, or zero if nothing has moved recently or no time
    /// has passed.
    func velocity(at time: TimeInterval) -> CGVector {
        let earliest = time - Self.memory
        guard let last = samples.last, last.time >= earliest,
            let start = samples.first(where: { $0.time >= earliest && $0.time < last.time })
                ?? samples.last(where: { $0.time < last.time })
        else { return .zero }
        return (last.location - start.location) * (1 / (last.time - start.time))
    }
}
