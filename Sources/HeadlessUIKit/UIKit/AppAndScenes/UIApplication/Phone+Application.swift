extension Phone {
    public var application: UIApplication { states[UIApplication.self, default: UIApplication(screen: screen)] }

    /// Creates a phone with an app.
    public convenience init(_ hardware: Hardware) {
        precondition(
            hardware.scenes.areAdopted || !hardware.requiresScenes,
            """
            Application failed to launch: UIScene life cycle is required for apps built with this SDK. See \
            "Transitioning to the UIKit scene-based life cycle" in the UIKit documentation for more information on \
            migration. (Here: leave out `.withoutScenes()`, or take `.running(.iOS26)`.)
            """
        )
        self.init(hardware: hardware)
        currentTraits.traits.withLock { $0 = screen.traitCollection }
        application.phone = self
        timeline.finishTurn = { [weak application] in application?.finishTurn() }
    }
}

extension UIApplication: AppObjectOwner {
    func releaseAppObjects() {
        delegate = nil
        states.releaseAppObjects()
    }
}
