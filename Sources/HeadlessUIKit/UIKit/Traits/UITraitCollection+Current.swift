import Synchronization

/// Where the current traits are kept: in a scope of their own, or by the phone.
enum CurrentTraits {
    /// Traits that can be set inside a scope.
    final class Scope: Sendable {
        let traits: Mutex<UITraitCollection>

        init(_ traits: UITraitCollection) {
            self.traits = Mutex(traits)
        }
    }

    @TaskLocal static var scope: Scope?

    static func perform<Result>(_ actions: () throws -> Result, with traits: UITraitCollection) rethrows -> Result {
        try $scope.withValue(Scope(traits), operation: actions)
    }
}

extension UITraitCollection {
    /// Outside of any device nothing is specified, and setting it changes nothing.
    static var currentTraits: UITraitCollection {
        get { scope?.traits.withLock { $0 } ?? UITraitCollection() }
        set { scope?.traits.withLock { $0 = newValue } }
    }

    private static var scope: CurrentTraits.Scope? { CurrentTraits.scope ?? Phone.current?.currentTraits }
}
