import SwiftText

extension String {
    /// Whether the string names a function that snippets run inside of: `withDevice`, or a call that lacks its last
    /// closure, `withDevice(.iPhone8)`.
    var isScope: Bool {
        let name = prefix { $0 != "(" }
        let arguments = dropFirst(name.count)
        return String(name).isPlainName && (arguments.isEmpty || Self.isArgumentList(arguments))
    }

    /// Whether parentheses open at the start and close at the end, with nothing in between that could end the call.
    private static func isArgumentList(_ text: Substring) -> Bool {
        var depth = 0
        for (index, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "_"), .space: break
            default: guard byte.isLetter || byte.isDigit else { return false }
            }
            if depth == 0, index < text.utf8.count - 1 { return false }
        }
        return depth == 0
    }
}

extension Diagnostic {
    static func badScope(_ scope: String, at place: SourceLocation) -> Diagnostic {
        .error(
            "'\(scope)' is not the name of a function; write 'scope: withDatabase', or with arguments "
                + "'scope: withDatabase(.empty)'", at: place)
    }
}
