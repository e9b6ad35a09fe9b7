/// How far a controller's view has come, or gone.
struct Appearance: Equatable, Sendable {
    enum Stage: Sendable {
        case disappeared, appearing, appeared, disappearing
    }

    /// Why a view comes or goes, as long as it does.
    struct Reasons: OptionSet, Sendable {
        let rawValue: Int

        static let presented = Reasons(rawValue: 1 << 0)
        static let dismissed = Reasons(rawValue: 1 << 1)
        static let toParent = Reasons(rawValue: 1 << 2)
        static let fromParent = Reasons(rawValue: 1 << 3)
    }

    private(set) var stage = Stage.disappeared
    private(set) var isAnimated = false
    /// Whether `viewIsAppearing` has still to be called.
    private(set) var mustReportIsAppearing = false
    var reasons: Reasons = []

    /// Whether the view is there to stay, or on its way to be.
    var isInWindow: Bool { stage == .appearing || stage == .appeared }

    /// Starts to come or to go; false if there is nothing to start.
    mutating func begin(isAppearing: Bool, animated: Bool) -> Bool {
        guard isAppearing != isInWindow else { return false }
        stage = isAppearing ? .appearing : .disappearing
        isAnimated = animated
        mustReportIsAppearing = isAppearing
        return true
    }

    /// Whether `viewIsAppearing` is to be called now: true once for every time the view comes.
    mutating func takeIsAppearingReport() -> Bool {
        defer { mustReportIsAppearing = false }
        return mustReportIsAppearing
    }

    /// Comes to rest; the stage that was reached, or nil if nothing was under way.
    mutating func end() -> Stage? {
        switch stage {
        case .appearing: stage = .appeared
        case .disappearing: stage = .disappeared
        case .appeared, .disappeared: return nil
        }
        return stage
    }
}
