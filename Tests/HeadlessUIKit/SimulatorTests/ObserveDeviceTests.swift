import Simulator
import Testing
import UIKitTestSupport

@MainActor @Suite struct ObserveDeviceTests {
    @MainActor private final class Log {
        var objects: [ObjectIdentifier] = []
    }

    @Test func `observeDevice receives only notifications of its own device`() async throws {
        try await withDevice {
            let log = Log()
            let token = observeDevice(UIWindow.didBecomeVisibleNotification) {
                log.objects.append(ObjectIdentifier($0.object as! UIWindow))
            }
            defer { NotificationCenter.default.removeObserver(token) }
            let window = newWindow()
            window.isHidden = false
            try await withDevice { newWindow().isHidden = false }
            #expect(log.objects == [ObjectIdentifier(window)])
        }
    }

    @Test func `the device of a notification is the object's device, not the current device`()
        async throws
    {
        try await withDevice {
            let log = Log()
            let token = observeDevice(UIWindow.didBecomeVisibleNotification) {
                log.objects.append(ObjectIdentifier($0.object as! UIWindow))
            }
            defer { NotificationCenter.default.removeObserver(token) }
            let outer = newWindow()
            try await withDevice { outer.isHidden = false }
            #expect(log.objects == [ObjectIdentifier(outer)])
        }
    }

    @Test func `observeDevice can be limited to one object`() async throws {
        try await withDevice {
            let (one, other, log) = (newWindow(), newWindow(), Log())
            let token = observeDevice(UIWindow.didBecomeKeyNotification, object: one) { _ in
                log.objects.append(ObjectIdentifier(one))
            }
            defer { NotificationCenter.default.removeObserver(token) }
            other.makeKey()
            one.makeKey()
            #expect(log.objects.count == 1)
        }
    }

    @Test func `an observer's closure runs on the device of the notification's object`() async throws {
        try await withDevice(.iPad.running(.iOS12)) {
            let window = newWindow()
            let token = observeDevice(UIWindow.didBecomeVisibleNotification) { _ in
                #expect(mainScreen === window.screen)
            }
            defer { NotificationCenter.default.removeObserver(token) }
            try await withDevice { window.isHidden = false }
        }
    }
}
