/// A URL for a scene to open, with its options.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiopenurlcontext
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
    /// The options with which a URL is opened, such as the app that sent the request.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openurloptions
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The bundle identifier of the app that sent the request, or `nil` if it's unknown.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openurloptions/sourceapplication
        open private(set) var sourceApplication: String?
        /// A Boolean value indicating whether a document is opened in place.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openurloptions/openinplace
        open private(set) var openInPlace = false

        init(from sourceApplication: String?) {
            self.sourceApplication = sourceApplication
            super.init()
        }
    }
}
