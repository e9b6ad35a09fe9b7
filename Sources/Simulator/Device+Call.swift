@_spi(Simulator) import UIKit

extension Device {
    /// The device while a call goes on in the background; one whose status bar does not grow then is as it was.
    public func duringCall() -> Device {
        guard hardware.statusBarGrowthInCall > 0 else { return self }
        var device = self
        device.isInCall = true
        return device
    }
}
