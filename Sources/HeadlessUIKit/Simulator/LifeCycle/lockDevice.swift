@_spi(Simulator) import UIKit

/// Locks the device, as the user does with the side button. The app moves to the background.
///
/// After 10 seconds, the protected data of the app becomes unavailable, unless the device has no passcode.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/willresignactivenotification, and
///   https://support.apple.com/guide/security/data-protection-classes-secb010e978a/web
@MainActor
public func lockDevice(hasPasscode: Bool = true) {
    UIApplication.shared.lockDevice(hasPasscode: hasPasscode)
}

/// Unlocks the device. Protected data is available again, and the app returns to the foreground if it was there when
/// the device was locked.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatadidbecomeavailable(_:)
@MainActor
public func unlockDevice() {
    UIApplication.shared.unlockDevice()
}

/// A Boolean value indicating whether the device shows its lock screen.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationprotecteddatawillbecomeunavailable(_:)
@MainActor
public var isDeviceLocked: Bool { UIApplication.shared.isDeviceLocked }
