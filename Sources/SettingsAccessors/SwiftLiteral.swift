import Foundation
import SettingsBundle

/// Values as Swift source.
enum SwiftLiteral {
    /// A string literal on one line, in which nothing is left that is not seen: controls, marks of direction, line
    /// separators and odd spaces are written as `\u{2028}`.
    static func string(_ text: some StringProtocol) -> String {
        let body = text.unicodeScalars.reduce(into: "") { literal, scalar in
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.isSeen: literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return "\"\(body)\""
    }

    /// An expression for a value, of a type that `UserDefaults` takes.
    ///
    /// - Returns: nil for collections that are nested so deep that a compiler would give up.
    static func value(_ value: PropertyList, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        switch value {
        case .string(let text): return string(text)
        case .integer(let number): return String(number)
        case .largeInteger(let number): return "\(number) as UInt64"
        case .real(let number): return real(number)
        case .boolean(let truth): return truth ? "true" : "false"
        case .date(let date): return "Date(timeIntervalSinceReferenceDate: \(date.timeIntervalSinceReferenceDate))"
        case .data(let data): return "Data(base64Encoded: \"\(data.base64EncodedString())\") ?? Data()"
        case .array(let items):
            let elements = items.compactMap { Self.value($0, depth: depth + 1) }
            guard elements.count == items.count else { return nil }
            return "[\(elements.joined(separator: ", "))] as [any Sendable]"
        case .dictionary(let entries):
            let elements = entries.compactMap { key, value in
                Self.value(value, depth: depth + 1).map { "\(string(key)): \($0)" }
            }
            guard elements.count == entries.count else { return nil }
            return "[\(elements.isEmpty ? ":" : elements.joined(separator: ", "))] as [String: any Sendable]"
        }
    }

    static func real(_ number: Double) -> String {
        if number.isNaN { return "Double.nan" }
        if number.isInfinite { return number < 0 ? "-Double.infinity" : "Double.infinity" }
        return String(number)
    }
}

extension Unicode.Scalar {
    /// Whether a reader of the source sees the scalar as what it is.
    var isSeen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
        case .spaceSeparator: self == " "
        default: true
        }
    }
}
