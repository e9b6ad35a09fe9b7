@_spi(Simulator) import UIKit

/// Disconnects a scene in the background, as the system does to reclaim memory. Its session remains open.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:): "UIKit may also
///   disconnect a scene in order to reclaim memory for other processes."
@MainActor
public func disconnectScene(_ scene: UIWindowScene) {
    UIApplication.shared.reclaim(scene)
}

/// Connects a session again whose scene the system has disconnected. The session gets a new scene and a new delegate,
/// which the closure passed to `launch` creates.
///
/// - Source: Apple, WWDC 2019, "Window Management in Your Multitasking App".
@MainActor
@discardableResult
public func reconnectScene(_ session: UISceneSession) -> UIWindowScene {
    UIApplication.shared.reconnect(session)
}
