extension UIScene {
    /// Why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs that the scene is to open; none if the user just opened the app.
        open private(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The bundle identifier of the app that asked for the launch, if one did.
        open private(set) var sourceApplication: String?

        convenience init(_ launchOptions: [UIApplication.LaunchOptionsKey: Any]) {
            self.init()
            sourceApplication = launchOptions[.sourceApplication] as? String
            guard let url = launchOptions[.url] as? URL else { return }
            urlContexts = [UIOpenURLContext(url, from: sourceApplication)]
        }
    }
}
