/// What an object that has traits keeps of them.
struct TraitState {
    /// `overrideUserInterfaceStyle`.
    var style = UIUserInterfaceStyle.unspecified { didSet { resolved = nil } }
    var overrides = UITraitOverrides() { didSet { resolved = nil } }
    /// The traits that the object was told of last; nil before the first time, where it is told of those too.
    var told: UITraitCollection?
    /// Whether the object, and what is in it, is to be told before the next layout.
    var needsUpdate = false
    var registrations: [TraitChangeRegistration] = []
    /// What came of the overrides last, and of which traits.
    private var resolved: (inherited: UITraitCollection, result: UITraitCollection)?

    init(told: UITraitCollection?) {
        self.told = told
    }

    /// Traits with what is overridden; the same object as long as nothing changes.
    ///
    /// Open: what counts on a phone if both name a style; here the overrides.
    mutating func resolve(_ inherited: UITraitCollection) -> UITraitCollection {
        if style == .unspecified, overrides.values.isEmpty { return inherited }
        if let resolved, resolved.inherited === inherited { return resolved.result }
        var values = inherited.values
        if style != .unspecified { values.userInterfaceStyle = style }
        values.merge(overrides.values)
        let result = UITraitCollection(values)
        resolved = (inherited, result)
        return result
    }
}

/// Something that inherits traits, overrides some and is told when they change.
@MainActor
protocol TraitHolder: UITraitEnvironment, UITraitChangeObservable {
    var traits: TraitState { get set }
    /// The traits of what is around the object.
    var inheritedTraits: UITraitCollection { get }
    /// The traits may be others now: tells the object and what is in it, at once or before the next layout.
    func invalidateTraits()
    /// The object has other traits; for classes of UIKit, before anybody else hears of it.
    func followTraits()
}

extension TraitHolder {
    /// The object's traits, whatever a subclass answers.
    var resolvedTraits: UITraitCollection { traits.resolve(inheritedTraits) }

    /// Tells the object, and nobody in it, if its traits are no longer those that it was told of.
    ///
    /// Open: whether a phone calls the method or the closures first; here the method. The closures come in the order in
    /// which they were registered.
    func tellTraits() {
        traits.needsUpdate = false
        let (old, new) = (traits.told, resolvedTraits)
        guard old !== new else { return }
        traits.told = new
        guard old != new else { return }
        let previous = old ?? UITraitCollection()
        let registrations = traits.registrations
        let environment: any UITraitEnvironment = self
        new.performAsCurrent {
            followTraits()
            environment.traitCollectionDidChange(old)
            for registration in registrations where registration.concerns(previous, new) {
                registration.handler(self, previous)
            }
        }
    }

    func followTraits() {}

    func changeOverrides(_ change: (inout TraitState) -> Void) {
        change(&traits)
        invalidateTraits()
    }

    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let registration = TraitChangeRegistration(traits) { environment, previous in
            guard let environment = environment as? TraitEnvironment else {
                preconditionFailure(
                    "a closure for \(TraitEnvironment.self) waits for traits of \(type(of: environment))")
            }
            handler(environment, previous)
        }
        self.traits.registrations.append(registration)
        return registration
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traits.registrations.removeAll { $0 === registration }
    }
}

extension TraitChangeRegistration {
    fileprivate func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { !old.values.agrees(with: new.values, on: $0) }
    }
}
