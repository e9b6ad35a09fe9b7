import UIKit

/// The tips of one scene. Its delegate owns it, and there is one for each scene.
///
/// Tips show one at a time, in a window that is there only as long as one does. Touches beside the
/// tip, the keyboard, the status bar and the orientations stay the app's.
@MainActor
final class Tips {
    private weak var scene: UIWindowScene?
    private let clock: any Clock<Duration>
    private var queue = TipQueue()
    private var countdown: Task<Void, Never>?
    private(set) var window: OverlayWindow?

    init(in scene: UIWindowScene, clock: any Clock<Duration> = ContinuousClock()) {
        self.scene = scene
        self.clock = clock
    }

    isolated deinit {
        countdown?.cancel()
        window?.isHidden = true
    }
}

extension Tips {
    /// The controller of the window; its answers are the app's.
    var controller: TipController? { window?.rootViewController as? TipController }

    /// Shows a tip after those that came before. One with the id of a tip that shows takes its
    /// place at once, and has its whole time.
    func show(_ tip: Tip) {
        queue.add(tip)
        if let view = shownView, view.tip.id == tip.id {
            let isNews = view.tip.text != tip.text
            view.tip = tip
            if isNews { announce(tip, in: view) }
            countDown(tip)
        } else {
            showNext()
        }
    }

    /// Lets a tip go that shows, or forgets it if it waits.
    func dismiss(_ id: Tip.ID) {
        queue.remove(id)
        guard shownView?.tip.id == id else { return }
        countdown?.cancel()
        controller?.letGo { [weak self] in self?.showNext() }
    }
}

extension Tips {
    /// The view of the current tip; nil while one leaves.
    private var shownView: TipView? {
        controller?.tipView.flatMap { $0.isUserInteractionEnabled ? $0 : nil }
    }

    private func showNext() {
        guard let scene, scene.activationState != .unattached else {
            queue.removeAll()
            return close()
        }
        guard controller?.tipView == nil else { return }
        guard let tip = queue.current else { return close() }
        let view = TipView(tip)
        view.onTap = { [weak self, weak view] in view.map { self?.tapped($0.tip) } }
        view.onPushUp = { [weak self] in self?.dismiss(tip.id) }
        open(in: scene).bring(view)
        announce(tip, in: view)
        countDown(tip)
    }

    private func tapped(_ tip: Tip) {
        dismiss(tip.id)
        tip.action?()
    }
}

extension Tips {
    private func open(in scene: UIWindowScene) -> TipController {
        if let controller { return controller }
        let controller = TipController()
        let window = OverlayWindow(windowScene: scene, level: .statusBar - 1)
        window.rootViewController = controller
        window.isHidden = false
        self.window = window
        return controller
    }

    private func close() {
        countdown?.cancel()
        window?.isHidden = true
        window = nil
    }
}

extension Tips {
    private func countDown(_ tip: Tip) {
        countdown?.cancel()
        guard let stay = tip.stay, !mustWait(tip) else { return }
        countdown = Task { [weak self, clock] in
            do { try await clock.sleep(for: stay) } catch { return }
            self?.dismiss(tip.id)
        }
    }

    /// Whoever finds a button by listening, or by a switch, needs time: a tip with an action stays
    /// until it is dismissed.
    private func mustWait(_ tip: Tip) -> Bool {
        tip.action != nil
            && (UIAccessibility.isVoiceOverRunning || UIAccessibility.isSwitchControlRunning)
    }

    /// VoiceOver reads the text; if the tip does something, it goes to the tip, which is then read.
    private func announce(_ tip: Tip, in view: TipView) {
        if tip.action == nil {
            UIAccessibility.post(notification: .announcement, argument: tip.text)
        } else {
            UIAccessibility.post(notification: .layoutChanged, argument: view)
        }
    }
}
