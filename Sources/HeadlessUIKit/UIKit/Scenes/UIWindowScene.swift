/// A scene with windows: the whole screen, or on an iPad a part of it.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var place = Place()
    private lazy var restrictions = UISceneSizeRestrictions()

    open var screen: UIScreen { home.screen }

    /// The windows of the scene, hidden ones too, from back to front.
    open var windows: [UIWindow] { home.allWindows.filter { $0.windowScene === self } }

    /// The window of the scene that key events go to.
    ///
    /// From iOS 15 on each scene has one; an app of before knows it by `UIApplication.keyWindow` alone.
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// What the status bar over the scene is like.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

    /// The room the scene has now.
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// Whether the scene has the whole screen (iOS 16).
    open var isFullScreen: Bool { frame == screen.bounds }

    /// How small and how large the user may make the scene; nil where the scenes of the device cannot be resized.
    open var sizeRestrictions: UISceneSizeRestrictions? { home.resizesScenesFreely ? restrictions : nil }

    @available(*, deprecated, message: "iOS 26.0: Use effectiveGeometry.interfaceOrientation instead.")
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

    /// What the frames of the scene's windows are measured in; it has the scene's size as it is now.
    @available(*, deprecated, message: "iOS 26.0: Use effectiveGeometry.coordinateSpace instead.")
    open var coordinateSpace: any UICoordinateSpace { space }

    var traits = TraitState(told: nil)

    /// Those of the part of the screen that the scene has, with what is overridden.
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Turns the interface to one of the orientations that the app would like, if its controllers allow one of them.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        grant(geometryPreferences, errorHandler)
    }

    var space: SceneSpace { SceneSpace(frame: frame) }

    /// Where the scene is on the screen, in points of the screen's coordinates.
    var frame: CGRect {
        if let chosen = place.frame { return chosen }
        let scenes = home.scenes
        guard let index = scenes.firstIndex(where: { $0 === self }) else { return screen.bounds }
        return SplitView.frames(scenes.count, on: screen.bounds)[index]
    }

    /// The application, as long as the device is there.
    var home: UIApplication {
        guard let application else { preconditionFailure("the device of this scene is gone") }
        return application
    }
}

extension UIWindowScene {
    /// What the user has done with the scene.
    struct Place {
        /// Where the scene was put, in points of the screen; nil while the system places it.
        var frame: CGRect?
        var isBeingResized = false
    }
}
