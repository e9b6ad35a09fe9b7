/// The calls of the deprecated methods of the app and its delegate. Calls by way of a protocol don't cause deprecation
/// warnings.
@MainActor
protocol DeprecatedDelegateCalls {
    func callMethod(for step: LifecycleState.Step)
    func opens(_ url: URL, from sourceApplication: String?) -> Bool
    func willChangeStatusBarFrame(to new: CGRect)
    func didChangeStatusBarFrame(from old: CGRect)
    func orientations(of window: UIWindow?) -> UIInterfaceOrientationMask
    func orientationsOfDelegate(for window: UIWindow?) -> UIInterfaceOrientationMask
}

extension UIApplication: DeprecatedDelegateCalls {
    var deprecatedDelegateCalls: any DeprecatedDelegateCalls { self }

    @available(*, deprecated)
    func callMethod(for step: LifecycleState.Step) {
        switch step {
        case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
        case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
        case .willResignActive: delegate?.applicationWillResignActive(self)
        case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
        }
    }

    @available(*, deprecated)
    func opens(_ url: URL, from sourceApplication: String?) -> Bool {
        var options: [OpenURLOptionsKey: Any] = [.openInPlace: false]
        if let sourceApplication { options[.sourceApplication] = sourceApplication }
        return delegate?.application(self, open: url, options: options) ?? false
    }

    @available(*, deprecated)
    func willChangeStatusBarFrame(to new: CGRect) {
        delegate?.application(self, willChangeStatusBarFrame: new)
    }

    @available(*, deprecated)
    func orientations(of window: UIWindow?) -> UIInterfaceOrientationMask {
        supportedInterfaceOrientations(for: window)
    }

    @available(*, deprecated)
    func orientationsOfDelegate(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
    }

    @available(*, deprecated)
    func didChangeStatusBarFrame(from old: CGRect) {
        delegate?.application(self, didChangeStatusBarFrame: old)
    }
}
