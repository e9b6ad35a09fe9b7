extension Device {
    /// The device with dark interfaces; seen by apps from iOS 13 on.
    public func inDarkMode() -> Device {
        var device = self
        device.userInterfaceStyle = .dark
        return device
    }
}
