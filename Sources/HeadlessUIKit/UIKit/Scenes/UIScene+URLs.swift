extension UIScene {
    /// How a scene is to open a URL of another app.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Only if an app is installed for the link, and not in the browser.
        open var universalLinksOnly = false

        var forApplication: [UIApplication.OpenExternalURLOptionsKey: Any] {
            universalLinksOnly ? [.universalLinksOnly: true] : [:]
        }
    }

    func openExternally(_ url: URL, _ options: OpenExternalURLOptions?, _ completion: ((Bool) -> Void)?) {
        application?.openExternally(url, options?.forApplication ?? [:]) { completion?($0) }
    }
}
