extension UIControl {
    /// An action and the events for which it's performed.
    struct Registration {
        var action: UIAction
        var events: Event
    }

    /// Registers an action for events, and replaces an action with the same identifier.
    ///
    /// - Source: Apple, "addAction(_:for:)".
    ///
    /// - Note: Undocumented by Apple. In this implementation, the new action is also performed for the events of the
    ///   replaced one.
    func register(_ action: UIAction, for events: Event) {
        guard let index = index(of: action.identifier) else {
            registrations.append(Registration(action: action, events: events))
            return
        }
        registrations[index].action = action
        registrations[index].events.formUnion(events)
    }

    func unregister(_ identifier: UIAction.Identifier, for events: Event) {
        guard let index = index(of: identifier) else { return }
        registrations[index].events.subtract(events)
        if registrations[index].events.isEmpty { registrations.remove(at: index) }
    }

    func sendRegistered(for events: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: events) {
            sendAction(registration.action)
        }
    }

    private func index(of identifier: UIAction.Identifier) -> Int? {
        registrations.firstIndex { $0.action.identifier == identifier }
    }
}
