/// A parsed expectation of Swift Testing: `(found → 1) == (max(a, b) → 6)`.
struct Expectation: Equatable {
    /// An expression of the test, and its value if it is known.
    struct Operand: Equatable {
        var source: String
        var value: String?
    }

    enum Form: Equatable {
        /// A comparison of two values that fails.
        case comparison(Operand, Comparison, Operand)
        /// A condition that is false, and its parts.
        case condition(Operand, parts: [Operand])
    }

    enum Comparison: String, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case same = "==="
        case notSame = "!=="
        case less = "<"
        case atMost = "<="
        case more = ">"
        case atLeast = ">="

        /// The comparison with its operands swapped.
        var mirrored: Comparison {
            switch self {
            case .less: .more
            case .atMost: .atLeast
            case .more: .less
            case .atLeast: .atMost
            case .equal, .unequal, .same, .notSame: self
            }
        }
    }

    private(set) var form: Form
    /// A Boolean value indicating whether the expected value was on the left and the operands were swapped.
    private(set) var isMirrored = false

    /// Creates an expectation, or returns `nil` if the source can't be distinguished from the values.
    ///
    /// - Parameter text: The text after "Expectation failed: ".
    init?(_ text: String) {
        guard let nesting = Nesting(text) else { return nil }
        if let (left, comparison, right) = Self.comparison(in: nesting),
            let left = Self.operand(left), let right = Self.operand(right),
            left.value != nil || right.value != nil
        {
            isMirrored = left.value == nil
            form =
                isMirrored ? .comparison(right, comparison.mirrored, left) : .comparison(left, comparison, right)
            return
        }
        var parts: [Operand] = []
        let (source, value) = Self.cut(nesting)
        guard let clean = Self.clean(source, parts: &parts)?.onOneLine else { return nil }
        let condition = Operand(source: clean, value: value)
        form = .condition(
            condition, parts: parts.filter { $0.value != "<not evaluated>" && !clean.isOnly($0.source) })
    }

    /// Returns the two sides of the only operator.
    private static func comparison(in nesting: Nesting) -> (Substring, Comparison, Substring)? {
        let text = nesting.text
        // A combination of conditions isn't a comparison.
        guard [" && ", " || ", " ? ", " ?? "].allSatisfy({ nesting.ranges(of: $0).isEmpty }) else { return nil }
        let found = Comparison.allCases.flatMap { comparison in
            nesting.ranges(of: " \(comparison.rawValue) ").map { (comparison, $0) }
        }
        guard found.count == 1, let (comparison, range) = found.first else { return nil }
        return (text[..<range.lowerBound], comparison, text[range.upperBound...])
    }

    /// Parses an operand with its value, `(found → 1)`, or an expression whose value is the same as its source.
    private static func operand(_ text: Substring) -> Operand? {
        guard let nesting = Nesting(String(text)) else { return nil }
        var parts: [Operand] = []
        guard let inside = nesting.inParentheses, let inner = Nesting(String(inside)) else {
            // The expression `(names() → […]).count` has no value.
            return clean(text, parts: &parts).map { Operand(source: $0.onOneLine) }
        }
        let (source, value) = cut(inner)
        return clean(source, parts: &parts).map { Operand(source: $0.onOneLine, value: value) }
    }

    /// Splits the text at the arrow outside of parentheses.
    private static func cut(_ nesting: Nesting) -> (source: Substring, value: String?) {
        guard let arrow = nesting.ranges(of: " → ").first else { return (nesting.text[...], nil) }
        return (nesting.text[..<arrow.lowerBound], String(nesting.text[arrow.upperBound...]))
    }

    /// Returns the source as the author wrote it, without the values and their parentheses.
    ///
    /// - Parameter parts: The array to which the removed expressions and their values are appended.
    private static func clean(_ text: Substring, parts: inout [Operand]) -> String? {
        let text = String(text)
        guard let nesting = Nesting(text) else { return nil }
        var result = ""
        var index = text.startIndex
        while index < text.endIndex {
            guard let end = nesting.closing[index] else {
                result.append(text[index])
                index = text.index(after: index)
                continue
            }
            let inside = text[text.index(after: index)..<end]
            guard let inner = Nesting(String(inside)) else { return nil }
            let (source, value) = cut(inner)
            guard let cleaned = clean(source, parts: &parts) else { return nil }
            if let value, text[index] == "(" {
                parts.append(Operand(source: cleaned.onOneLine, value: value))
                result += cleaned
            } else {
                result += "\(text[index])\(cleaned)" + (value.map { " → \($0)" } ?? "") + "\(text[end])"
            }
            index = text.index(after: end)
        }
        return result
    }
}

extension String {
    fileprivate var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// Returns a Boolean value indicating whether the condition is the given expression, or its negation. Its value is
    /// then redundant.
    fileprivate func isOnly(_ source: String) -> Bool { self == source || self == "!" + source }
}
