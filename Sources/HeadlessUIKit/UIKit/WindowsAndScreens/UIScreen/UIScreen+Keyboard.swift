extension UIScreen {
    /// Returns the frame of the keyboard, in points of the screen.
    ///
    /// A visible keyboard is at the bottom of the interface, a hidden one directly below.
    ///
    /// The height is that of an English keyboard with suggestions. Other languages and keyboard types have other
    /// heights. Apple publishes no heights and recommends reading them from the notifications.
    func keyboardFrame(of content: Keyboard.Content, isShown: Bool) -> CGRect {
        let isLandscape = orientation.isLandscape
        let size = hardware.screenSize
        let (width, bottom) = isLandscape ? (size.height, size.width) : (size.width, size.height)
        let height = keysHeight(of: content) + (content.accessory?.frame.height ?? 0)
        return CGRect(x: 0, y: isShown ? bottom - height : bottom, width: width, height: height)
            .applying(toFixed(from: orientation))
            .applying(fixedToScreen)
    }

    /// Returns the height of the keys or the view that replaces them, including the rounded corners below.
    ///
    /// An accessory view without keys is at the bottom edge.
    ///
    /// - Note: Undocumented by Apple. This implementation also adds the corners to a custom input view.
    private func keysHeight(of content: Keyboard.Content) -> CGFloat {
        let corners = safeAreaInsets(in: orientation, hidesStatusBar: false).bottom
        return switch content.keys {
        case .system: hardware.keyboardHeight(in: orientation)
        case .view(let view): view.frame.height + corners
        case nil: 0
        }
    }
}
