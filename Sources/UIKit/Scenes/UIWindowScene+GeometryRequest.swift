extension UIWindowScene {
    /// The code of the error for a wish that the controllers do not allow, as phones say it.
    private static let geometryRequestDenied = 101

    /// Turns the interface to one of the orientations that the app would like, if its controllers allow one of them.
    ///
    /// It stays so until the device is turned. Which of several allowed orientations a phone takes is open; here it is
    /// the one there is, else portrait, else the first of the numbers.
    public func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wished = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let allowed = wished.intersection(home.allowedOrientations)
        guard !allowed.isEmpty else {
            let reason = "None of the requested orientations are supported by the view controller."
            let userInfo = [NSLocalizedDescriptionKey: reason]
            errorHandler?(
                NSError(domain: "UISceneErrorDomain", code: Self.geometryRequestDenied, userInfo: userInfo)
            )
            return
        }
        guard !allowed.contains(.init(interfaceOrientation)) else { return }
        home.heldOrientation = allowed.first
        home.updateOrientation()
    }
}

extension UIApplication {
    /// What the controllers that count and the app allow together; all, where nobody is asked.
    fileprivate var allowedOrientations: UIInterfaceOrientationMask {
        guard let window = orientingWindow, let controller = window.rootViewController?.orientationOwner else {
            return .all
        }
        return controller.supportedInterfaceOrientations.intersection(supportedInterfaceOrientations(for: window))
    }
}
