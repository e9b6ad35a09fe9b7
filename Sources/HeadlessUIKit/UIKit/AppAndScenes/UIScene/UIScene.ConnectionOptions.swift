extension UIScene {
    /// The options that describe the reason for connecting a scene.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs for the scene to open. The set is empty if the user opened the app without a URL.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/urlcontexts
        open private(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The bundle identifier of the app that requested the launch, or `nil`.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/sourceapplication
        open private(set) var sourceApplication: String?

        convenience init(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]) {
            self.init()
            sourceApplication = launchOptions[.requestingApp] as? String
            guard let url = launchOptions[.openedURL] as? URL else { return }
            urlContexts = [UIOpenURLContext(url, from: sourceApplication)]
        }
    }
}
