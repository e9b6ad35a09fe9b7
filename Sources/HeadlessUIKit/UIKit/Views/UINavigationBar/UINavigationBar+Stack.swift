extension UINavigationBar {
    func push(_ item: UINavigationItem, animated: Bool) {
        precondition(
            manager == nil,
            "NSInternalInconsistencyException: Cannot call pushNavigationItem:animated: directly on a UINavigationBar "
                + "managed by a controller.")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show((items ?? []) + [item])
        notifyLater(animated) { $0.delegate?.navigationBar($0, didPush: item) }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        precondition(
            manager == nil,
            "NSInternalInconsistencyException: Cannot call popNavigationItemAnimated: directly on a UINavigationBar "
                + "managed by a controller.")
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        show(items?.dropLast())
        notifyLater(animated) { $0.delegate?.navigationBar($0, didPop: item) }
        return item
    }

    /// Pops the top item after a tap on the back button, if the delegate allows it.
    ///
    /// - Note: Undocumented by Apple whether a navigation controller that conforms to the delegate protocol is also
    ///   queried about pops in code. This implementation queries it only about taps.
    func tappedBack() {
        guard let manager, let item = topItem else {
            _ = pop(animated: true)
            return
        }
        guard delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
        manager.popViewController(animated: true)
        notifyLater(true) { $0.delegate?.navigationBar($0, didPop: item) }
    }

    private func notifyLater(_ animated: Bool, _ notify: @escaping (UINavigationBar) -> Void) {
        guard animated, let phone = Phone.current, phone.viewAnimations.isEnabled else { return notify(self) }
        phone.timeline.add(
            .init { [weak self] in self.map(notify) }, at: phone.timeline.now + AppearanceTransition.duration)
    }
}
