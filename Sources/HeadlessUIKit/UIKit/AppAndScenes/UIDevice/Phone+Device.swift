extension Phone {
    public var device: UIDevice { states[UIDevice.self, default: UIDevice(hardware)] }

    /// Rotates the device so that the given orientation is upright, and rotates the interface if the app supports that.
    public func turn(to orientation: UIInterfaceOrientation) {
        application.inTurn {
            hold(UIDeviceOrientation(holding: orientation))
            application.orientationState.held = orientation
            application.updateOrientation()
        }
    }

    private func hold(_ orientation: UIDeviceOrientation) {
        guard orientation != device.orientation else { return }
        device.orientation = orientation
        guard device.isGeneratingDeviceOrientationNotifications else { return }
        application.post(UIDevice.orientationDidChangeNotification, object: device)
    }
}
