import UIKit

// These declarations use API for tests of older systems that is deprecated today. They go through a protocol because
// the compiler doesn't warn about a deprecated witness.

@MainActor
private protocol OldSurroundings {
    static func window(_ frame: CGRect?) -> UIWindow
    static var screen: UIScreen { get }
    static var windows: [UIWindow] { get }
    static var keyWindow: UIWindow? { get }
    static var statusBarFrame: CGRect { get }
    static var statusBarOrientation: UIInterfaceOrientation { get set }
    static var badgeNumber: Int { get set }
}

private enum Surroundings: OldSurroundings {
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

@MainActor private let surroundings: any OldSurroundings.Type = Surroundings.self

/// Returns a window that is in no scene if the app has adopted scenes, with the given frame or that of the screen.
@MainActor func oldWindow(frame: CGRect? = nil) -> UIWindow { surroundings.window(frame) }

@MainActor var mainScreen: UIScreen { surroundings.screen }

@MainActor var allWindows: [UIWindow] { surroundings.windows }

@MainActor var keyWindow: UIWindow? { surroundings.keyWindow }

@MainActor var statusBarFrame: CGRect { surroundings.statusBarFrame }

@MainActor var statusBarOrientation: UIInterfaceOrientation {
    get { surroundings.statusBarOrientation }
    set { surroundings.statusBarOrientation = newValue }
}

@MainActor var badgeNumber: Int {
    get { surroundings.badgeNumber }
    set { surroundings.badgeNumber = newValue }
}
