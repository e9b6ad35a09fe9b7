/// A parser for the visual format language. On a syntax error, the process stops with the message of a phone.
@MainActor
struct VisualFormatParser {
    private let format: [Character]
    private let metrics: [String: Any]
    private let views: [String: Any]
    private var position = 0

    init(_ format: String, metrics: [String: Any], views: [String: Any]) {
        self.format = Array(format)
        self.metrics = metrics
        self.views = views
    }

    mutating func parse(_ options: NSLayoutConstraint.FormatOptions) -> VisualFormat {
        var result = VisualFormat()
        result.orientation = orientation()
        check(options, result.orientation)
        var before = VisualFormat.Connection.flush
        if skip("|") {
            result.beginsAtSuperview = true
            before = connection()
        }
        repeat {
            if !result.parts.isEmpty, skip("|") {
                result.end = before
                break
            }
            result.parts.append(part(after: before))
            before = connection()
            if case .flush = before, isAtEnd { break }
        } while true
        if !isAtEnd { fail("Expected the end of the format") }
        for part in [result.beginsAtSuperview ? result.parts.first : nil, result.end == nil ? nil : result.parts.last] {
            if let part, part.item.layoutSuperview == nil {
                fail("Unable to interpret '|' character, because the related view doesn't have a superview")
            }
        }
        return result
    }

    private mutating func orientation() -> VisualFormat.Orientation {
        guard let letter = next, letter == "H" || letter == "V" else { return .horizontal }
        position += 1
        expect(":", "Expected a ':' after the orientation")
        return letter == "H" ? .horizontal : .vertical
    }

    private func check(_ options: NSLayoutConstraint.FormatOptions, _ orientation: VisualFormat.Orientation) {
        let (kind, names): (NSLayoutConstraint.Attribute.Kind, (String, String)) =
            orientation == .horizontal ? (.x, ("vertical", "horizontal")) : (.y, ("horizontal", "vertical"))
        guard options.alignments.contains(where: { $0.kind == kind }) else { return }
        fail(
            "Options mask required views to be aligned on a \(names.0) edge, which is not allowed for layout that is "
                + "also \(names.1).")
    }

    // MARK: Parts

    private mutating func part(after before: VisualFormat.Connection) -> VisualFormat.Part {
        expect("[", "Expected a view")
        let name = name()
        guard let item = views[name].flatMap({ $0 as? any LayoutItem }) else {
            fail("\(name) is not a key in the views dictionary.")
        }
        let sizes = next == "(" ? predicates(areSizes: true) : []
        expect("]", "Expected a ']'")
        return VisualFormat.Part(item: item, sizes: sizes, before: before)
    }

    /// Parses a connection: nothing, a hyphen, or a distance between two hyphens.
    private mutating func connection() -> VisualFormat.Connection {
        guard skip("-") else { return .flush }
        if next == "[" || next == "|" { return .standard }
        let distances = next == "(" ? predicates(areSizes: false) : [simplePredicate()]
        expect("-", "Expected a '-'")
        return .distances(distances)
    }

    private mutating func predicates(areSizes: Bool) -> [VisualFormat.Predicate] {
        expect("(", "Expected a '('")
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(predicate(isSize: areSizes)) } while skip(",")
        expect(")", "Expected a ')'")
        return predicates
    }

    private mutating func predicate(isSize: Bool) -> VisualFormat.Predicate {
        let relation = relation()
        let object = object(canBeView: isSize)
        let priority = skip("@") ? UILayoutPriority(Float(constant("a priority"))) : .required
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    private mutating func simplePredicate() -> VisualFormat.Predicate {
        VisualFormat.Predicate(relation: .equal, object: .constant(constant("a distance")), priority: .required)
    }

    private mutating func relation() -> NSLayoutConstraint.Relation {
        for (sign, relation) in [
            ("==", .equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ] as [(String, NSLayoutConstraint.Relation)] where skip(sign) {
            return relation
        }
        return .equal
    }

    private mutating func object(canBeView: Bool) -> VisualFormat.Predicate.Object {
        guard canBeView, next?.beginsName == true else { return .constant(constant("a size")) }
        let start = position
        let name = name()
        if let number = metrics[name].flatMap(Self.number) { return .constant(number) }
        if let item = views[name].flatMap({ $0 as? any LayoutItem }) { return .item(item) }
        position = start
        fail("\(name) is not a key in the metrics or the views dictionary.")
    }

    /// Parses a number or the name of a metric.
    private mutating func constant(_ what: String) -> CGFloat {
        if next?.beginsName == true {
            let name = name()
            guard let number = metrics[name].flatMap(Self.number) else {
                fail("\(name) is not a key in the metrics dictionary.")
            }
            return number
        }
        let start = position
        while let character = next, character.isNumber || "+-.eE".contains(character) {
            // A hyphen ends a distance. Only a hyphen at the beginning is a sign.
            if character == "-", position > start { break }
            position += 1
        }
        guard let number = Double(String(format[start..<position])) else {
            position = start
            fail("Expected \(what)")
        }
        return CGFloat(number)
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    // MARK: Characters

    private var next: Character? { position < format.count ? format[position] : nil }

    private var isAtEnd: Bool { position == format.count }

    private mutating func name() -> String {
        let start = position
        while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
        if start == position { fail("Expected a name") }
        return String(format[start..<position])
    }

    private mutating func skip(_ word: String) -> Bool {
        guard format[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    private mutating func expect(_ word: String, _ message: String) {
        if !skip(word) { fail(message) }
    }

    private func fail(_ reason: String) -> Never {
        preconditionFailure(
            "NSInvalidArgumentException: Unable to parse constraint format: \n\(reason) \n\(String(format)) \n"
                + String(repeating: " ", count: position) + "^")
    }
}

extension Character {
    fileprivate var beginsName: Bool { isLetter || self == "_" }
}

extension LayoutItem {
    /// The view that `|` represents for the item.
    var layoutSuperview: UIView? { self is UIView ? layoutView?.superview : layoutView }
}
