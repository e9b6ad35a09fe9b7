/// The progress of a view controller's view in appearing or disappearing.
struct Appearance: Equatable, Sendable {
    enum Stage: Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    /// The reasons for a view to appear or disappear, set for the duration of the transition.
    struct Reasons: OptionSet, Sendable {
        let rawValue: Int

        static let presented = Reasons(rawValue: 1 << 0)
        static let dismissed = Reasons(rawValue: 1 << 1)
        static let toParent = Reasons(rawValue: 1 << 2)
        static let fromParent = Reasons(rawValue: 1 << 3)
    }

    private(set) var stage = Stage.disappeared
    private(set) var isAnimated = false
    /// A Boolean value indicating whether `viewIsAppearing` is yet to be called.
    private(set) var mustReportIsAppearing = false
    var reasons: Reasons = []

    /// A Boolean value indicating whether the view has appeared or is appearing.
    var isInWindow: Bool { stage == .appearing || stage == .appeared }

    /// Begins to appear or disappear. Returns `false` if the view is already in that state or changing to it.
    mutating func begin(isAppearing: Bool, animated: Bool) -> Bool {
        guard isAppearing != isInWindow else { return false }
        stage = isAppearing ? .appearing : .disappearing
        isAnimated = animated
        mustReportIsAppearing = isAppearing
        return true
    }

    /// Returns a Boolean value indicating whether to call `viewIsAppearing` now: `true` once each time the view
    /// appears.
    mutating func consumeIsAppearingReport() -> Bool {
        defer { mustReportIsAppearing = false }
        return mustReportIsAppearing
    }

    /// Ends the transition. Returns the stage that was reached, or `nil` if no transition was in progress.
    mutating func end() -> Stage? {
        switch stage {
        case .appearing: stage = .appeared
        case .disappearing: stage = .disappeared
        case .appeared, .disappeared: return nil
        }
        return stage
    }
}
