/// Names of one scope, each given once.
struct UniqueNames {
    private let reserved: Set<String>
    private var taken: Set<String> = []
    /// The smallest number that has not been tried behind a name.
    private var numbers: [String: Int] = [:]

    /// - Parameter reserved: names that mean something already.
    init(reserved: Set<String>) { self.reserved = reserved }

    func contains(_ name: String) -> Bool { taken.contains(name) || reserved.contains(name) }

    /// The wanted name itself, or with a low line when it is reserved, and with the first of `2`, `3` … that makes it a
    /// new one.
    mutating func name(_ wanted: String) -> String {
        let base = reserved.contains(wanted) ? wanted + "_" : wanted
        var name = base
        var number = numbers[base] ?? 2
        defer { numbers[base] = number }
        while !taken.insert(name).inserted {
            // A digit right after a digit would read as another number.
            name = base + (base.last?.isNumber == true ? "_" : "") + String(number)
            number += 1
        }
        return name
    }

    /// Types that the generated source uses, which a type of the same name inside of it would hide, and names that
    /// mean something else after a full stop.
    static let reservedTypes: Set<String> = [
        "Any", "AsyncStream", "Binding", "Bool", "CaseIterable", "Data", "Date", "Double", "Equatable", "Foundation",
        "Int", "KeyPath", "Keys", "MainActor", "NSKeyValueChangeKey", "NSObject", "NSObjectProtocol", "Never",
        "Notification", "NotificationCenter", "Observable", "ObservationRegistrar", "Observed", "Observer", "Optional",
        "Protocol", "ReferenceWritableKeyPath", "Self", "Sendable", "String", "Swift", "Task", "Type", "UInt64",
        "UnsafeMutableRawPointer", "UserDefaults", "Value", "Void",
    ]

    /// Members that the generated type has besides its properties.
    static let reservedMembers: Set<String> = [
        "Keys", "Observed", "Observer", "Protocol", "Self", "Type", "binding", "changes", "defaultValues", "defaults",
        "didChangeNotification", "init", "reset", "self", "set", "storedKeys", "suites",
    ]

    /// Cases that an optional has as well, so that `.none` would mean no value at all.
    static let optionalCases: Set<String> = ["none", "some"]

    /// Members that an enumeration has already.
    static let reservedCases: Set<String> = [
        "AllCases", "RawValue", "Type", "Protocol", "Self", "allCases", "hash", "hashValue", "init", "rawValue", "self",
        "storedValue",
    ]
}
