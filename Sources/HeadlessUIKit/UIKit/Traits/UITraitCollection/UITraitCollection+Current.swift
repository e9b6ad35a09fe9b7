import Synchronization

/// The storage of the current traits, in a separate scope or in the phone.
enum CurrentTraits {
    /// Traits that can be set within a scope.
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

extension Phone {
    /// The traits that `UITraitCollection.current` returns outside of any scope.
    nonisolated var currentTraits: CurrentTraits.Scope {
        states[CurrentTraits.Scope.self, default: CurrentTraits.Scope(UITraitCollection())]
    }
}

extension UITraitCollection {
    /// The current traits. Without a phone, the traits are unspecified and setting them has no effect.
    static var currentTraits: UITraitCollection {
        get { scope?.traits.withLock { $0 } ?? UITraitCollection() }
        set { scope?.traits.withLock { $0 = newValue } }
    }

    private static var scope: CurrentTraits.Scope? { CurrentTraits.scope ?? Phone.current?.currentTraits }
}
