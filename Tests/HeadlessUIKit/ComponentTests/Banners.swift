import UIKit

/// A queue of messages that appear at the top of a separate window, above the app and its alerts.
///
/// A banner disappears after its time, when it is swiped up, or when it is tapped, which runs its action. The window
/// exists only while a banner is visible. Touches outside the banner belong to the app, and so do the key status, the
/// keyboard, the status bar's style and the orientations.
@MainActor
final class Banners {
    private struct Message {
        let title: String
        let text: String?
        let time: Duration
        let action: () -> Void
    }

    private weak var app: UIWindow?
    private let clock: any Clock<Duration>
    private var waiting: [Message] = []
    private var leaving: Task<Void, Never>?
    private(set) var window: UIWindow?
    /// The visible banner, including one that is disappearing.
    private(set) var banner: BannerView?

    init(over app: UIWindow, clock: any Clock<Duration> = ContinuousClock()) {
        self.app = app
        self.clock = clock
    }

    isolated deinit {
        leaving?.cancel()
        window?.isHidden = true
    }

    func show(
        _ title: String, _ text: String? = nil, for time: Duration = .seconds(3),
        onTap action: @escaping () -> Void = {}
    ) {
        waiting.append(Message(title: title, text: text, time: time, action: action))
        showNext()
    }

    /// Dismisses the visible banner.
    func dismiss() {
        guard let banner, banner.isUserInteractionEnabled else { return }
        leaving?.cancel()
        banner.isUserInteractionEnabled = false
        UIView.animate(withDuration: 0.3) {
            banner.lift()
        } completion: { [weak self] _ in
            banner.removeFromSuperview()
            self?.banner = nil
            self?.showNext()
        }
    }

    private func showNext() {
        guard banner == nil else { return }
        guard !waiting.isEmpty, let app, let scene = app.windowScene else {
            window?.isHidden = true
            window = nil
            return
        }
        let message = waiting.removeFirst()
        let window = window ?? BannerWindow(over: app, in: scene)
        self.window = window
        window.isHidden = false
        let banner = BannerView(message.title, message.text)
        self.banner = banner
        banner.onSwipe = { [weak self] in self?.dismiss() }
        let tapped = UIAction { [weak self] _ in
            message.action()
            self?.dismiss()
        }
        banner.addAction(tapped, for: .touchUpInside)
        banner.position(in: window)
        banner.lift()
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            banner.transform = .identity
        }
        UIAccessibility.post(notification: .announcement, argument: message.title)
        leaving = Task { [weak self, clock] in
            do { try await clock.sleep(for: message.time) } catch { return }
            self?.dismiss()
        }
    }
}
