@_spi(Simulator) import UIKit

/// Calls a closure for the notifications of a name that the current device posts, until the token is removed.
///
/// `NotificationCenter.default` is shared by all devices of a process: observers added to it for any object also hear
/// of tests that run beside theirs. These do not. Give the token to `NotificationCenter.default.removeObserver(_:)`.
@MainActor
public func observeDevice(
    _ name: Notification.Name,
    object: NSObject? = nil,
    using block: @escaping @MainActor (Notification) -> Void
) -> any NSObjectProtocol {
    let phone = Phone.required(by: "observeDevice")
    return NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
        [weak phone] in
        guard let phone, Phone.current === phone else { return }
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { block(notification) }
    }
}
