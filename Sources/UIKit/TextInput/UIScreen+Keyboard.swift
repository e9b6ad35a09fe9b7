extension UIScreen {
    /// Where the keyboard is, in points of the screen: shown at the bottom of the interface, hidden right below.
    func keyboardFrame(isShown: Bool) -> CGRect {
        let isLandscape = orientation.isLandscape
        let size = hardware.screenSize
        let (width, bottom) = isLandscape ? (size.height, size.width) : (size.width, size.height)
        let height =
            KeyboardSize.height(on: hardware.idiom, isLandscape: isLandscape)
            + safeAreaInsets(in: orientation, hidesStatusBar: false).bottom
        return CGRect(x: 0, y: isShown ? bottom - height : bottom, width: width, height: height)
            .applying(toFixed(from: orientation))
            .applying(fixedToScreen)
    }
}
