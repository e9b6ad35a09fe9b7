/// The end of an animation of the keyboard, which happens once.
@MainActor
final class KeyboardAnimationEnd {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}
