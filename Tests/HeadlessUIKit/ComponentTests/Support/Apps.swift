import Simulator
@_exported import TestSupport
import UIKit

/// The window of an app of today, which is shown and key.
@MainActor
func appWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
