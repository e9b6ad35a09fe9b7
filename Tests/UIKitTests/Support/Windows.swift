import Simulator
import UIKit

/// A hidden window as large as the screen, in the scene of the device where it has one.
@MainActor
func newWindow() -> UIWindow {
    UIApplication.shared.connectedScenes.isEmpty ? oldWindow() : UIWindow(windowScene: scene)
}
