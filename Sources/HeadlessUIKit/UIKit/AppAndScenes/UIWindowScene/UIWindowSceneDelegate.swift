/// The methods that notify a delegate of a scene's life cycle and geometry. The delegate can store the scene's main
/// window.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
/// - Differs: On a phone, the methods are optional instead of having default implementations.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {
    /// Tells the delegate that the scene was rotated or has another part of the screen. The arguments are the previous
    /// values.
    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use windowScene(_: didUpdateEffectiveGeometry:) to be notified of the scene's geometry changes, or \
            use traits whose values are inherited from the scene via the traitCollection of views and view controllers \
            instead.
            """
    )
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )

    /// Tells the delegate that the scene's geometry has changed. The argument is the previous geometry. UIKit calls the
    /// method from iOS 26.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    )

    /// Asks the delegate for the orientations that the scene supports, which replace those of the app's Info.plist. The
    /// orientations that view controllers support are limited to these. UIKit calls the method from iOS 27.
    ///
    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uiwindowscenedelegate/supportedinterfaceorientations(for:)
    func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

extension UIWindowSceneDelegate {
    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}

    public func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {}

    public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .all }
}
