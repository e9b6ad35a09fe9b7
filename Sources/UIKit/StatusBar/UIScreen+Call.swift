extension UIScreen {
    /// Only bars of this height grow while a call goes on, in points.
    private static let growingBarHeight: CGFloat = 20

    /// By how much a call makes the status bar higher, in points: 20 becomes 40 on phones (measured on devices).
    private func callGrowth(_ isInCall: Bool) -> CGFloat {
        isInCall && hardware.idiom == .phone && hardware.statusBarHeight == Self.growingBarHeight
            ? Self.growingBarHeight : 0
    }

    /// Where the status bar is when it is not hidden, in points of the screen.
    ///
    /// Before iOS 8 the screen does not turn, so the bar is at the edge that is up.
    func statusBarFrame(in orientation: UIInterfaceOrientation, isInCall: Bool) -> CGRect {
        let size = hardware.screenSize
        let width = orientation.isLandscape ? size.height : size.width
        let frame = CGRect(x: 0, y: 0, width: width, height: hardware.statusBarHeight + callGrowth(isInCall))
        if hardware.turnsScreen { return frame }
        return frame.applying(toFixed(from: orientation))
    }

    /// By how much a call makes the status bar higher now, in points.
    var callGrowth: CGFloat { callGrowth(isInCall) }
}
