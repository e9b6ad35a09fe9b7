/// How near an app or a scene is to its user: three rungs of a ladder, climbed one at a time.
enum Activity: Int, Comparable, Sendable {
    case background
    case inactive
    case active

    static func < (one: Activity, other: Activity) -> Bool {
        one.rawValue < other.rawValue
    }

    /// The steps from one rung to another.
    static func steps(from start: Activity, to end: Activity) -> [Step] {
        var (rung, steps) = (start, [Step]())
        while rung != end {
            let step = rung < end ? rung.up : rung.down
            steps.append(step)
            rung = step.result
        }
        return steps
    }

    private var up: Step { self == .background ? .willEnterForeground : .didBecomeActive }

    private var down: Step { self == .active ? .willResignActive : .didEnterBackground }
}
