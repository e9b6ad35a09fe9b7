extension UIViewController {
    /// The application of the view controller's window, or else of the current phone.
    var application: UIApplication? {
        selfAndAncestors.lazy.compactMap { $0.viewIfLoaded?.window }.first?.application ?? Phone.current?.application
    }

    var screen: UIScreen? { application?.screen }

    /// The insets that the view controller and its container add to the safe area from the superview, in points.
    ///
    /// A view that isn't in a window has no safe area.
    var addedSafeArea: UIEdgeInsets {
        guard let window = viewIfLoaded?.window, window.screen.hardware.hasSafeAreas else { return .zero }
        return additionalSafeAreaInsets.adding(parent?.barInsets(for: self))
    }
}
