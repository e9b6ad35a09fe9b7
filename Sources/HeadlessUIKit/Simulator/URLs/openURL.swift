@_spi(Simulator) import UIKit

/// Somebody opens a URL of the app's, in another app or in the browser; whether the app took it.
///
/// The app comes to the foreground for it. The delegate of the scene is told, or in an app without scenes the app's,
/// which answers. An app that does not run is launched with the URL: `launch(_:options:)` with the key `url`.
///
/// - Parameter sourceApplication: the bundle identifier of the app that asks.
@MainActor
@discardableResult
public func openURL(_ url: URL, from sourceApplication: String? = nil) -> Bool {
    UIApplication.shared.take(url, from: sourceApplication)
}

/// What the app had other apps open on the current device, in order.
@MainActor
public var openedURLs: [URL] {
    UIApplication.shared.urlsOpened
}

/// Installs an app on the current device that opens the URLs of a scheme.
///
/// A phone comes with apps for `http`, `https`, `mailto`, `tel` and the settings. On a phone an app must also say in its
/// Info.plist which other schemes it asks about (`LSApplicationQueriesSchemes`).
@MainActor
public func installApp(opening scheme: String) {
    UIApplication.shared.installApp(opening: scheme)
}
