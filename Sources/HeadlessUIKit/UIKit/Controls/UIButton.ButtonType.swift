extension UIButton {
    /// Raw values as in Apple's header.
    public enum ButtonType: Int, Sendable {
        /// A white title.
        case custom = 0
        /// A title in the tint.
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        /// What `system` was called before iOS 7.
        public static var roundedRect: ButtonType { .system }
    }
}

extension UIButton.ButtonType {
    /// In points. Open: Apple documents neither; these are read from phones.
    var fontSize: CGFloat {
        switch self {
        case .custom: UIFont.buttonFontSize
        default: 15
        }
    }

    /// The height of a button that shows nothing, in points: as published suites print it for custom buttons on devices;
    /// of the others a line of their font with the room around it.
    var emptyHeight: CGFloat { self == .custom ? 34 : 30 }

    /// The sign of a button that has one; its name is that of the symbol, its size in points is open.
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
