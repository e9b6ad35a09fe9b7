extension UITextField {
    /// The border of a text field. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// The time at which an overlay view is visible. The raw values are those of Apple's header.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitextfield/viewmode
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }
}

extension UITextField.BorderStyle {
    /// The insets of the text, in points.
    ///
    /// - Note: Undocumented by Apple. The insets of 7 points at the sides of a rounded field are as published for
    ///   phones.
    var insets: UIEdgeInsets {
        switch self {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// The minimum height, in points. A rounded field has a height of 34 points, as published for phones.
    var leastHeight: CGFloat { self == .roundedRect ? 34 : 0 }

    /// The color of the line around the field, or `nil` if there's no line.
    ///
    /// - Note: Undocumented by Apple. This implementation draws a bezel as a gray line.
    var lineColor: UIColor? {
        switch self {
        case .line: .label
        case .bezel: .systemGray
        case .none, .roundedRect: nil
        }
    }

    /// The minimum radius of the corners, in points.
    ///
    /// - Note: Undocumented by Apple.
    var minimumCornerRadius: CGFloat { self == .roundedRect ? 5 : 0 }
}

extension UITextField.ViewMode {
    func shows(isEditing: Bool) -> Bool {
        switch self {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }
}
