extension UIScreen {
    /// Where the keyboard is, in points of the screen: shown at the bottom of the interface, hidden right below.
    ///
    /// Its height is that of an English keyboard with suggestions. Apple gives no heights and asks to read them from the
    /// notifications; other languages and kinds of keyboard have others.
    func keyboardFrame(isShown: Bool) -> CGRect {
        let isLandscape = orientation.isLandscape
        let size = hardware.screenSize
        let (width, bottom) = isLandscape ? (size.height, size.width) : (size.width, size.height)
        let height = hardware.keyboardHeight(in: orientation)
        return CGRect(x: 0, y: isShown ? bottom - height : bottom, width: width, height: height)
            .applying(toFixed(from: orientation))
            .applying(fixedToScreen)
    }
}
