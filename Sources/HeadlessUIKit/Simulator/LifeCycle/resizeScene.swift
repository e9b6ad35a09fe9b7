@_spi(Simulator) import UIKit

/// Resizes a scene to a frame in points of the screen, as the user does by dragging its corner.
///
/// With iPadOS 26 and later, windows of an iPad can have any size, unless the app requires the full screen
/// (`Device.requiresFullScreen`). The scene's delegate receives the new geometry twice: while the scene is being
/// resized, and at the end. The frame respects the scene's `sizeRestrictions`.
///
/// - Parameter frame: The new frame, or `nil` to restore the scene's default frame.
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing, and
///   https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@MainActor
public func resizeScene(_ scene: UIWindowScene, to frame: CGRect?) {
    UIApplication.shared.resize(scene, to: frame)
}
