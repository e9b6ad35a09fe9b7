// The raw values are those of Apple's header.
extension UITableViewCell {
    /// The predefined styles of a cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the left, and a gray text at the right.
        case value1 = 1
        /// A small text in the tint color, and another text at its right.
        case value2 = 2
        /// A text, and a smaller text below it.
        case subtitle = 3
    }

    /// The appearances of a selected cell. From iOS 7 on, all styles other than `none` are gray.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/selectionstyle-swift.enum; that all
    ///   styles are gray from iOS 7 on is undocumented.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// The standard accessories at the right end of a cell.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }
}

extension UITableView {
    /// The styles of a table view.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum
    /// - Differs: On a phone, the groups of an inset grouped table have rounded corners.
    public enum Style: Int, Sendable {
        /// A style whose headers stick to the top while their section is visible.
        case plain = 0
        case grouped = 1
        /// A grouped style that is inset from the sides.
        case insetGrouped = 2
    }

    /// The positions to which a row can be scrolled.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/scrollposition
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is fully visible.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The animations of row changes. Changes take effect immediately here.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitableview/rowanimation
    /// - Differs: On a phone, the changes are animated.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }
}
