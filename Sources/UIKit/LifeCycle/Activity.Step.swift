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
