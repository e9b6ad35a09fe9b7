extension NSLayoutConstraint {
    /// The description of the constraint in the format of a phone's console.
    var text: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let state = isActive ? "active" : "inactive"
        let superview = superviewText.map { ", names: '|':\($0) " } ?? ""
        return "<\(type(of: self)):\(address(of: self))\(name) \(equation)   (\(state)\(superview))>"
    }

    private var equation: String {
        let priority = importance == .required ? "" : " @\(importance.rawValue.short)"
        return (spacing ?? plainEquation) + priority
    }

    private var plainEquation: String {
        var right = second.map { (multiplier == 1 ? "" : "\(Double(multiplier).short)*") + $0.text } ?? ""
        if right.isEmpty || constant != 0 {
            let sign = right.isEmpty ? (constant < 0 ? "-" : "") : constant < 0 ? " - " : " + "
            right += sign + Double(abs(constant)).short
        }
        return "\(first.text) \(relation.sign) \(right)"
    }

    /// The constraint in the visual format language, or `nil` if it isn't the spacing of neighbors or from an edge of
    /// the superview.
    private var spacing: String? {
        guard let pair = neighbours else { return nil }
        let sign = relation == .equal ? "" : relation.sign
        return "\(pair.axis):\(pair.before)-(\(sign)\(Double(constant).short))-\(pair.after)"
    }

    private var neighbours: (axis: String, before: String, after: String)? {
        guard multiplier == 1, let second, let one = first.item as? UIView, let other = second.item as? UIView else {
            return nil
        }
        let names = (one: "[\(one.nameInConstraints)]", other: "[\(other.nameInConstraints)]")
        switch (second.attribute, first.attribute) {
        case (.trailing, .leading), (.right, .left): return ("H", names.other, names.one)
        case (.bottom, .top): return ("V", names.other, names.one)
        case (.leading, .leading), (.left, .left): return one.superview === other ? ("H", "|", names.one) : nil
        case (.top, .top): return one.superview === other ? ("V", "|", names.one) : nil
        case (.trailing, .trailing), (.right, .right): return other.superview === one ? ("H", names.other, "|") : nil
        case (.bottom, .bottom): return other.superview === one ? ("V", names.other, "|") : nil
        default: return nil
        }
    }

    private var superviewText: String? {
        guard let pair = neighbours, let one = first.item as? UIView, let other = second?.item as? UIView else {
            return nil
        }
        if pair.before == "|" { return other.nameInConstraints }
        return pair.after == "|" ? one.nameInConstraints : nil
    }
}

extension NSLayoutConstraint.Relation {
    var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// Returns the address of an object, in the format of messages.
func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
}
