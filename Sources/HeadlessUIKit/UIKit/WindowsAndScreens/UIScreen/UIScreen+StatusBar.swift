extension UIScreen {
    /// A Boolean value indicating whether the status bar is hidden by default.
    var hidesStatusBar: Bool { hardware.hidesStatusBarInLandscape && orientation.isLandscape }

    /// Returns the frame of a visible status bar, in points of the screen.
    ///
    /// Before iOS 8, the screen's coordinates don't rotate, so the bar is at the edge that points upward.
    func statusBarFrame(in orientation: UIInterfaceOrientation, isInCall: Bool) -> CGRect {
        let size = hardware.screenSize
        let width = orientation.isLandscape ? size.height : size.width
        let frame = CGRect(x: 0, y: 0, width: width, height: statusBarHeight(isInCall: isInCall))
        if hardware.turnsScreen { return frame }
        return frame.applying(toFixed(from: orientation))
    }

    /// Returns the height of a visible status bar, in points.
    func statusBarHeight(isInCall: Bool) -> CGFloat {
        hardware.metrics.statusBarHeight + (isInCall ? hardware.statusBarGrowthInCall : 0)
    }
}
