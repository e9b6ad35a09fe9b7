import Foundation

/// The bridge to and from Foundation's objects.
extension PropertyList {
    /// More than this many values are refused: a binary property list of a few bytes can stand for billions.
    static let largestCount = 500_000
    /// Deeper collections than this are refused, as Foundation does in XML.
    static let greatestDepth = 512

    /// - Throws: `PropertyListFailure` when the object is too large, too deep or no property list.
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
        // Collections stand before numbers: to see that one is no `NSNumber`, Foundation makes an object of all of it.
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

    /// The value as an object that `UserDefaults` and `PropertyListSerialization` take.
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
