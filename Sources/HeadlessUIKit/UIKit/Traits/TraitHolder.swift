/// The trait state of an object.
struct TraitState {
    /// The value of `overrideUserInterfaceStyle`.
    var style = UIUserInterfaceStyle.unspecified { didSet { resolved = nil } }
    var overrides = UITraitOverrides() { didSet { resolved = nil } }
    /// The traits of the last notification. If they are `nil`, the object is also notified of its first traits.
    var lastNotified: UITraitCollection?
    /// A Boolean value indicating whether the object and its descendants need a notification before the next layout.
    var needsUpdate = false
    var registrations: [TraitChangeRegistration] = []
    /// The cached result of applying the overrides, with the inherited traits that it was made from.
    private var resolved: (inherited: UITraitCollection, result: UITraitCollection)?

    init(lastNotified: UITraitCollection?) {
        self.lastNotified = lastNotified
    }

    /// Returns the given traits with the overrides applied. The result is the same object until a value changes.
    ///
    /// - Note: Undocumented by Apple. In this implementation, the overrides take precedence if they and the style
    ///   property both specify a style.
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

/// An object that inherits traits, overrides some of them, and is notified when they change.
@MainActor
protocol TraitHolder: UITraitEnvironment, UITraitChangeObservable {
    var traits: TraitState { get set }
    /// The traits of the object's surroundings.
    var inheritedTraits: UITraitCollection { get }
    /// Called when the traits may have changed, to notify the object and its descendants, immediately or before the
    /// next layout.
    func invalidateTraits()
    /// Called when the traits have changed, before all other notifications. UIKit classes implement this method.
    func followTraits()
}

extension TraitHolder {
    /// The traits of the object, independent of a subclass's override of `traitCollection`.
    var resolvedTraits: UITraitCollection { traits.resolve(inheritedTraits) }

    /// Notifies the object, but not its descendants, if its traits differ from those of the last notification.
    ///
    /// - Note: Undocumented by Apple. This implementation calls the method first, and then the closures in the order of
    ///   their registration.
    func notifyTraitChange() {
        traits.needsUpdate = false
        let (old, new) = (traits.lastNotified, resolvedTraits)
        guard old !== new else { return }
        traits.lastNotified = new
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

    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/registerfortraitchanges(_:handler:)
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

    /// - Source:
    ///   https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94/unregisterfortraitchanges(_:)
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traits.registrations.removeAll { $0 === registration }
    }
}

extension TraitChangeRegistration {
    fileprivate func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
        traits.contains { !old.values.agrees(with: new.values, on: $0) }
    }
}
