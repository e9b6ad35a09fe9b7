/// Conversions of a value to another type, by the rules of `NSString` and `NSNumber`.
extension PropertyList {
    /// The value as text: a string itself, the digits of a number, or `nil` for dates, data, and collections.
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

    /// The value as a number, if it is a number or a string that consists of a number.
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

    /// The value as a Boolean. Strings follow the rule of `NSString.boolValue`: after spaces, a sign, and zeros, a
    /// digit from 1 to 9 or one of `YyTt` is true.
    public var truth: Bool? {
        switch self {
        case .string(let text): text.isTrue
        case .date, .data, .array, .dictionary: nil
        default: number.map { $0 != 0 }
        }
    }

    /// Returns a Boolean value indicating whether the values are equal as objects. Numbers and Booleans are compared by
    /// amount, all other values by type and content.
    public func isEqual(to other: PropertyList) -> Bool {
        if self == other { return true }
        // Large integers aren't exact as floating-point numbers.
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

    /// Returns a Boolean value indicating whether the scalars are equal, where a string and a number are compared by
    /// text or amount: `"0"` equals `0`.
    ///
    /// Two strings are never compared by amount: `"1.1"` and `"1.10"` are two versions.
    public func isEqualAfterCoercion(to other: PropertyList) -> Bool {
        if isEqual(to: other) { return true }
        guard (string == nil) != (other.string == nil) else { return false }
        if let number, let otherNumber = other.number { return number == otherNumber }
        guard let text, let otherText = other.text else { return false }
        return text == otherText
    }
}

extension Double {
    /// The decimal representation, without `.0` for whole numbers.
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
