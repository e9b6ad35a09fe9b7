@_spi(Simulator) import UIKit

/// The scene of the app on the current device, with which a current app creates its windows. If there are two scenes,
/// it's the first.
///
/// On a phone, the scene's delegate receives it in `scene(_:willConnectTo:options:)`. There's no scene before iOS 13.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)
@MainActor
public var scene: UIWindowScene {
    guard let scene = UIApplication.shared.firstScene else {
        preconditionFailure("there is no scene: scenes came with iOS 13, and an app has none before it is launched")
    }
    return scene
}
