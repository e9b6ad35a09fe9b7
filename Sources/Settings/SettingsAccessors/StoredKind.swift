import SettingsBundle
import SwiftText

/// What kind of value a preference has in `UserDefaults`, and how it is read from there.
///
/// The readers of `UserDefaults` turn numbers and texts into each other, as the Settings app does.
enum StoredKind: Hashable {
    case string, integer, real, boolean, date, data
    /// Values of several kinds, told apart by their text.
    case mixed

    /// The kind of some values; nil when there is none, or when one has no text.
    init?(_ values: [PropertyList]) {
        let kinds = Set(values.map(StoredKind.init(of:)))
        if kinds.count == 1, let kind = kinds.first, let kind {
            self = kind
        } else if kinds == [.integer, .real] {
            self = .real
        } else if !values.isEmpty, values.allSatisfy({ $0.text != nil }) {
            self = .mixed
        } else {
            return nil
        }
    }

    /// The kind of one value; nil for collections and for numbers that Swift has no simple type for.
    init?(of value: PropertyList) {
        switch value {
        case .string: self = .string
        case .integer: self = .integer
        case .real(let number) where number.isFinite: self = .real
        case .boolean: self = .boolean
        case .date: self = .date
        case .data: self = .data
        case .real, .largeInteger, .array, .dictionary: return nil
        }
    }

    /// The type of a property.
    var typeName: String {
        switch self {
        case .string, .mixed: "String"
        case .integer: "Int"
        case .real: "Double"
        case .boolean: "Bool"
        case .date: "Date"
        case .data: "Data"
        }
    }

    /// Whether reading a missing value gives nil rather than a zero.
    var readsOptional: Bool {
        switch self {
        case .string, .mixed, .date, .data: true
        case .integer, .real, .boolean: false
        }
    }

    /// An expression that reads the value under a key.
    func read(_ key: String, from store: String) -> String {
        switch self {
        case .string, .mixed: "\(store).string(forKey: \(key))"
        case .integer: "\(store).integer(forKey: \(key))"
        case .real: "\(store).double(forKey: \(key))"
        case .boolean: "\(store).bool(forKey: \(key))"
        case .date: "\(store).object(forKey: \(key)) as? Date"
        case .data: "\(store).data(forKey: \(key))"
        }
    }

    /// A value of the kind as Swift source.
    func literal(_ value: PropertyList) -> String? {
        switch self {
        case .mixed: value.text.map(SwiftLiteral.string)
        case .real: value.number.map(SwiftLiteral.real)
        default: SwiftLiteral.value(value)
        }
    }

    /// A value of the kind as Swift source that an operator can stand before: `Data` is written with one of its own.
    func operand(_ value: PropertyList) -> String? { literal(value).map { self == .data ? "(\($0))" : $0 } }
}
