/// An item that constraints can refer to: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutView: UIView? { get }

    /// The name of the item in messages about constraints.
    var nameInConstraints: String { get }
}

extension LayoutItem {
    var nameInMessages: String { "<\(nameInConstraints)>" }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    var nameInConstraints: String {
        let label = (self as? UILabel)?.text.map { "'\($0)'" } ?? ""
        return "\(type(of: self)):\(address(of: self))\(label)"
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }

    var nameInConstraints: String {
        "\(type(of: self)):\(address(of: self))" + (identifier.isEmpty ? "" : "'\(identifier)'")
    }
}
