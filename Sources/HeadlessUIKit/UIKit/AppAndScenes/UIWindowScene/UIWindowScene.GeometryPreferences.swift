extension UIWindowScene {
    /// The geometry that an app requests for a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    open class GeometryPreferences: NSObject {
        /// The geometry preferences on iPhone and iPad.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        // (The name is Apple's.)
        open class iOS: GeometryPreferences {
            /// The requested orientations. If it's `nil`, the orientation doesn't change.
            ///
            /// - Source: Apple's page, which doesn't mention `nil`:
            ///   https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/interfaceorientations
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

            /// - Source:
            ///   https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios/init(interfaceorientations:)
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}
