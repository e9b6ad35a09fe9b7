@_spi(Simulator) import UIKit

/// Moves the app to the background, as when the user goes to the home screen or to another app.
@MainActor
public func background() {
    UIApplication.shared.enterBackground()
}

/// Moves the app to the foreground, as when the user returns to it, or when an interruption ends.
///
/// If the system has disconnected all scenes, the session that was disconnected last connects again.
///
/// - Precondition: The device isn't locked.
@MainActor
public func foreground() {
    UIApplication.shared.enterForeground()
}

/// Deactivates the app, as when a call rings or Control Center covers it. `foreground()` ends the interruption.
@MainActor
public func interrupt() {
    UIApplication.shared.deactivate()
}

/// Terminates the running app, as the system does, after moving it to the background.
@MainActor
public func terminate() {
    UIApplication.shared.terminate()
}
