extension UIWindowScene {
    /// What a scene's room was like at one moment. Source: Apple, "UIWindowScene.Geometry" (iOS 16).
    open class Geometry: NSObject, @unchecked Sendable {
        /// Which way the interface is turned.
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// Whether the orientation stays however the device is turned; see
        /// `UIViewController.prefersInterfaceOrientationLocked` (iOS 26).
        open private(set) var isInterfaceOrientationLocked: Bool
        /// Whether the user is resizing the scene right now (iOS 26).
        open private(set) var isInteractivelyResizing: Bool
        /// In points of the screen.
        let frame: CGRect

        @MainActor
        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.screen.orientation
            isInterfaceOrientationLocked = scene.home.locksOrientation(of: scene)
            isInteractivelyResizing = scene.place.isBeingResized
            frame = scene.frame
            super.init()
        }

        /// What the frames of the scene's windows are measured in; it has the size that the scene had (iOS 26).
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
