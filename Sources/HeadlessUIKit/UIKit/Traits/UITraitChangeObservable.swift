/// Something that tells closures which of its traits have changed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
    /// Gets the object and its traits of before.
    typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void
    where TraitEnvironment: UITraitEnvironment

    /// Calls a closure when one of some traits has changed; it ends with the object.
    @discardableResult
    func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

    /// Calls the closure no more.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// Stands for a closure that waits for changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// What waits for changes of traits, and for which.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }

    /// It never changes, so its copy is itself.
    nonisolated func copy(with zone: NSZone?) -> Any { self }
}
