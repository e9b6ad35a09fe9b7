/// The keyboard of a phone: its visibility, its content, and its windows.
///
/// The text effects window stays in the list of windows after the keyboard is hidden, as it does after an alert
/// (article on windows, iOS 12.4).
///
/// - Note: Undocumented by Apple. This implementation removes the keyboard's own window from the list.
@MainActor
final class Keyboard {
    /// The content that appears at the bottom of the screen.
    struct Content: Equatable {
        /// The keys, or the view that an app uses instead of them. The optional value is `nil` if there are neither.
        enum Keys: Equatable {
            case system
            case view(UIView)
        }

        var keys: Keys?
        var accessory: UIView?
    }

    /// The visible content, or `nil` if nothing is visible.
    private(set) var content: Content?
    /// The responder for which the keyboard is visible. Its content is queried once.
    weak var owner: UIResponder?
    /// The end of the last animation. Nothing happens if it's already over.
    var animationEnd: KeyboardAnimationEnd?
    /// The number of changes in progress that may show or hide the keyboard.
    var changesInProgress = 0
    private var effects: UITextEffectsWindow?
    private var remote: UIRemoteKeyboardWindow?
    private let keys = UIView()
    private let factory: any SystemWindowFactory.Type = SystemWindows.self

    var isShown: Bool { content != nil }

    /// Displays the content, replacing any previous content.
    func show(_ content: Content, on screen: UIScreen) {
        let window = isShown ? remote ?? effects : openWindow(on: screen)
        removeViews()
        self.content = content
        keys.backgroundColor = .lightGray
        for view in content.views(keys) { window?.addSubview(view) }
        position(on: screen)
    }

    func position(on screen: UIScreen) {
        guard let content, let window = remote ?? effects else { return }
        let frame = window.convert(screen.keyboardFrame(of: content, isShown: true), from: nil as UIWindow?)
        let (above, below) = frame.divided(atDistance: content.accessory?.frame.height ?? 0, from: .minYEdge)
        content.accessory?.frame = above
        switch content.keys {
        case .system: keys.frame = below
        case .view(let view):
            // The view keeps its height, above the rounded corners of the screen.
            view.frame = CGRect(x: below.minX, y: below.minY, width: below.width, height: view.frame.height)
        case nil: break
        }
    }

    func hide() {
        removeViews()
        content = nil
        remote?.isHidden = true
        remote = nil
    }

    private func removeViews() {
        for view in content?.views(keys) ?? [] { view.removeFromSuperview() }
    }

    private func openWindow(on screen: UIScreen) -> UIWindow {
        let effects = effects ?? factory.textEffects(screen.bounds)
        self.effects = effects
        effects.enter(screen.hardware.hasKeyboardAboveAlerts ? .textEffects : .earlyTextEffects)
        if screen.hardware.hasKeyboardWindow {
            remote = factory.remoteKeyboard(screen.bounds)
            remote?.enter(.remoteKeyboard)
        }
        return remote ?? effects
    }
}

extension Keyboard.Content {
    /// Returns the view of the keys.
    ///
    /// - Parameter system: The view of the system's keys.
    @MainActor
    fileprivate func keysView(_ system: UIView) -> UIView? {
        switch keys {
        case .system: system
        case .view(let view): view
        case nil: nil
        }
    }

    @MainActor
    fileprivate func views(_ system: UIView) -> [UIView] { [keysView(system), accessory].compactMap(\.self) }
}
