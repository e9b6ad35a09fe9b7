extension UIView {
    /// Whether a new finger on the view is given to it, beside the touches that its window already has.
    ///
    /// Apple, "Event Handling Guide for iOS", "Restricting Event Delivery": without multiple touch a view has the first
    /// finger only, here until all that began in it are gone; an exclusive view has touches only while no other view
    /// has any, and then no other view gets some.
    func admitsTouch(beside touches: [UITouch]) -> Bool {
        if !isMultipleTouchEnabled, touches.contains(where: { $0.view === self }) { return false }
        let others = touches.filter { $0.reachesView }.compactMap(\.view).filter { $0 !== self }
        return others.isEmpty || !(isExclusiveTouch || others.contains { $0.isExclusiveTouch })
    }

    /// What a view gives back before it leaves its window: its fingers, and who is first inside it.
    ///
    /// Open: when exactly a phone does it; here before the view hears that it moves.
    func leaveWindow() {
        window?.application.cancelTouches(inside: self)
        resignInside()
    }
}
