/// What constraints are about: views and layout guides.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the one that has the guide.
    var layoutView: UIView? { get }

    /// What messages about constraints call it.
    var nameInConstraints: String { get }
}

extension LayoutItem {
    var nameInMessages: String { "<\(nameInConstraints)>" }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    var nameInConstraints: String {
        let words = (self as? UILabel)?.text.map { "'\($0)'" } ?? ""
        return "\(type(of: self)):\(address(of: self))\(words)"
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }

    var nameInConstraints: String {
        "\(type(of: self)):\(address(of: self))" + (identifier.isEmpty ? "" : "'\(identifier)'")
    }
}
