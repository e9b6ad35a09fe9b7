extension UIScreen {
    /// Whether the status bar is hidden unless a controller says otherwise.
    var hidesStatusBar: Bool { hardware.hidesStatusBarInLandscape && orientation.isLandscape }

    /// Where the status bar is when it is not hidden, in points of the screen.
    ///
    /// Before iOS 8 the screen does not turn, so the bar is at the edge that is up.
    func statusBarFrame(in orientation: UIInterfaceOrientation, isInCall: Bool) -> CGRect {
        let size = hardware.screenSize
        let width = orientation.isLandscape ? size.height : size.width
        let frame = CGRect(x: 0, y: 0, width: width, height: statusBarHeight(isInCall: isInCall))
        if hardware.turnsScreen { return frame }
        return frame.applying(toFixed(from: orientation))
    }

    /// In points, while the bar shows.
    func statusBarHeight(isInCall: Bool) -> CGFloat {
        hardware.metrics.statusBarHeight + (isInCall ? hardware.statusBarGrowthInCall : 0)
    }
}
