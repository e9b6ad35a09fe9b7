import SwiftText

/// Values as the files of an Xcode project hold them.
enum XcodeText {
    /// A string of a project file: as it is where it is made of plain characters, in quotes otherwise.
    ///
    /// Xcode writes `-` in quotes too; `//` would begin a comment.
    static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty && !text.contains("//")
            && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "._/".utf8.contains($0) }
        guard !isPlain else { return text }
        let body = text.unicodeScalars.reduce(into: "") { body, scalar in
            switch scalar {
            case "\"": body += "\\\""
            case "\\": body += "\\\\"
            case "\n": body += "\\n"
            case "\t": body += "\\t"
            case _ where scalar.isControl: break
            default: body.unicodeScalars.append(scalar)
            }
        }
        return "\"\(body)\""
    }

    /// The ID of an object: 24 hexadecimal digits that are the same each time.
    ///
    /// - Parameter name: what no other object of the project is called.
    static func identifier(_ name: String) -> String {
        let bytes = Array(name.utf8)
        let digits =
            ContentHash.text(ContentHash.hash(bytes)) + ContentHash.text(ContentHash.hash(bytes + [0])).prefix(8)
        return digits.uppercased()
    }

    /// The part of a bundle identifier that a name makes: letters, digits, `-` and `.` are allowed there.
    static func identifierPart(_ name: String) -> String {
        let part = String(
            name.unicodeScalars.map {
                $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) ? Character($0) : "-"
            })
        return part.contains { $0 != "-" }
            ? part : "app" + ContentHash.text(ContentHash.hash(Array(name.utf8))).prefix(8)
    }

    /// A text on one line, without controls: XML has no place for them, and a comment ends with its line.
    static func line(_ text: String) -> String {
        let line = text.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar {
            case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": line += " "
            // These two are no characters, and XML refuses them.
            case _ where scalar.isControl || scalar.value & 0xFFFE == 0xFFFE: break
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line.split(separator: " ").joined(separator: " ")
    }

    /// A text that names no build setting: Xcode replaces `$(NAME)` in Info.plist, and `$$` by a `$`.
    static func withoutSettings(_ text: String) -> String { text.replacing("$", with: "$$") }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
