extension UIViewController {
    /// The application around the controller: of its window, or of the current phone.
    var application: UIApplication? {
        lineage.lazy.compactMap { $0.viewIfLoaded?.window }.first?.application ?? Phone.current?.application
    }

    var screen: UIScreen? { application?.screen }

    /// What the controller and its container add to what the superview leaves to the view, in points.
    ///
    /// Safe areas came with iOS 11; a view in no window has none.
    var addedSafeArea: UIEdgeInsets {
        guard let window = viewIfLoaded?.window, window.screen.hardware.major >= 11 else { return .zero }
        return additionalSafeAreaInsets.adding(parent?.safeAreaTaken(from: self))
    }
}
