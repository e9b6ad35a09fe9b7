extension UIControl {
    /// An action and the events it waits for.
    struct Registration {
        var action: UIAction
        var events: Event
    }

    /// Source: Apple, "addAction(_:for:)": an action replaces one with its identifier. Here it then waits for the
    /// events of that one too. Open: whether it does on a phone.
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
