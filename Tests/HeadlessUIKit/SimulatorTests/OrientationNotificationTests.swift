import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct OrientationNotificationTests {
    @MainActor private final class Log {
        var lines: [String] = []
    }

    /// Adds an observer that is called on the main actor, for this object only, until the token is removed.
    private func observe(
        _ name: Notification.Name, of object: NSObject, _ note: @escaping @MainActor (Int?) -> Void
    ) -> any NSObjectProtocol {
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
            let value = notification.userInfo?.values.first as? Int
            MainActor.assumeIsolated { note(value) }
        }
    }

    @available(*, deprecated, message: "tests what is deprecated")
    @Test func `willChangeStatusBarOrientation contains the new orientation, didChange the old one`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (app, log) = (UIApplication.shared, Log())
            let tokens = [
                observe(UIApplication.willChangeStatusBarOrientationNotification, of: app) {
                    log.lines.append("will \($0!), is \(statusBarOrientation.rawValue)")
                },
                observe(UIApplication.didChangeStatusBarOrientationNotification, of: app) {
                    log.lines.append("did \($0!), is \(statusBarOrientation.rawValue)")
                },
            ]
            turnDevice(to: .landscapeLeft)
            turnDevice(to: .landscapeLeft)
            tokens.forEach(NotificationCenter.default.removeObserver)
            #expect(log.lines == ["will 4, is 1", "did 1, is 4"])
        }
    }

    @Test func `UIDevice posts orientation changes only between begin and endGenerating`() async throws {
        try await withDevice(.iPhone8.running(.iOS12)) {
            let (device, log) = (UIDevice.current, Log())
            let token = observe(UIDevice.orientationDidChangeNotification, of: device) { _ in
                log.lines.append("\(device.orientation)")
            }
            turnDevice(to: .landscapeLeft)
            device.beginGeneratingDeviceOrientationNotifications()
            turnDevice(to: .landscapeRight)
            device.endGeneratingDeviceOrientationNotifications()
            turnDevice(to: .portrait)
            NotificationCenter.default.removeObserver(token)
            #expect(log.lines == ["landscapeLeft"])
        }
    }
}
