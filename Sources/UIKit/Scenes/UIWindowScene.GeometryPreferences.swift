extension UIWindowScene {
    /// The room that an app would like for a scene.
    @MainActor
    open class GeometryPreferences: NSObject {
        /// What it would like on phones and tablets.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        // (The name is Apple's.)
        @MainActor
        public final class iOS: GeometryPreferences {
            public var interfaceOrientations: UIInterfaceOrientationMask

            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}
