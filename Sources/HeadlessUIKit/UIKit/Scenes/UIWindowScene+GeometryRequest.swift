extension UIWindowScene {
    /// The code of the error for a request that the controllers do not allow, as phones say it.
    private static let geometryRequestDenied = 101

    /// The interface stays as it then is until the device is turned. Open: which of several allowed orientations a
    /// phone takes; here it is the one there is, else portrait, else the first of the numbers.
    func grant(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let requested = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let allowed = requested.intersection(home.allowedOrientations)
        guard !allowed.isEmpty else {
            let reason = "None of the requested orientations are supported by the view controller."
            let userInfo = [NSLocalizedDescriptionKey: reason]
            errorHandler?(
                NSError(domain: "UISceneErrorDomain", code: Self.geometryRequestDenied, userInfo: userInfo)
            )
            return
        }
        guard !allowed.contains(.init(screen.orientation)) else { return }
        home.heldOrientation = allowed.first
        home.updateOrientation()
    }
}

extension UIApplication {
    /// What the controllers that count and the app allow together; all, where nobody is asked.
    fileprivate var allowedOrientations: UIInterfaceOrientationMask {
        guard !ignoresSupportedOrientations, let window = orientingWindow,
            let controller = window.rootViewController?.orientationOwner
        else {
            return .all
        }
        return controller.supportedInterfaceOrientations.intersection(supportedInterfaceOrientations(for: window))
    }
}
