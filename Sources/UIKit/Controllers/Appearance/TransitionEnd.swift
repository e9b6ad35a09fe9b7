/// What is left to do of a transition that is under way.
@MainActor
final class TransitionEnd {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    var isReached: Bool { action == nil }

    /// Does it; once.
    func reach() {
        let action = action
        self.action = nil
        action?()
    }
}
