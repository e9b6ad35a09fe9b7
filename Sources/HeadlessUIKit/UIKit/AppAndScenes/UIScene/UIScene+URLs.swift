extension UIScene {
    /// The options for opening a URL in another app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// A Boolean value indicating whether the URL is opened only by an app that is installed for the link, and not
        /// in the browser.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiscene/openexternalurloptions/universallinksonly
        open var universalLinksOnly = false

        var forApplication: [UIApplication.OpenExternalURLOptionsKey: Any] {
            universalLinksOnly ? [.universalLinksOnly: true] : [:]
        }
    }

    func openExternally(_ url: URL, _ options: OpenExternalURLOptions?, _ completion: ((Bool) -> Void)?) {
        application?.openExternally(url, options?.forApplication ?? [:]) { completion?($0) }
    }
}
