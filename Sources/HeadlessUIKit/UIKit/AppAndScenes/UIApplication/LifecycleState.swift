/// The life-cycle state of an app or a scene. The states are ordered, and change one step at a time.
enum LifecycleState: Int, Comparable, Sendable {
    case background
    case inactive
    case active

    static func < (left: LifecycleState, right: LifecycleState) -> Bool {
        left.rawValue < right.rawValue
    }

    /// Returns the steps from one state to another.
    static func steps(from start: LifecycleState, to end: LifecycleState) -> [Step] {
        var (state, steps) = (start, [Step]())
        while state != end {
            let step = state < end ? state.up : state.down
            steps.append(step)
            state = step.result
        }
        return steps
    }

    private var up: Step { self == .background ? .willEnterForeground : .didBecomeActive }

    private var down: Step { self == .active ? .willResignActive : .didEnterBackground }
}

extension LifecycleState {
    /// A step between adjacent states, named after its announcement.
    enum Step: Equatable, Sendable, CaseIterable {
        case willEnterForeground
        case didBecomeActive
        case willResignActive
        case didEnterBackground

        /// The state to which the step leads.
        var result: LifecycleState {
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

/// An object with a life-cycle state: the app or one of its scenes.
@MainActor
protocol LifecycleParticipant: AnyObject {
    var lifecycleState: LifecycleState { get set }

    func announce(_ step: LifecycleState.Step)
}

extension LifecycleParticipant {
    func advance(by step: LifecycleState.Step) {
        if !step.isAnnouncedAfterwards { announce(step) }
        lifecycleState = step.result
        if step.isAnnouncedAfterwards { announce(step) }
    }
}
