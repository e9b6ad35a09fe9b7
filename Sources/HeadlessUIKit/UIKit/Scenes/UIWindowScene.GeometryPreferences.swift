extension UIWindowScene {
    /// The room that an app would like for a scene.
    open class GeometryPreferences: NSObject {
        /// What it would like on phones and tablets.
        // swift-format-ignore: TypeNamesShouldBeCapitalized
        // (The name is Apple's.)
        open class iOS: GeometryPreferences {
            /// Nil asks for no orientation: the interface stays as it is.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }
}
