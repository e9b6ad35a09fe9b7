@_spi(Simulator) import UIKit

/// Adds an observer for the notifications with a name that the current device posts.
///
/// `NotificationCenter.default` is shared by all devices of a process, so an observer that is added to it for any
/// object also receives the notifications of tests that run in parallel. This observer doesn't. To remove it, pass the
/// returned token to `NotificationCenter.default.removeObserver(_:)`.
///
/// - Source:
///   https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:)
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
