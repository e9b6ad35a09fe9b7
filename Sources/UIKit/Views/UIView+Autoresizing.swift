extension UIView {
    /// Moves and grows with a superview whose size changed.
    func follow(superviewFrom old: CGSize, to new: CGSize) {
        changeGeometry { $0.autoresize(autoresizingMask, superviewFrom: old, to: new) }
    }
}
