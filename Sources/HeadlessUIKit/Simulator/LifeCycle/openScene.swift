@_spi(Simulator) import UIKit

/// Opens another scene of the app on an iPad, to the right of the existing one.
///
/// On the 9.7-inch screen, the scenes have the widths of Apple's guidelines: 507 points each in landscape, 438 and 320
/// points in portrait. The scene's delegate, which the closure passed to `launch` creates, adds the windows.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)
/// - Source: https://gist.github.com/sgl0v/3509f3ae628f4047cdb6, for the widths (iOS 9.2).
/// - Note: Undocumented by Apple. With iPadOS 26 and later, this implementation still puts the scenes side by side.
@MainActor
@discardableResult
public func openScene() -> UIWindowScene {
    UIApplication.shared.openScene()
}

/// Closes a scene permanently. The other scene then has the whole screen.
///
/// - Source:
///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)
@MainActor
public func closeScene(_ scene: UIWindowScene) {
    UIApplication.shared.close(scene)
}
