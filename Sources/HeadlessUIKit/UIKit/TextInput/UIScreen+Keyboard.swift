extension UIScreen {
    /// Where the keyboard is, in points of the screen: shown at the bottom of the interface, hidden right below.
    ///
    /// Its height is that of an English keyboard with suggestions. Apple gives no heights and asks to read them from the
    /// notifications; other languages and kinds of keyboard have others.
    func keyboardFrame(of content: Keyboard.Content, isShown: Bool) -> CGRect {
        let isLandscape = orientation.isLandscape
        let size = hardware.screenSize
        let (width, bottom) = isLandscape ? (size.height, size.width) : (size.width, size.height)
        let height = keysHeight(of: content) + (content.accessory?.frame.height ?? 0)
        return CGRect(x: 0, y: isShown ? bottom - height : bottom, width: width, height: height)
            .applying(toFixed(from: orientation))
            .applying(fixedToScreen)
    }

    /// The keys, or what is there instead of them, with the corners below; an accessory alone lies at the very bottom.
    ///
    /// Open: whether a phone adds the corners to a view of the app's own; here it does.
    private func keysHeight(of content: Keyboard.Content) -> CGFloat {
        let corners = safeAreaInsets(in: orientation, hidesStatusBar: false).bottom
        return switch content.keys {
        case .system: hardware.keyboardHeight(in: orientation)
        case .view(let view): view.frame.height + corners
        case nil: 0
        }
    }
}
