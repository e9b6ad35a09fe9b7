@_spi(Simulator) import UIKit

/// Opens a URL of the app, as the user does in another app or in the browser.
///
/// The app first moves to the foreground. The scene's delegate receives the URL. In an app without scenes, the app's
/// delegate receives it, and its result is returned. To launch an app that isn't running with a URL, use
/// `launch(_:options:)` with the key `url`.
///
/// - Parameter sourceApplication: The bundle identifier of the app that opens the URL.
/// - Returns: `true` if the app handled the URL.
/// - Source: https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:openurlcontexts:), and
///   https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:open:options:)
@MainActor
@discardableResult
public func openURL(_ url: URL, from sourceApplication: String? = nil) -> Bool {
    UIApplication.shared.deliver(url, from: sourceApplication)
}

/// The URLs that the app has opened in other apps on the current device, in order.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
@MainActor
public var openedURLs: [URL] {
    UIApplication.shared.urlsOpened
}

/// Installs an app on the current device that opens the URLs of a scheme.
///
/// A phone comes with apps for `http`, `https`, `mailto`, `tel`, `facetime`, and the settings.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)
/// - Differs: On a phone, an app also has to list the other schemes that it queries in its Info.plist
///   (`LSApplicationQueriesSchemes`).
@MainActor
public func installApp(opening scheme: String) {
    UIApplication.shared.installApp(opening: scheme)
}
