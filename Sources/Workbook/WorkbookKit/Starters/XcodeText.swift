import ChapterKit
import SwiftText

/// Functions that format values for the files of an Xcode project.
enum XcodeText {
    /// Returns a string as it appears in a project file: unchanged if it consists of plain characters, and in quotes
    /// otherwise.
    ///
    /// As in Xcode, text with `-` is in quotes. Without quotes, `//` would begin a comment.
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

    /// Returns the ID of an object, which is 24 hexadecimal digits and is the same each time.
    ///
    /// - Parameter name: A name that's unique in the project.
    static func identifier(_ name: String) -> String {
        let bytes = Array(name.utf8)
        let digits =
            ContentHash.text(ContentHash.hash(bytes)) + ContentHash.text(ContentHash.hash(bytes + [0])).prefix(8)
        return digits.uppercased()
    }

    /// Returns the part of a bundle identifier for a name. Letters, digits, `-`, and `.` are allowed in it.
    static func identifierPart(_ name: String) -> String {
        let part = String(
            name.unicodeScalars.map {
                $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) ? Character($0) : "-"
            })
        return part.contains { $0 != "-" }
            ? part : "app" + ContentHash.text(ContentHash.hash(Array(name.utf8))).prefix(8)
    }

    /// Returns a text on one line, without control characters. XML doesn't allow them, and a comment ends with its
    /// line.
    static func line(_ text: String) -> String {
        let line = text.unicodeScalars.reduce(into: "") { line, scalar in
            switch scalar {
            case "\n", "\r", "\t", "\u{85}", "\u{2028}", "\u{2029}": line += " "
            // These two values aren't characters, and XML doesn't allow them.
            case _ where scalar.isControl || scalar.value & 0xFFFE == 0xFFFE: break
            default: line.unicodeScalars.append(scalar)
            }
        }
        return line.split(separator: " ").joined(separator: " ")
    }

    /// Returns a text without references to build settings. Xcode replaces `$(NAME)` in Info.plist, and `$$` with `$`.
    static func withoutSettings(_ text: String) -> String { text.replacing("$", with: "$$") }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
