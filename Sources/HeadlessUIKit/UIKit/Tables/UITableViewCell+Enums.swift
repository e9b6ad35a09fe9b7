// Raw values as in Apple's header.
extension UITableViewCell {
    /// What a cell has from the beginning.
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default` = 0
        /// A text at the left and another, grey, at the right.
        case value1 = 1
        /// A small text in the tint and another at its right.
        case value2 = 2
        /// A text and a smaller one below.
        case subtitle = 3
    }

    /// How a selected cell is drawn; all but `none` are grey from iOS 7 on.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// What a cell has at its right end.
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
    /// How a table looks.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their section is seen.
        case plain = 0
        case grouped = 1
        /// As grouped, away from the sides. The corners of the groups are not drawn.
        case insetGrouped = 2
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As little as needed.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go; here at once.
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
