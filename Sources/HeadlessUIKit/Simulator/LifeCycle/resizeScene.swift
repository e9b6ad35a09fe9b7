@_spi(Simulator) import UIKit

/// The user drags a scene's corner until it has a frame, in points of the screen; nil lets it fill its place again.
///
/// Windows of an iPad have any size from iPadOS 26 on, if the app does not require the full screen
/// (`Device.requiresFullScreen`). The scene's delegate hears of the geometry twice: while it is being resized, and when
/// that is over. The frame keeps to the scene's `sizeRestrictions`.
@MainActor
public func resizeScene(_ scene: UIWindowScene, to frame: CGRect?) {
    UIApplication.shared.resize(scene, to: frame)
}
