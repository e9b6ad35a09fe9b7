@_spi(Simulator) import UIKit

/// Turns the current device, and the interface with it, at once and without animation.
///
/// `.landscapeRight` has the home button on the right: the device is turned to its left, the interface to its right.
/// From iOS 8 on the screen's bounds turn, windows with a root view controller that fill it take the new bounds and lay
/// out, and windows without one do not turn. Before, all windows stay portrait and root views are turned inside them.
@MainActor
public func turnDevice(to orientation: UIInterfaceOrientation) {
    Phone.required(by: "turnDevice(to:)").turn(to: orientation)
}
