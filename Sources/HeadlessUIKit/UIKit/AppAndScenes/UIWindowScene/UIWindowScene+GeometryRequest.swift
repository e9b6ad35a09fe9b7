extension UIWindowScene {
    /// The error code for a request with orientations that the view controllers don't support, as reported by phones.
    private static let geometryRequestDenied = 101

    /// Grants a geometry request if the view controllers support one of its orientations. The interface then keeps that
    /// orientation until the device is rotated.
    ///
    /// - Note: Undocumented by Apple. If several orientations are supported, this implementation keeps the current one
    ///   if it's among them. Otherwise, it chooses portrait, or else the one with the lowest raw value. The choice of a
    ///   phone is unknown.
    func grant(_ preferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
        guard let requested = (preferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let allowed = requested.intersection(home.allowedOrientations)
        guard !allowed.isEmpty else {
            // The text of a phone in English (Capawesome, capacitor plugins 100). It's localized on a phone.
            let reason = """
                None of the requested orientations are supported by the view controller. Requested: \(requested.names); \
                Supported: \(home.allowedOrientations.names)
                """
            let userInfo = [NSLocalizedDescriptionKey: reason]
            errorHandler?(
                NSError(domain: "UISceneErrorDomain", code: Self.geometryRequestDenied, userInfo: userInfo)
            )
            return
        }
        // During a rotation, the interface still has its old orientation.
        guard !allowed.contains(.init(home.orientationState.target ?? screen.orientation)) else { return }
        home.orientationState.held = allowed.first
        home.updateOrientation()
    }
}

extension UIInterfaceOrientationMask {
    /// The names of the orientations, as in the error of a denied request.
    fileprivate var names: String {
        let all: [(Self, String)] = [
            (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
            (.landscapeRight, "landscapeRight"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension UIApplication {
    /// The orientations that are supported by both the deciding view controllers and the app, or all if none are
    /// queried.
    fileprivate var allowedOrientations: UIInterfaceOrientationMask {
        guard !ignoresSupportedOrientations, let window = orientingWindow,
            let controller = window.rootViewController?.orientationOwner
        else {
            return .all
        }
        return controller.supportedInterfaceOrientations.intersection(
            deprecatedDelegateCalls.orientations(of: window))
    }
}
