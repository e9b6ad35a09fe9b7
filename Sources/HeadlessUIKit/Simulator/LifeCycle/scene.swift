@_spi(Simulator) import UIKit

/// The scene of the app on the current device, the first if there are two: what the windows of an app of today are made
/// with.
///
/// On a phone the scene's delegate is given it in `scene(_:willConnectTo:options:)`. There is none before iOS 13.
@MainActor
public var scene: UIWindowScene {
    guard let scene = UIApplication.shared.firstScene else {
        preconditionFailure("there is no scene: scenes came with iOS 13, and an app has none before it is launched")
    }
    return scene
}
