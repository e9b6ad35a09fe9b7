extension UIScreen {
    /// Whether the status bar is hidden unless somebody wishes otherwise.
    var hidesStatusBar: Bool { hardware.hidesStatusBarInLandscape && orientation.isLandscape }
}
