import UIKit

// What tests of older systems use, and is deprecated today. It is asked for by way of a protocol: the compiler does not
// mind a witness that is deprecated.

@MainActor
private protocol DeprecatedEnvironment {
    static func window(_ frame: CGRect?) -> UIWindow
    static var screen: UIScreen { get }
    static var windows: [UIWindow] { get }
    static var keyWindow: UIWindow? { get }
    static var statusBarFrame: CGRect { get }
    static var statusBarOrientation: UIInterfaceOrientation { get set }
    static var badgeNumber: Int { get set }
}

private enum Environment: DeprecatedEnvironment {
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

@MainActor private let environment: any DeprecatedEnvironment.Type = Environment.self

/// A window that is in no scene where the app has adopted scenes; as large as the screen if no frame is given.
@MainActor func oldWindow(frame: CGRect? = nil) -> UIWindow { environment.window(frame) }

@MainActor var mainScreen: UIScreen { environment.screen }

@MainActor var allWindows: [UIWindow] { environment.windows }

@MainActor var keyWindow: UIWindow? { environment.keyWindow }

@MainActor var statusBarFrame: CGRect { environment.statusBarFrame }

@MainActor var statusBarOrientation: UIInterfaceOrientation {
    get { environment.statusBarOrientation }
    set { environment.statusBarOrientation = newValue }
}

@MainActor var badgeNumber: Int {
    get { environment.badgeNumber }
    set { environment.badgeNumber = newValue }
}
