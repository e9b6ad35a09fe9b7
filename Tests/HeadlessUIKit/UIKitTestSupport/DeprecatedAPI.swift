import UIKit

// These declarations use API for tests of older systems that is deprecated today. They go through a protocol because
// the compiler doesn't warn about a deprecated witness.

@MainActor
private protocol DeprecatedAPIAccess {
    static func window(_ frame: CGRect?) -> UIWindow
    static var screen: UIScreen { get }
    static var windows: [UIWindow] { get }
    static var keyWindow: UIWindow? { get }
    static var statusBarFrame: CGRect { get }
    static var statusBarOrientation: UIInterfaceOrientation { get set }
    static var badgeNumber: Int { get set }
}

private enum DeprecatedAPI: DeprecatedAPIAccess {
    @available(*, deprecated) static func window(_ frame: CGRect?) -> UIWindow {
        frame.map { UIWindow(frame: $0) } ?? UIWindow()
    }
    @available(*, deprecated) static var screen: UIScreen { .main }
    @available(*, deprecated) static var windows: [UIWindow] { UIApplication.shared.windows }
    @available(*, deprecated) static var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    @available(*, deprecated) static var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    @available(*, deprecated) static var statusBarOrientation: UIInterfaceOrientation {
        get { UIApplication.shared.statusBarOrientation }
        set { UIApplication.shared.statusBarOrientation = newValue }
    }
    @available(*, deprecated) static var badgeNumber: Int {
        get { UIApplication.shared.applicationIconBadgeNumber }
        set { UIApplication.shared.applicationIconBadgeNumber = newValue }
    }
}

@MainActor private let deprecatedAPI: any DeprecatedAPIAccess.Type = DeprecatedAPI.self

/// Returns a window that is in no scene if the app has adopted scenes, with the given frame or that of the screen.
@MainActor package func oldWindow(frame: CGRect? = nil) -> UIWindow { deprecatedAPI.window(frame) }

@MainActor package var mainScreen: UIScreen { deprecatedAPI.screen }

@MainActor package var allWindows: [UIWindow] { deprecatedAPI.windows }

@MainActor package var keyWindow: UIWindow? { deprecatedAPI.keyWindow }

@MainActor package var statusBarFrame: CGRect { deprecatedAPI.statusBarFrame }

@MainActor package var statusBarOrientation: UIInterfaceOrientation {
    get { deprecatedAPI.statusBarOrientation }
    set { deprecatedAPI.statusBarOrientation = newValue }
}

@MainActor package var badgeNumber: Int {
    get { deprecatedAPI.badgeNumber }
    set { deprecatedAPI.badgeNumber = newValue }
}
