/// How fast something moves, from where it was when.
struct Speedometer: Sendable {
    /// How far back it looks, in seconds: a finger that has rested so long does not move.
    ///
    /// Open: Apple does not document how a phone smooths velocities.
    static let memory: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, place: CGVector)] = []

    /// - Parameter time: not before the last one.
    mutating func note(_ place: CGVector, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, place))
        // One that is too old is kept: it is where the way began.
        while samples.count > 2, samples[1].time < time - Self.memory { samples.removeFirst() }
    }

    /// In the unit of the places a second; zero if nothing has moved of late, or no time has passed.
    func velocity(at time: TimeInterval) -> CGVector {
        let earliest = time - Self.memory
        guard let last = samples.last, last.time >= earliest,
            let start = samples.first(where: { $0.time >= earliest && $0.time < last.time })
                ?? samples.last(where: { $0.time < last.time })
        else { return .zero }
        return (last.place - start.place) * (1 / (last.time - start.time))
    }
}
