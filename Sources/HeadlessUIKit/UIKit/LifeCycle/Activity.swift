/// The activity level of an app or a scene. The levels are ordered, and change one step at a time.
enum Activity: Int, Comparable, Sendable {
    case background
    case inactive
    case active

    static func < (left: Activity, right: Activity) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns the steps from one level to another.
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
    /// A step between adjacent levels, named after its announcement.
    enum Step: Equatable, Sendable, CaseIterable {
        case willEnterForeground
        case didBecomeActive
        case willResignActive
        case didEnterBackground

        /// The level to which the step leads.
        var result: Activity {
            switch self {
            case .willEnterForeground, .willResignActive: .inactive
            case .didBecomeActive: .active
            case .didEnterBackground: .background
            }
        }

        /// A Boolean value indicating whether the step is announced after it was taken ("did"), rather than before
        /// ("will").
        var isAnnouncedAfterwards: Bool { self == .didBecomeActive || self == .didEnterBackground }
    }
}

/// An object with an activity level: the app or one of its scenes.
@MainActor
protocol ActivityHolder: AnyObject {
    var activity: Activity { get set }

    func announce(_ step: Activity.Step)
}

extension ActivityHolder {
    func advance(by step: Activity.Step) {
        if !step.isAnnouncedAfterwards { announce(step) }
        activity = step.result
        if step.isAnnouncedAfterwards { announce(step) }
    }
}
