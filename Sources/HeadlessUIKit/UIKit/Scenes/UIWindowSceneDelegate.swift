/// Hears of the life of a scene and of its room, and keeps its main window.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {
    /// The scene turned, or got another part of the screen; the arguments say what was.
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

    /// The scene's geometry changed; the argument says what was. Called from iOS 26 on.
    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    )
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
}
