@_spi(Simulator) import UIKit

/// Launches an app on the current device, in the foreground.
///
/// Where no app is launched, one runs already, active and with one scene that nobody listens to. `sceneDelegate` makes
/// the delegates of the scenes; on a phone their class is named in Info.plist.
@MainActor
public func launch(
    _ delegate: any UIApplicationDelegate,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil,
    sceneDelegate: @escaping @MainActor (UISceneConfiguration) -> (any UISceneDelegate)? = { _ in nil }
) {
    UIApplication.shared.launch(delegate, options: options, sceneDelegate: sceneDelegate)
}
