/// The names of one scope, each of which is used once.
struct UniqueNames {
    private let reserved: Set<String>
    private var used: Set<String> = []
    /// The smallest number that wasn't tried yet as the suffix of a name.
    private var numbers: [String: Int] = [:]

    /// Creates an empty scope.
    ///
    /// - Parameter reserved: The names that already have a meaning.
    init(reserved: Set<String>) { self.reserved = reserved }

    func contains(_ name: String) -> Bool { used.contains(name) || reserved.contains(name) }

    /// Returns an unused name: the wanted name, followed by an underscore if it is reserved, and by the first of `2`,
    /// `3` … that makes it unique.
    mutating func name(_ wanted: String) -> String {
        let base = reserved.contains(wanted) ? wanted + "_" : wanted
        var name = base
        var number = numbers[base] ?? 2
        defer { numbers[base] = number }
        while !used.insert(name).inserted {
            // A digit directly after a digit would read as another number.
            name = base + (base.last?.isNumber == true ? "_" : "") + String(number)
            number += 1
        }
        return name
    }

    /// The types that the generated source uses, which a nested type of the same name would hide, and the names with a
    /// special meaning after a period.
    static let reservedTypes: Set<String> = [
        "Any", "AsyncStream", "Binding", "Bool", "CaseIterable", "ClosedRange", "Data", "Date", "Double", "Equatable",
        "Foundation", "Int", "KeyPath", "Keys", "MainActor", "NSKeyValueChangeKey", "NSNumber", "NSObject",
        "NSObjectProtocol", "Never", "Notification", "NotificationCenter", "Observable", "ObservationRegistrar",
        "Observed", "Observer", "Optional", "Protocol", "ReferenceWritableKeyPath", "Self", "Sendable", "String",
        "Swift", "Task", "Type", "UInt64", "UnsafeMutableRawPointer", "UserDefaults", "Value", "Void",
    ]

    /// The members of the generated type other than the properties for preferences.
    static let reservedMembers: Set<String> = [
        "Keys", "Observed", "Observer", "Protocol", "Self", "Type", "binding", "changes", "defaultValues", "defaults",
        "didChangeNotification", "init", "reset", "self", "set", "storedKeys", "suites",
    ]

    /// The cases that an optional also has, where `.none` would mean no value at all.
    static let optionalCases: Set<String> = ["none", "some"]

    /// The members that every enumeration has.
    static let reservedCases: Set<String> = [
        "AllCases", "RawValue", "Type", "Protocol", "Self", "allCases", "hash", "hashValue", "init", "rawValue", "self",
        "storedValue",
    ]
}
