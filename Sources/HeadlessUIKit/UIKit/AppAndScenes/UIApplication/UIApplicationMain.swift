// swift-format-ignore: AlwaysUseLowerCamelCase
// (The name is Apple's.)
/// Stops the process, because apps are launched by the simulator here. The function doesn't return.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7
/// - Differs: On a phone, the function creates the application object and its delegate, and runs the event cycle.
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    AppLaunch.isMissing()
}

extension UIApplicationDelegate {
    /// Stops the process, because apps are launched by the simulator here. `@main` on a delegate calls this method,
    /// which doesn't return.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uiapplicationdelegate/main()
    /// - Differs: On a phone, the method launches the app.
    public static func main() {
        AppLaunch.isMissing()
    }
}

/// A replacement for launching a process as an app.
private enum AppLaunch {
    static func isMissing() -> Never {
        fatalError("there is no phone here to run an app on: give the Simulator's `launch(_:)` its delegate")
    }
}
