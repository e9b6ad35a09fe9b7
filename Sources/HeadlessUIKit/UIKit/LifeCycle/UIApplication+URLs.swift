extension UIApplication {
    /// Opens the app's page in the settings.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Opens the app's page of notifications in the settings.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

    /// How to open a URL of another app.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A `Bool`: only if an app is installed for the link, and not in the browser.
        public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// What the delegate is told of a URL of the app's.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bundle identifier, a `String`, of the app that asked.
        public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A `Bool`: whether a document is to be opened where it is.
        public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Whether an app of the phone opens URLs of the scheme.
    func isOpenable(_ url: URL) -> Bool {
        url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
    }

    /// Hands a URL to the app that opens it; the completion runs in the next cycle of the run loop.
    ///
    /// No other app is installed here that has links of its own, so nothing is opened where only such an app may.
    func openExternally(
        _ url: URL, _ options: [OpenExternalURLOptionsKey: Any], _ completion: (@MainActor (Bool) -> Void)?
    ) {
        let isOpened = isOpenable(url) && options[.universalLinksOnly] as? Bool != true
        if isOpened {
            openedURLs.append(url)
            report(.opened(url))
        }
        guard let completion, let phone else { return }
        phone.timeline.add(.init { completion(isOpened) }, at: phone.timeline.now)
    }
}

@_spi(Simulator)
extension UIApplication {
    /// Somebody opens a URL of the app's, which comes to the foreground for it; whether the app took it.
    ///
    /// Open: when on its way a phone tells it; here when it is in the foreground, and before it is active.
    public func take(_ url: URL, from sourceApplication: String?) -> Bool {
        if activity == .background { move(to: .inactive) }
        defer { move(to: .active) }
        guard isSceneBased else { return takeWithoutScenes(url, from: sourceApplication) }
        guard let scene = firstScene else { return false }
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url, from: sourceApplication)])
        return true
    }

    private func takeWithoutScenes(_ url: URL, from sourceApplication: String?) -> Bool {
        var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
        if let sourceApplication { options[.sourceApplication] = sourceApplication }
        return oldDelegate.opens(url, options)
    }
}

@_spi(Simulator)
extension UIApplication {
    /// What the app had other apps open.
    public var urlsOpened: [URL] { openedURLs }

    /// Another app opens the URLs of a scheme.
    public func installApp(opening scheme: String) {
        openableSchemes.insert(scheme.lowercased())
    }
}
