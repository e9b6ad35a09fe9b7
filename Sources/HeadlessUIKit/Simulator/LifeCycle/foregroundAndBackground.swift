@_spi(Simulator) import UIKit

/// The user goes to the home screen, to another app, or locks the phone.
@MainActor
public func background() {
    UIApplication.shared.enterBackground()
}

/// The user comes back to the app, or what lay over it goes.
@MainActor
public func foreground() {
    UIApplication.shared.enterForeground()
}

/// Something of the system's lies over the app: a call that rings, the control centre. `foreground()` ends it.
@MainActor
public func interrupt() {
    UIApplication.shared.deactivate()
}

/// The system ends the app, which still runs, by way of the background.
@MainActor
public func terminate() {
    UIApplication.shared.terminate()
}
