/// Values as Swift source.
package enum SwiftLiteral {
    /// A string literal on one line, in which nothing is left that is not seen: controls, marks of direction, line
    /// separators and odd spaces are written as `\u{2028}`.
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

    /// A string literal with a line of its own for each of the text's, which is easier to read and to change.
    ///
    /// - Parameter indentation: how many blanks stand before its lines.
    package static func lines(_ text: String, indentation: Int) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return string(text) }
        let margin = String(repeating: " ", count: indentation)
        let body = lines.map { line in
            line.isEmpty ? "" : margin + string(line).dropFirst().dropLast().replacing("\\\"", with: "\"")
        }
        // Three quotes in a row would end the literal.
        let whole = body.joined(separator: "\n").replacing("\"\"\"", with: "\\\"\\\"\\\"")
        return "\"\"\"\n\(whole)\n\(margin)\"\"\""
    }
}

extension Unicode.Scalar {
    /// Whether a reader of the source sees the scalar as what it is.
    package var isSeen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned, .surrogate: false
        case .spaceSeparator: self == " "
        default: true
        }
    }
}
