@_spi(Simulator) import UIKit

/// Opens another scene of the app on an iPad, to the right of the one that is there.
///
/// On the 9.7-inch screen the two are as wide as Apple's guidelines say: 507 points each in landscape, 438 and 320 in
/// portrait. Its windows are those that its delegate, made by the closure given to `launch`, puts into it.
@MainActor
@discardableResult
public func openScene() -> UIWindowScene {
    UIApplication.shared.openScene()
}

/// Closes a scene for good; the other has the whole screen.
@MainActor
public func closeScene(_ scene: UIWindowScene) {
    UIApplication.shared.close(scene)
}
