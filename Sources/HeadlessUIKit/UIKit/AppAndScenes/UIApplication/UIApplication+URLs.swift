/// The other apps on the phone.
@MainActor
private final class OtherApps {
    /// The URL schemes that they can open.
    var schemes: Set<String> = ["app-settings", "facetime", "http", "https", "mailto", "tel"]
    /// The URLs that this app opened in them.
    var openedURLs: [URL] = []
}

extension UIApplication {
    private var otherApps: OtherApps { states[OtherApps.self, default: OtherApps()] }
}

extension UIApplication {
    /// The URL string that opens the app's page in the Settings app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/opensettingsurlstring
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The URL string that opens the app's notification page in the Settings app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/opennotificationsettingsurlstring
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// The keys of options for opening a URL in another app.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool` indicating whether the URL is opened only by an app that is installed for the link, and not in the
        /// browser.
        ///
        /// - Source:
        ///   https://developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey/universallinksonly
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The keys of the options that the delegate receives with a URL.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey
    @available(
        *, deprecated,
        message: """
            iOS 26.0: Use UIScene lifecycle and equivalent properties on UISceneOpenURLOptions from a \
            UIOpenURLContext in UIScene.ConnectionOptions.URLContexts instead.
            """
    )
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bundle identifier, a `String`, of the app that sent the request.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey/sourceapplication
        @available(
            *, deprecated,
            message: """
                iOS 26.0: Use UIScene lifecycle and UISceneOpenURLOptions.sourceApplication from a UIOpenURLContext in \
                UIScene.ConnectionOptions.URLContexts instead.
                """
        )
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A `Bool` indicating whether a document is opened in place.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uiapplication/openurloptionskey/openinplace
        @available(
            *, deprecated,
            message: """
                iOS 26.0: Use UIScene lifecycle and UISceneOpenURLOptions.openInPlace from a UIOpenURLContext in \
                UIScene.ConnectionOptions.URLContexts instead.
                """
        )
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Returns a Boolean value indicating whether an app on the phone opens URLs with the scheme of this one.
    func isOpenable(_ url: URL) -> Bool {
        url.scheme.map { otherApps.schemes.contains($0.lowercased()) } ?? false
    }

    /// Opens a URL in the app that handles its scheme. The completion handler is called in the next cycle of the run
    /// loop.
    ///
    /// No other app with universal links is installed here. A URL that only such an app may open is therefore not
    /// opened.
    func openExternally(
        _ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: (@MainActor (Bool) -> Void)?
    ) {
        let isOpened = isOpenable(url) && options[.universalLinksOnly] as? Bool != true
        if isOpened {
            otherApps.openedURLs.append(url)
            report(.opened(url))
        }
        guard let completion, let phone else { return }
        phone.timeline.add(.init { completion(isOpened) }, at: phone.timeline.now)
    }
}

@_spi(Simulator)
extension UIApplication {
    /// Opens one of the app's URLs, and brings the app to the foreground for it.
    ///
    /// If the system has disconnected all scenes, the scene of the last session receives the URL in its connection
    /// options.
    ///
    /// - Note: Undocumented by Apple. This implementation notifies the app when it's in the foreground, before it
    ///   becomes active. The time on a phone is unknown.
    /// - Returns: `true` if the app handled the URL.
    public func deliver(_ url: URL, from sourceApplication: String?) -> Bool {
        if lifecycleState == .background { move(to: .inactive) }
        defer { move(to: .active) }
        guard isSceneBased else { return deprecatedDelegateCalls.opens(url, from: sourceApplication) }
        var options: [LaunchOptionsKey: Any] = [.openedURL: url]
        options[.requestingApp] = sourceApplication
        if reconnectLastSession(options) { return true }
        guard let scene = firstScene else { return false }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url, from: sourceApplication)])
        return true
    }
}

@_spi(Simulator)
extension UIApplication {
    /// The URLs that the app opened in other apps.
    public var urlsOpened: [URL] { otherApps.openedURLs }

    /// Registers another app for the URLs of a scheme.
    public func installApp(opening scheme: String) {
        otherApps.schemes.insert(scheme.lowercased())
    }
}
