/// A scene with windows. It fills the screen, or a part of it on iPad.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    var userResizing = UserResizing()
    private lazy var restrictions = UISceneSizeRestrictions()

    open var screen: UIScreen { home.screen }

    /// The windows of the scene including hidden ones, from back to front.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/windows; the order and the hidden
    ///   windows are documented only for https://developer.apple.com/documentation/uikit/uiapplication/windows.
    open var windows: [UIWindow] { home.allWindows.filter { $0.windowScene === self } }

    /// The window of the scene that receives key events.
    ///
    /// From iOS 15, each scene has a key window. In earlier versions, it's available only as `UIApplication.keyWindow`.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/keywindow
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The object that describes the status bar of the scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/statusbarmanager
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

    /// The current geometry of the scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/effectivegeometry
    open var effectiveGeometry: Geometry { Geometry(of: self) }

    /// A Boolean value indicating whether the scene fills the screen (iOS 16).
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/isfullscreen
    open var isFullScreen: Bool { frame == screen.bounds }

    /// The minimum and maximum size of the scene, or `nil` on devices whose scenes can't be resized.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/sizerestrictions
    open var sizeRestrictions: UISceneSizeRestrictions? { home.resizesScenesFreely ? restrictions : nil }

    @available(*, deprecated, message: "iOS 26.0: Use effectiveGeometry.interfaceOrientation instead.")
    open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }

    /// The coordinate space of the frames of the scene's windows. It has the current size of the scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/coordinatespace, which replaces
    ///   this property.
    @available(*, deprecated, message: "iOS 26.0: Use effectiveGeometry.coordinateSpace instead.")
    open var coordinateSpace: any UICoordinateSpace { space }

    var traits = TraitState(lastNotified: nil)

    /// The traits of the scene's part of the screen, including overrides.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/traitcollection
    open var traitCollection: UITraitCollection { resolvedTraits }

    @available(
        *, deprecated,
        message: "iOS 17.0: Use the trait change registration APIs declared in the UITraitChangeObservable protocol"
    )
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Rotates the interface to one of the requested orientations, if its view controllers support one of them.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/requestgeometryupdate(_:errorhandler:);
    ///   the choice among the requested orientations is documented in
    ///   https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations.
    /// - Differs: On a phone, the system may call the error handler asynchronously.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        grant(geometryPreferences, errorHandler)
    }

    var space: SceneSpace { SceneSpace(frame: frame) }

    /// The frame of the scene, in points of the screen's coordinates.
    var frame: CGRect {
        if let chosen = userResizing.frame { return chosen }
        let scenes = home.scenes
        guard let index = scenes.firstIndex(where: { $0 === self }) else { return screen.bounds }
        return SplitView.frames(scenes.count, on: screen.bounds)[index]
    }

    /// The application of the scene. It's an error to access it after the device was deallocated.
    var home: UIApplication {
        guard let application else { preconditionFailure("the device of this scene is gone") }
        return application
    }
}

extension UIWindowScene {
    /// The changes that the user has made to a scene's frame.
    struct UserResizing {
        /// The frame chosen by the user, in points of the screen, or `nil` while the system determines the frame.
        var frame: CGRect?
        var isBeingResized = false
    }
}
