extension UIApplication {
    var shownStatusBarFrame: CGRect {
        if statusBar.isHidden { return .zero }
        return screen.statusBarFrame(in: screen.orientation, isInCall: screen.isInCall)
    }
}
