@_spi(Simulator) import UIKit

/// Launches an app on the current device, in the foreground.
///
/// Without a launch, an app is already running. It's active and has one scene without a delegate.
///
/// - Parameter sceneDelegate: Creates the delegates of the scenes. On a phone, Info.plist contains the name of their
///   class.
/// - Source: https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle
@MainActor
public func launch(
    _ delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    sceneDelegate: @escaping @MainActor (UISceneConfiguration) -> (any UISceneDelegate)? = { _ in nil }
) {
    UIApplication.shared.launch(delegate, options: options, sceneDelegate: sceneDelegate)
}
