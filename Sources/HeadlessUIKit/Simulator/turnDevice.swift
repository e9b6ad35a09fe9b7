@_spi(Simulator) import UIKit

/// Rotates the current device and its interface, immediately and without animation.
///
/// `.landscapeRight` has the home button on the right: the device is rotated to its left, the interface to its right.
/// With iOS 8 and later, the screen's bounds rotate. Windows that fill the screen and have a root view controller take
/// the new bounds and lay out their views. Windows without one don't rotate. Before iOS 8, all windows stay in
/// portrait, and root views are rotated inside them.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiinterfaceorientation, for the two landscape
///   orientations.
/// - Source: https://developer.apple.com/library/archive/qa/qa1890/_index.html, for the windows from iOS 8 on.
/// - Note: Undocumented by Apple. The rotation of the interface cancels the touches
///   (`UnknownBehavior.touchesContinueInRotation`).
/// - Differs: On a phone, the rotation is animated.
@MainActor
public func turnDevice(to orientation: UIInterfaceOrientation) {
    Phone.required(by: "turnDevice(to:)").turn(to: orientation)
}
