import Synchronization

/// The observation of a notification on behalf of a message's observer. It ends when this object is released.
final class MessageObservation: Sendable {
    private struct Token: @unchecked Sendable {
        let value: any NSObjectProtocol
    }

    private let center: NotificationCenter
    private let token = Mutex<Token?>(nil)

    init(of center: NotificationCenter) {
        self.center = center
    }

    func begin(_ value: any NSObjectProtocol) {
        let new = Token(value: value)
        token.withLock { $0 = new }
    }

    deinit {
        // The center releases this object while it's locked. Until it's unlocked, the observer ignores notifications.
        guard let token = token.withLock({ $0 }) else { return }
        DispatchQueue.main.async { [center] in center.removeObserver(token.value) }
    }
}
