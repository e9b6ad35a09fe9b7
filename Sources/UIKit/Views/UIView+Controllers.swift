extension UIView {
    /// The controllers of this view and of those inside it, outermost first.
    var controllersInTree: [UIViewController] {
        [links.controller].compactMap(\.self) + subviews.flatMap(\.controllersInTree)
    }
}
