import Foundation
import SettingsBundle
import SwiftText

extension SwiftLiteral {
    /// Returns an expression for the value, of a type that `UserDefaults` accepts.
    ///
    /// - Returns: The expression, or `nil` for collections that are nested too deep for the compiler.
    static func value(_ value: PropertyList, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        switch value {
        case .string(let text): return string(text)
        case .integer(let number): return String(number)
        case .largeInteger(let number): return "\(number) as UInt64"
        case .real(let number): return real(number)
        case .boolean(let truth): return truth ? "true" : "false"
        case .date(let date):
            return "Date(timeIntervalSinceReferenceDate: \(real(date.timeIntervalSinceReferenceDate)))"
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
