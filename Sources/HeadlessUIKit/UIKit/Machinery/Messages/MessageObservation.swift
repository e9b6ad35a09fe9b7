import Synchronization

/// The observation of a notification on behalf of a message's observer. It ends when this object is released.
final class MessageObservation: Sendable {
    private struct Token: @unchecked Sendable {
        let value: any NSObjectProtocol
    }

    private let center: NotificationCenter
    private let observer: @MainActor (Foundation.Notification) -> Void
    private let token = Mutex<Token?>(nil)

    init(of center: NotificationCenter, observer: @escaping @MainActor (Foundation.Notification) -> Void) {
        self.center = center
        self.observer = observer
    }

    /// Observes a notification about an object, or about any object.
    func begin(_ name: Foundation.Notification.Name, _ subject: AnyObject?) {
        // The center keeps this closure for longer than the observation. Only the observation keeps the observer.
        let new = Token(
            value: center.addObserver(forName: name, object: subject, queue: nil) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                MainActor.assumeIsolated { self?.observer(notification) }
            })
        token.withLock { $0 = new }
    }

    deinit {
        // The center releases this object while it's locked. Until it's unlocked, the closure has no observer.
        guard let token = token.withLock({ $0 }) else { return }
        DispatchQueue.main.async { [center] in center.removeObserver(token.value) }
    }
}
