/// The calls of the delegate's deprecated methods. Calls by way of a protocol don't cause deprecation warnings.
@MainActor
protocol DeprecatedDelegateCalls {
    func callMethod(for step: LifecycleState.Step)
    func opens(_ url: URL, _ options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func willChangeStatusBarFrame(to new: CGRect)
    func didChangeStatusBarFrame(from old: CGRect)
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
    func opens(_ url: URL, _ options: [OpenURLOptionsKey: Any]) -> Bool {
        delegate?.application(self, open: url, options: options) ?? false
    }

    @available(*, deprecated)
    func willChangeStatusBarFrame(to new: CGRect) {
        delegate?.application(self, willChangeStatusBarFrame: new)
    }

    @available(*, deprecated)
    func didChangeStatusBarFrame(from old: CGRect) {
        delegate?.application(self, didChangeStatusBarFrame: old)
    }
}
