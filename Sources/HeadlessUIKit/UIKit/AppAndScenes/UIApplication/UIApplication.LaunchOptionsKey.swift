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
        @available(
            *, deprecated,
            message: """
                iOS 26.0: Use UIScene lifecycle and UIScene.ConnectionOptions.URLContexts instead.
                """
        )
        public static let url = openedURL
        /// The bundle identifier, a `String`, of the app that requested the launch.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/sourceapplication
        @available(
            *, deprecated,
            message: """
                iOS 26.0: Use UIScene lifecycle and UIScene.ConnectionOptions.sourceApplication instead.
                """
        )
        public static let sourceApplication = requestingApp
        /// The payload, a dictionary, of a remote notification.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/launchoptionskey/remotenotification
        @available(
            *, deprecated,
            message: """
                iOS 26.0: Continue using UIApplicationDelegate's \
                application(_:didReceiveRemoteNotification:fetchCompletionHandler:) to process silent remote \
                notifications after scene connection.
                """
        )
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
        )

        // The values of the deprecated constants, for use without deprecation warnings.
        static let openedURL = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        static let requestingApp = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
}
