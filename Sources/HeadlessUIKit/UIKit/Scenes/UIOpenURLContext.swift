/// A URL that a scene is to open, and who wants it.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL, from sourceApplication: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(from: sourceApplication)
        super.init()
    }
}

extension UIScene {
    /// Who wants a URL to be opened, and how.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that asked, if it is known.
        open private(set) var sourceApplication: String?
        /// Whether a document is to be opened where it is.
        open private(set) var openInPlace = false

        init(from sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            super.init()
        }
    }
}
