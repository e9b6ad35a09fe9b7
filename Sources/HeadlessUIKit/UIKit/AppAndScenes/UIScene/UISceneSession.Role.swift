extension UISceneSession {
    /// The roles of a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A scene with windows on the device's built-in screen.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscenesession/role/windowapplication
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
}
