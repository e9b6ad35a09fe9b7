/// How near an app or a scene is to its user: three rungs of a ladder, climbed one at a time.
enum Activity: Int, Comparable, Sendable {
    case background
    case inactive
    case active

    static func < (left: Activity, right: Activity) -> Bool {
        left.rawValue < right.rawValue
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

extension Activity {
    /// From one rung to the next, named as it is announced.
    enum Step: Equatable, Sendable, CaseIterable {
        case willEnterForeground
        case didBecomeActive
        case willResignActive
        case didEnterBackground

        /// The rung it leads to.
        var result: Activity {
            switch self {
            case .willEnterForeground, .willResignActive: .inactive
            case .didBecomeActive: .active
            case .didEnterBackground: .background
            }
        }

        /// Whether it is announced when it has been taken, rather than before: "did" or "will".
        var isAnnouncedAfterwards: Bool { self == .didBecomeActive || self == .didEnterBackground }
    }
}

/// What climbs the ladder: the app and its scenes.
@MainActor
protocol ActivityHolder: AnyObject {
    var activity: Activity { get set }

    func announce(_ step: Activity.Step)
}

extension ActivityHolder {
    func take(_ step: Activity.Step) {
        if !step.isAnnouncedAfterwards { announce(step) }
        activity = step.result
        if step.isAnnouncedAfterwards { announce(step) }
    }
}
