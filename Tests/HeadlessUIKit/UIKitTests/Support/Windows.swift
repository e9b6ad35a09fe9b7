import Simulator
import UIKit

/// A hidden window, in the scene of the device where it has one; as large as the screen if no frame is given.
@MainActor
func newWindow(frame: CGRect? = nil) -> UIWindow {
    guard !UIApplication.shared.connectedScenes.isEmpty else { return oldWindow(frame: frame) }
    let window = UIWindow(windowScene: scene)
    if let frame { window.frame = frame }
    return window
}
