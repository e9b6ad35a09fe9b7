import SettingsBundle
import SwiftText

/// The type of a preference's value in `UserDefaults`, and the way to read it.
///
/// Like the Settings app, the generated functions convert between numbers and texts.
enum StoredKind: Hashable {
    case string, integer, real, boolean, date, data
    /// Values of several types, distinguished by their text.
    case mixed

    /// Creates the common kind of the values, or returns `nil` if there are no values or if one has no text.
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

    /// Creates the kind of one value, or returns `nil` for collections and for numbers without a simple Swift type.
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

    /// The Swift type of a property of this kind.
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

    /// Returns an expression that reads the value for the key. It is `nil` if there is none that can be read.
    func read(_ key: String, from store: String) -> String {
        switch self {
        case .string, .mixed: "\(store).string(forKey: \(key))"
        case .integer: "Self.integer(from: \(store).object(forKey: \(key)))"
        case .real: "Self.number(from: \(store).object(forKey: \(key)))"
        case .boolean: "Self.boolean(from: \(store).object(forKey: \(key)))"
        case .date: "\(store).object(forKey: \(key)) as? Date"
        case .data: "\(store).data(forKey: \(key))"
        }
    }

    /// Returns a value of this kind as Swift source.
    func literal(_ value: PropertyList) -> String? {
        switch self {
        case .mixed: value.text.map(SwiftLiteral.string)
        case .real: value.number.map(SwiftLiteral.real)
        default: SwiftLiteral.value(value)
        }
    }

    /// Returns a value of this kind as the operand of an operator. The source of a `Data` value contains an operator
    /// and is therefore enclosed in parentheses.
    func operand(_ value: PropertyList) -> String? { literal(value).map { self == .data ? "(\($0))" : $0 } }
}
