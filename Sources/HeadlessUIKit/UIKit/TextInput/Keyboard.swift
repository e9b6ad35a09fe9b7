/// The keyboard of a phone: whether it shows, what is on it, and its windows.
///
/// The text effects window stays in the list when the keyboard goes, as it does after an alert (article on windows,
/// iOS 12.4). Open: that the keyboard's own window leaves the list.
@MainActor
final class Keyboard {
    /// What comes from below.
    struct Content: Equatable {
        /// The keys, or what an app has instead of them; nil where there are none.
        enum Keys: Equatable {
            case system
            case view(UIView)
        }

        var keys: Keys?
        var accessory: UIView?
    }

    /// What shows; nil while nothing does.
    private(set) var content: Content?
    /// The responder that it shows for, which is asked once what is to show.
    weak var owner: UIResponder?
    private var effects: UITextEffectsWindow?
    private var remote: UIRemoteKeyboardWindow?
    private let keys = UIView()
    private let maker: any SystemWindowMaker.Type = SystemWindows.self

    var isShown: Bool { content != nil }

    /// Shows something, or something else.
    func show(_ content: Content, on screen: UIScreen) {
        let window = isShown ? remote ?? effects : openWindow(on: screen)
        takeViewsOut()
        self.content = content
        keys.backgroundColor = .lightGray
        for view in content.views(keys) { window?.addSubview(view) }
        place(on: screen)
    }

    func place(on screen: UIScreen) {
        guard let content, let window = remote ?? effects else { return }
        let frame = window.convert(screen.keyboardFrame(of: content, isShown: true), from: nil as UIWindow?)
        let (above, below) = frame.divided(atDistance: content.accessory?.frame.height ?? 0, from: .minYEdge)
        content.accessory?.frame = above
        switch content.keys {
        case .system: keys.frame = below
        case .view(let view):
            // It keeps its height, above the corners of the screen.
            view.frame = CGRect(x: below.minX, y: below.minY, width: below.width, height: view.frame.height)
        case nil: break
        }
    }

    func hide() {
        takeViewsOut()
        content = nil
        remote?.isHidden = true
        remote = nil
    }

    private func takeViewsOut() {
        for view in content?.views(keys) ?? [] { view.removeFromSuperview() }
    }

    private func openWindow(on screen: UIScreen) -> UIWindow {
        let effects = effects ?? maker.textEffects(screen.bounds)
        self.effects = effects
        effects.enter(screen.hardware.hasKeyboardAboveAlerts ? .textEffects : .earlyTextEffects)
        if screen.hardware.hasKeyboardWindow {
            remote = maker.remoteKeyboard(screen.bounds)
            remote?.enter(.remoteKeyboard)
        }
        return remote ?? effects
    }
}

extension Keyboard.Content {
    /// The view of the keys; `system` is that of the phone's own.
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
