import Simulator
@_exported import TestSupport
import UIKit

/// Returns the window of an app that uses scenes, visible and key.
@MainActor
func appWindow(_ root: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
