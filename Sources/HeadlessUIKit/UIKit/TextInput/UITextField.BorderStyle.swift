extension UITextField {
    /// What is drawn around a field. Raw values as in Apple's header.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    /// When a view beside the text shows. Raw values as in Apple's header.
    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }
}

extension UITextField.BorderStyle {
    /// How far the text keeps from the edges, in points.
    ///
    /// Open: Apple gives no figure. 7 points at the sides are what is printed on phones for rounded fields.
    var insets: UIEdgeInsets {
        switch self {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    /// The least height in points: a rounded field is 34 points high, as printed on phones.
    var leastHeight: CGFloat { self == .roundedRect ? 34 : 0 }
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
