extension UIButton {
    /// The type of a button. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum; the raw values:
    ///   Apple's header. The colors of the titles are undocumented.
    public enum ButtonType: Int, Sendable {
        /// A button with a white title.
        case custom = 0
        /// A button with a title in the tint color.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// The name of `system` before iOS 7.
        ///
        /// - Source: https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum/roundedrect; that
        ///   it equals `system`: Apple's header.
        public static var roundedRect: ButtonType { .system }
    }
}

extension UIButton.ButtonType {
    /// The font size of the title, in points.
    ///
    /// - Note: Undocumented by Apple. This implementation uses values read from phones.
    var fontSize: CGFloat {
        switch self {
        case .custom: UIFont.buttonFontSize
        default: 15
        }
    }

    /// The height of a button without content, in points. For custom buttons, it's the value printed on devices by
    /// published test suites; for others, it's a line of the font with its padding.
    var emptyHeight: CGFloat { self == .custom ? 34 : 30 }

    /// The image of a type that has one, named after the symbol.
    ///
    /// - Note: Undocumented by Apple. This implementation uses 30 points for `close` and 22 for the others.
    var image: UIImage? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: UIImage(symbol: "info.circle", side: 22)
        case .contactAdd: UIImage(symbol: "plus.circle", side: 22)
        case .close: UIImage(symbol: "xmark", side: 30)
        }
    }
}

extension UIImage {
    fileprivate convenience init(symbol: String, side: CGFloat) {
        self.init(name: symbol, size: CGSize(width: side, height: side), scale: 1)
    }
}
