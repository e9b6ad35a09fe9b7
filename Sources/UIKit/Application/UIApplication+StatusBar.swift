extension UIApplication {
    /// Which way the interface is turned.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Use the interfaceOrientation property of the window scene instead."
    )
    public var statusBarOrientation: UIInterfaceOrientation { screen.orientation }

    /// Where the status bar is, in points of the screen; zero while it is hidden.
    ///
    /// Before iOS 8 the screen does not turn, so the bar is at the edge that is up.
    @available(
        iOS, introduced: 2.0, deprecated: 13.0,
        message: "Use the statusBarManager property of the window scene instead."
    )
    public var statusBarFrame: CGRect {
        if statusBar.isHidden { return .zero }
        return screen.statusBarFrame(in: screen.orientation, isInCall: screen.isInCall)
    }
}
