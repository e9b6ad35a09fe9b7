public import Foundation

/// A property list: a scalar value, or values in arrays and dictionaries.
public enum PropertyList: Hashable, Sendable {
    case string(String)
    case integer(Int)
    /// An integer greater than `Int.max`, which property lists can contain.
    case largeInteger(UInt64)
    case real(Double)
    case boolean(Bool)
    case date(Date)
    case data(Data)
    case array([PropertyList])
    case dictionary(PropertyListDictionary)

    /// The name of the value's type, for messages: `a string`, `an array`.
    public var kindName: String {
        switch self {
        case .string: "a string"
        case .integer, .largeInteger: "an integer"
        case .real: "a real number"
        case .boolean: "a Boolean"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "a dictionary"
        }
    }

    /// A Boolean value indicating whether the value is a scalar and not a collection.
    public var isScalar: Bool {
        switch self {
        case .array, .dictionary: false
        default: true
        }
    }

    public var array: [PropertyList]? {
        guard case .array(let items) = self else { return nil }
        return items
    }

    public var dictionary: PropertyListDictionary? {
        guard case .dictionary(let entries) = self else { return nil }
        return entries
    }

    /// The text of a string, or `nil` for all other types.
    public var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }
}

extension PropertyList: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .real(value) }
    public init(booleanLiteral value: Bool) { self = .boolean(value) }
    public init(arrayLiteral elements: PropertyList...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, PropertyList)...) {
        self = .dictionary(PropertyListDictionary(elements))
    }
}
