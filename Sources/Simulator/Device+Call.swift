extension Device {
    /// The device while a call goes on in the background: a bar of 20 points becomes one of 40, others stay.
    public func duringCall() -> Device {
        guard statusBarHeight == 20, idiom == .phone else { return self }
        var device = self
        device.isInCall = true
        return device
    }
}
