/// What a value means where another kind is expected, by the rules of `NSString` and `NSNumber`.
extension PropertyList {
    /// The value as text: a string itself, a number's digits; nil for dates, data and collections.
    public var text: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .largeInteger(let number): String(number)
        case .real(let number): number.digits
        case .boolean(let truth): truth ? "1" : "0"
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// The value as a number: a number itself, or a string that is one from end to end.
    public var number: Double? {
        switch self {
        case .string(let text): Double(text.trimmingSpaces)
        case .integer(let number): Double(number)
        case .largeInteger(let number): Double(number)
        case .real(let number): number
        case .boolean(let truth): truth ? 1 : 0
        case .date, .data, .array, .dictionary: nil
        }
    }

    /// The value as a Boolean, strings by the rule of `NSString.boolValue`: after spaces, a sign and zeros,
    /// a digit from 1 to 9 or one of `YyTt` is true.
    public var truth: Bool? {
        switch self {
        case .string(let text): text.isTrue
        case .date, .data, .array, .dictionary: nil
        default: number.map { $0 != 0 }
        }
    }

    /// Whether two values are equal as objects are: numbers and Booleans by their amount, the rest by kind and content.
    public func isEqual(to other: PropertyList) -> Bool {
        if self == other { return true }
        // Large ones are not exact as floating-point numbers.
        if isInteger, other.isInteger { return false }
        guard string == nil, other.string == nil, let number, let otherNumber = other.number else { return false }
        return number == otherNumber || number.isNaN && otherNumber.isNaN
    }

    private var isInteger: Bool {
        switch self {
        case .integer, .largeInteger: true
        default: false
        }
    }

    /// Whether two scalars are equal once a string and a number are compared by their text or amount: `"0"` and `0`.
    ///
    /// Two strings are never compared so: `"1.1"` and `"1.10"` are two versions.
    public func isEqualAfterCoercion(to other: PropertyList) -> Bool {
        if isEqual(to: other) { return true }
        guard (string == nil) != (other.string == nil) else { return false }
        if let number, let otherNumber = other.number { return number == otherNumber }
        guard let text, let otherText = other.text else { return false }
        return text == otherText
    }
}

extension Double {
    /// The number without the `.0` of a whole one.
    package var digits: String { Int(exactly: self).map { String($0) } ?? String(self) }
}

extension String {
    fileprivate var trimmingSpaces: Substring {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }

    fileprivate var isTrue: Bool {
        var rest = trimmingSpaces
        if let sign = rest.first, sign == "+" || sign == "-" { rest.removeFirst() }
        while rest.first == "0" { rest.removeFirst() }
        return rest.first.map { "YyTt123456789".contains($0) } ?? false
    }
}
