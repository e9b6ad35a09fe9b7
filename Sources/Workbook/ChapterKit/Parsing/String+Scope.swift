import SwiftText

extension String {
    /// A Boolean value indicating whether the string names a function that snippets run inside, such as `withDevice`,
    /// or is a call without its trailing closure, such as `withDevice(.iPhone8)`.
    var isScope: Bool {
        let name = prefix { $0 != "(" }
        let arguments = dropFirst(name.count)
        return String(name).isPlainName && (arguments.isEmpty || Self.isArgumentList(arguments))
    }

    /// Returns a Boolean value indicating whether parentheses enclose the text, with nothing between them that could
    /// end the call.
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
    static func badScope(_ scope: String, at location: SourceLocation) -> Diagnostic {
        .error(
            "'\(scope)' is not the name of a function; write 'scope: withDatabase', or with arguments "
                + "'scope: withDatabase(.empty)'", at: location)
    }
}
