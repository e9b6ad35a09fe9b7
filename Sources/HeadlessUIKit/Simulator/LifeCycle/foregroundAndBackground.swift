@_spi(Simulator) import UIKit

/// Moves the app to the background, as when the user goes to the home screen or to another app. Until it returns, it
/// receives no touches and no keys.
///
/// - Source: https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background
/// - Differs: On a phone, the system soon suspends an app in the background. In this implementation, it keeps running.
@MainActor
public func background() {
    UIApplication.shared.enterBackground()
}

/// Moves the app to the foreground, as when the user returns to it, or when an interruption ends.
///
/// If the system has disconnected all scenes, the session that was disconnected last connects again.
///
/// - Precondition: The device isn't locked.
/// - Source: https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-foreground
@MainActor
public func foreground() {
    UIApplication.shared.enterForeground()
}

/// Deactivates the app, as when a call rings or Control Center covers it. `foreground()` ends the interruption.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)
@MainActor
public func interrupt() {
    UIApplication.shared.deactivate()
}

/// Terminates the running app, as the system does, after moving it to the background.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)
@MainActor
public func terminate() {
    UIApplication.shared.terminate()
}
