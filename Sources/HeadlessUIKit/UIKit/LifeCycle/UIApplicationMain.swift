// swift-format-ignore: AlwaysUseLowerCamelCase
// (The name is Apple's.)
/// Never returns: here it is the simulator that launches apps.
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppLaunch.isMissing()
}

extension UIApplicationDelegate {
    /// What `@main` on a delegate calls. Never returns: here it is the simulator that launches apps.
    public static func main() {
        AppLaunch.isMissing()
    }
}

/// What there is instead of a process that is an app.
private enum AppLaunch {
    static func isMissing() -> Never {
        fatalError("there is no phone here to run an app on: give the Simulator's `launch(_:)` its delegate")
    }
}
