import Foundation

/// Conversions to and from Foundation objects.
extension PropertyList {
    /// The maximum number of values. A binary property list of a few bytes can represent billions of values.
    static let largestCount = 500_000
    /// The maximum depth of nested collections, which is Foundation's limit for XML.
    static let greatestDepth = 512

    /// Creates a property list from a Foundation object.
    ///
    /// - Throws: `PropertyListFailure` if the object is too large, too deep, or not a property list.
    public init(object: Any) throws(PropertyListFailure) {
        var budget = Self.largestCount
        try self.init(object: object, depth: 0, budget: &budget)
    }

    private init(object: Any, depth: Int, budget: inout Int) throws(PropertyListFailure) {
        budget -= 1
        guard budget >= 0 else { throw .tooLarge }
        guard depth <= Self.greatestDepth else { throw .tooDeep }
        switch object {
        case let text as String: self = .string(text)
        // Collections are tested before numbers, because Foundation converts a whole collection to test that it is no
        // `NSNumber`.
        case let objects as [Any]:
            var items: [PropertyList] = []
            for object in objects { items.append(try PropertyList(object: object, depth: depth + 1, budget: &budget)) }
            self = .array(items)
        case let objects as [String: Any]:
            var entries = PropertyListDictionary()
            for key in objects.keys.sorted() {
                entries[key] = try PropertyList(object: objects[key]!, depth: depth + 1, budget: &budget)
            }
            self = .dictionary(entries)
        case let data as Data: self = .data(data)
        case let date as Date: self = .date(date)
        case let number as NSNumber: self.init(number: number)
        default: throw .notASetting
        }
    }

    private init(number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c", "B": self = .boolean(number.boolValue)
        case "f", "d": self = .real(number.doubleValue)
        case "Q": self = Int(exactly: number.uint64Value).map(PropertyList.integer) ?? .largeInteger(number.uint64Value)
        default: self = .integer(number.intValue)
        }
    }

    /// The value as an object that `UserDefaults` and `PropertyListSerialization` accept.
    public var object: any Sendable {
        switch self {
        case .string(let text): text
        case .integer(let number): number
        case .largeInteger(let number): number
        case .real(let number): number
        case .boolean(let truth): truth
        case .date(let date): date
        case .data(let data): data
        case .array(let items): items.map(\.object)
        case .dictionary(let entries):
            Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.value.object) })
        }
    }
}
