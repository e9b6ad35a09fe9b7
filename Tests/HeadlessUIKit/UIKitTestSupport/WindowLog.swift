import UIKit

/// The notifications that the windows of a test posted, in order, such as "main resigned".
@MainActor
package final class WindowLog {
    package private(set) var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []
    private let names: [ObjectIdentifier: String]

    private static let events: [(Notification.Name, String)] = [
        (UIWindow.didBecomeVisibleNotification, "visible"),
        (UIWindow.didBecomeHiddenNotification, "hidden"),
        (UIWindow.didBecomeKeyNotification, "key"),
        (UIWindow.didResignKeyNotification, "resigned"),
    ]

    /// Creates a log that observes the named windows only, because other tests run at the same time.
    package init(_ windows: KeyValuePairs<String, UIWindow>) {
        names = Dictionary(uniqueKeysWithValues: windows.map { (ObjectIdentifier($0.value), $0.key) })
        for (name, event) in Self.events {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] note in
                let window = note.object as? UIWindow
                let userInfo = note.userInfo?.count ?? 0
                MainActor.assumeIsolated { self?.note(window, event, userInfo) }
            }
            tokens.append(token)
        }
    }

    isolated deinit {
        for token in tokens {
            NotificationCenter.default.removeObserver(token)
        }
    }

    private func note(_ window: UIWindow?, _ event: String, _ userInfo: Int) {
        guard let window, let name = names[ObjectIdentifier(window)] else { return }
        lines.append("\(name) \(event)" + (userInfo == 0 ? "" : " with user info"))
    }
}
