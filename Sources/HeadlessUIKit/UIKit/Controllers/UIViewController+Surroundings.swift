extension UIViewController {
    /// The application around the controller: of its window, or of the current phone.
    var application: UIApplication? {
        lineage.lazy.compactMap { $0.viewIfLoaded?.window }.first?.application ?? Phone.current?.application
    }

    var screen: UIScreen? { application?.screen }

    /// What the controller and its container add to what the superview leaves to the view, in points.
    ///
    /// A view in no window has no safe area.
    var addedSafeArea: UIEdgeInsets {
        guard let window = viewIfLoaded?.window, window.screen.hardware.hasSafeAreas else { return .zero }
        return additionalSafeAreaInsets.adding(parent?.safeAreaTaken(from: self))
    }
}
