/// The keyboard of a phone: whether it shows, and its windows.
///
/// The text effects window stays in the list when the keyboard goes, as it does after an alert (article on windows,
/// iOS 12.4). Open: that the keyboard's own window leaves the list.
@MainActor
final class Keyboard {
    private(set) var isShown = false
    private var effects: UITextEffectsWindow?
    private var remote: UIRemoteKeyboardWindow?
    private let keys = UIView()
    private let maker: any SystemWindowMaker.Type = SystemWindows.self

    /// - Parameter screen: its keyboard frame is where the keys go.
    func show(on screen: UIScreen) {
        isShown = true
        let effects = effects ?? maker.textEffects(screen.bounds)
        self.effects = effects
        effects.enter(screen.hardware.hasKeyboardAboveAlerts ? .textEffects : .earlyTextEffects)
        if screen.hardware.hasKeyboardWindow {
            remote = maker.remoteKeyboard(screen.bounds)
            remote?.enter(.remoteKeyboard)
        }
        keys.backgroundColor = .lightGray
        (remote ?? effects).addSubview(keys)
        place(on: screen)
    }

    func place(on screen: UIScreen) {
        guard let window = keys.window else { return }
        keys.frame = window.convert(screen.keyboardFrame(isShown: true), from: nil as UIWindow?)
    }

    func hide() {
        isShown = false
        keys.removeFromSuperview()
        remote?.isHidden = true
        remote = nil
    }
}
