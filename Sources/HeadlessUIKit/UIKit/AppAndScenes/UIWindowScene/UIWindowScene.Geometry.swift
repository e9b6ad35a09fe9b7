extension UIWindowScene {
    /// A snapshot of a scene's geometry. Source: Apple, "UIWindowScene.Geometry" (iOS 16).
    open class Geometry: NSObject, @unchecked Sendable {
        /// The orientation of the interface.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/interfaceorientation
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// A Boolean value indicating whether the orientation doesn't change when the device is rotated; see
        /// `UIViewController.prefersInterfaceOrientationLocked` (iOS 26).
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinterfaceorientationlocked
        open private(set) var isInterfaceOrientationLocked: Bool
        /// A Boolean value indicating whether the user is currently resizing the scene (iOS 26).
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/isinteractivelyresizing
        open private(set) var isInteractivelyResizing: Bool
        /// The minimum size that the app has set, in points, or zero if it has set none.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/minimumsize
        open private(set) var minimumSize: CGSize
        /// The maximum size that the app has set, in points.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/maximumsize
        open private(set) var maximumSize: CGSize
        /// The frame of the scene, in points of the screen.
        let frame: CGRect

        @MainActor
        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.screen.orientation
            isInterfaceOrientationLocked = scene.home.locksOrientation(of: scene)
            isInteractivelyResizing = scene.userResizing.isBeingResized
            frame = scene.frame
            let restrictions = scene.sizeRestrictions ?? UISceneSizeRestrictions()
            (minimumSize, maximumSize) = (restrictions.minimumSize, restrictions.maximumSize)
            super.init()
        }

        /// The coordinate space of the frames of the scene's windows. It has the size of the scene at the time of the
        /// snapshot (iOS 26).
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometry/coordinatespace; that it
        ///   keeps the size at the time of the snapshot is undocumented.
        @MainActor open var coordinateSpace: any UICoordinateSpace { SceneSpace(frame: frame) }

        open override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Geometry else { return false }
            return frame == other.frame && interfaceOrientation == other.interfaceOrientation
                && isInterfaceOrientationLocked == other.isInterfaceOrientationLocked
                && isInteractivelyResizing == other.isInteractivelyResizing
        }

        open override var hash: Int { [frame.minX, frame.minY, frame.width, frame.height].hashValue }
    }
}
