import UIKit

/// A queue of short messages at the bottom of a window, above the safe area and the keyboard.
///
/// A message fades in, stays until its time ends or it is tapped, and fades out. Then the next message appears. The
/// message is added to the window in front of the current presentation. A later presentation covers it, but not the
/// next message.
@MainActor
final class Toaster {
    private struct Message {
        let text: String
        let time: Duration
    }

    private weak var window: UIWindow?
    private let clock: any Clock<Duration>
    private var waiting: [Message] = []
    private var leaving: Task<Void, Never>?
    /// The visible message, including one that is fading.
    private(set) var toast: ToastView?

    init(in window: UIWindow, clock: any Clock<Duration> = ContinuousClock()) {
        self.window = window
        self.clock = clock
    }

    isolated deinit {
        leaving?.cancel()
        toast?.removeFromSuperview()
    }

    func show(_ text: String, for time: Duration = .seconds(2)) {
        waiting.append(Message(text: text, time: time))
        showNext()
    }

    /// Dismisses the visible message.
    func dismiss() {
        guard let toast, !toast.isLeaving else { return }
        leaving?.cancel()
        toast.isLeaving = true
        UIView.animate(withDuration: 0.3) {
            toast.alpha = 0
        } completion: { [weak self] _ in
            toast.removeFromSuperview()
            self?.toast = nil
            self?.showNext()
        }
    }

    /// Dismisses all messages, including those that haven't appeared yet.
    func dismissAll() {
        waiting = []
        dismiss()
    }

    private func showNext() {
        guard toast == nil, let window, !waiting.isEmpty else { return }
        let message = waiting.removeFirst()
        let toast = ToastView(message.text)
        self.toast = toast
        toast.addAction(UIAction { [weak self] _ in self?.dismiss() }, for: .touchUpInside)
        toast.position(in: window)
        toast.alpha = 0
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { toast.alpha = 1 }
        UIAccessibility.post(notification: .announcement, argument: message.text)
        leaving = Task { [weak self, clock] in
            do { try await clock.sleep(for: message.time) } catch { return }
            self?.dismiss()
        }
    }
}

/// A message on a dark background with round corners.
///
/// The view is as wide as its text, and breaks lines if there isn't enough room.
@MainActor
final class ToastView: UIControl {
    private let label = UILabel()
    fileprivate var isLeaving = false { didSet { isUserInteractionEnabled = !isLeaving } }

    var text: String? { label.text }

    init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        backgroundColor = UIColor(white: 0.1, alpha: 0.9)
        layer.cornerRadius = 12
        isAccessibilityElement = true
        accessibilityLabel = text
        for view in [self, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }

    /// Adds the message to a window, above the keyboard.
    ///
    /// Without a keyboard, the keyboard layout guide is as high as the bottom of the safe area.
    fileprivate func position(in window: UIWindow) {
        window.addSubview(self)
        let room = window.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor, constant: -16),
            centerXAnchor.constraint(equalTo: room.centerXAnchor),
            leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor, constant: 16),
            widthAnchor.constraint(lessThanOrEqualToConstant: 480),
        ])
        window.layoutIfNeeded()
    }
}
