/// The lock of the device, and the protected data of the app.
@MainActor
private final class DeviceLock {
    var isLocked = false
    /// A Boolean value indicating whether the app was in the foreground when the device was locked.
    var coversApp = false
    var isProtectedDataAvailable = true
    /// The waiter for the time at which protected data becomes unavailable, or `nil` if there is none.
    var waiter: Int?
}

extension UIApplication {
    public nonisolated static let protectedDataWillBecomeUnavailableNotification =
        Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
    public nonisolated static let protectedDataDidBecomeAvailableNotification =
        Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")

    /// The time between the lock of a device with a passcode and the end of the access to protected data, in seconds.
    ///
    /// - Source: https://support.apple.com/guide/security/data-protection-classes-secb010e978a/web
    private static let protectionDelay: TimeInterval = 10

    private var deviceLock: DeviceLock { states[DeviceLock.self, default: DeviceLock()] }

    var hasProtectedData: Bool { deviceLock.isProtectedDataAvailable }

    /// A Boolean value indicating whether the device is locked.
    @_spi(Simulator)
    public var isDeviceLocked: Bool { deviceLock.isLocked }

    /// A Boolean value indicating whether the device is locked, and the app was in the foreground before.
    @_spi(Simulator)
    public var isCoveredByLockScreen: Bool { deviceLock.isLocked && deviceLock.coversApp }

    /// Locks the device, as the user does with the side button. The app moves to the background.
    ///
    /// - Note: Undocumented by Apple. On old systems, the app's state was inactive while the device was locked. Here, it's
    ///   in the background.
    @_spi(Simulator)
    public func lockDevice(hasPasscode: Bool) {
        guard !deviceLock.isLocked else { return }
        deviceLock.isLocked = true
        deviceLock.coversApp = lifecycleState != .background
        enterBackground()
        guard hasPasscode, let timeline else { return }
        deviceLock.waiter = timeline.add(
            .init { [weak self] in self?.protectData() }, at: timeline.now + .inSeconds(Self.protectionDelay))
    }

    /// Unlocks the device. The app returns to the foreground if it was there when the device was locked.
    ///
    /// - Note: Undocumented by Apple. In this implementation, protected data is available before the app returns to the
    ///   foreground.
    @_spi(Simulator)
    public func unlockDevice() {
        guard deviceLock.isLocked else { return }
        deviceLock.isLocked = false
        cancelDataProtection()
        if !deviceLock.isProtectedDataAvailable {
            deviceLock.isProtectedDataAvailable = true
            inTurn {
                delegate?.applicationProtectedDataDidBecomeAvailable(self)
                post(Self.protectedDataDidBecomeAvailableNotification)
            }
        }
        if deviceLock.coversApp { enterForeground() }
    }

    /// Keeps the data of an app that has terminated as it is.
    func cancelDataProtection() {
        if let waiter = deviceLock.waiter { timeline?.cancel(waiter) }
        deviceLock.waiter = nil
    }

    private func protectData() {
        deviceLock.waiter = nil
        delegate?.applicationProtectedDataWillBecomeUnavailable(self)
        post(Self.protectedDataWillBecomeUnavailableNotification)
        deviceLock.isProtectedDataAvailable = false
    }
}
