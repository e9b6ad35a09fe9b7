extension UIViewController {
    /// The application of the view controller's window, or else of the current phone.
    var application: UIApplication? {
        selfAndAncestors.lazy.compactMap { $0.viewIfLoaded?.window }.first?.application ?? Phone.current?.application
    }

    /// The window of the view controller's view, or of its container or presenting view controller, if a presentation
    /// has removed the view.
    var hostWindow: UIWindow? {
        sequence(first: self) { $0.parent ?? $0.links.presenter }.lazy.compactMap { $0.viewIfLoaded?.window }.first
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
