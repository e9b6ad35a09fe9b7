import Simulator
import UIKit

/// Returns a hidden window, in the device's scene if there is one, with the given frame or that of the screen.
@MainActor
package func newWindow(frame: CGRect? = nil) -> UIWindow {
    guard !UIApplication.shared.connectedScenes.isEmpty else { return oldWindow(frame: frame) }
    let window = UIWindow(windowScene: scene)
    if let frame { window.frame = frame }
    return window
}
