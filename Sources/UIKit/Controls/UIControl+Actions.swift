extension UIControl {
    /// An action and the events it waits for.
    struct Registration {
        var action: UIAction
        var events: Event
    }

    /// Adds an action for events.
    ///
    /// Source: Apple, "addAction(_:for:)": an action replaces one with its identifier. Here it then waits for the
    /// events of that one too; whether it does on a phone is open.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        guard let index = index(of: action.identifier) else {
            registrations.append(Registration(action: action, events: controlEvents))
            return
        }
        registrations[index].action = action
        registrations[index].events.formUnion(controlEvents)
    }

    /// Takes the action with an action's identifier away from events.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes the action with an identifier away from events.
    public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        guard let index = index(of: actionIdentifier) else { return }
        registrations[index].events.subtract(controlEvents)
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
