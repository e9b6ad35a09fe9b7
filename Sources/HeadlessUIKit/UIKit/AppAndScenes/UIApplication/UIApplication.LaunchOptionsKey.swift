extension UIApplication {
    /// The keys of the launch options that the delegate receives. They describe the reason for the launch.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `URL` to open.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/url
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The bundle identifier, a `String`, of the app that requested the launch.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/sourceapplication
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
        )
        /// The payload, a dictionary, of a remote notification.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/remotenotification
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )
    }
}
