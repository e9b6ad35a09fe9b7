/// Functions that return values as Swift source.
package enum SwiftLiteral {
    /// Returns a string literal on one line without invisible characters. Control characters, directional marks, line
    /// separators, and unusual spaces are written as escapes such as `\u{2028}`.
    package static func string(_ text: some StringProtocol) -> String {
        let body = text.unicodeScalars.reduce(into: "") { literal, scalar in
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where scalar.isSeen: literal.unicodeScalars.append(scalar)
            default: literal += "\\u{\(String(scalar.value, radix: 16))}"
            }
        }
        return "\"\(body)\""
    }

    /// Returns a string literal with a separate line for each line of the text, which is easier to read and to edit.
    ///
    /// - Parameter indentation: The number of spaces before each line.
    package static func lines(_ text: String, indentation: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return string(text) }
        let margin = String(repeating: " ", count: indentation)
        let body = lines.map { line in
            line.isEmpty ? "" : margin + string(line).dropFirst().dropLast().replacing("\\\"", with: "\"")
        }
        // Three consecutive quotation marks would end the literal.
        let whole = body.joined(separator: "\n").replacing("\"\"\"", with: "\\\"\\\"\\\"")
        return "\"\"\"\n\(whole)\n\(margin)\"\"\""
    }
}

extension Unicode.Scalar {
    /// A Boolean value indicating whether the scalar is visible to a reader of the source.
    package var isSeen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
        case .spaceSeparator: self == " "
        default: true
        }
    }
}
