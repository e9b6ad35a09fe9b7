/// Properties for code that calls the methods as optional ones, which they are on a phone. See `UIScrollViewDelegate`.
extension UIApplicationDelegate {
    @available(*, deprecated)
    public var applicationDidBecomeActive: (@MainActor (UIApplication) -> Void)? {
        { self.applicationDidBecomeActive($0) }
    }
    @available(*, deprecated)
    public var applicationWillResignActive: (@MainActor (UIApplication) -> Void)? {
        { self.applicationWillResignActive($0) }
    }
    @available(*, deprecated)
    public var applicationDidEnterBackground: (@MainActor (UIApplication) -> Void)? {
        { self.applicationDidEnterBackground($0) }
    }
    @available(*, deprecated)
    public var applicationWillEnterForeground: (@MainActor (UIApplication) -> Void)? {
        { self.applicationWillEnterForeground($0) }
    }
    public var applicationWillTerminate: (@MainActor (UIApplication) -> Void)? { { self.applicationWillTerminate($0) } }
    public var applicationProtectedDataWillBecomeUnavailable: (@MainActor (UIApplication) -> Void)? {
        { self.applicationProtectedDataWillBecomeUnavailable($0) }
    }
    public var applicationProtectedDataDidBecomeAvailable: (@MainActor (UIApplication) -> Void)? {
        { self.applicationProtectedDataDidBecomeAvailable($0) }
    }
}

/// Properties for code that calls the methods as optional ones, which they are on a phone. See `UIScrollViewDelegate`.
extension UISceneDelegate {
    public var sceneDidDisconnect: (@MainActor (UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
    public var sceneDidBecomeActive: (@MainActor (UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }
    public var sceneWillResignActive: (@MainActor (UIScene) -> Void)? { { self.sceneWillResignActive($0) } }
    public var sceneWillEnterForeground: (@MainActor (UIScene) -> Void)? { { self.sceneWillEnterForeground($0) } }
    public var sceneDidEnterBackground: (@MainActor (UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
}
