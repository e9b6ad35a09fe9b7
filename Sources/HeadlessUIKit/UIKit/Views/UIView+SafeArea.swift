extension UIView {
    /// The safe area of the view, and of those inside it, may be another now; it is looked at before the next layout.
    func safeAreaMayDiffer() {
        mustCheckSafeArea = true
    }

    /// Tells this view and those inside it, from the outside in, whose safe area is another than the one they were told
    /// of; each lays out then.
    ///
    /// Outside of a window nobody is told. Open: whether a view or its controller hears first; here the view.
    func tellSafeAreaInside() {
        mustCheckSafeArea = false
        guard window != nil else { return }
        let insets = safeAreaInsets
        if insets != toldSafeArea {
            toldSafeArea = insets
            setNeedsLayout()
            safeAreaInsetsDidChange()
            links.controller?.viewSafeAreaInsetsDidChange()
        }
        for subview in subviews {
            subview.tellSafeAreaInside()
        }
    }
}
