extension UIViewController {
    /// The application around the controller: of its window, or of the current phone.
    var application: UIApplication? {
        lineage.lazy.compactMap { $0.viewIfLoaded?.window }.first?.application ?? Phone.current?.application
    }

    var screen: UIScreen? { application?.screen }
}
