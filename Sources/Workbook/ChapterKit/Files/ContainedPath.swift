import SwiftText

extension String {
    /// A Boolean value indicating whether the string is a relative path that stays in its folder.
    ///
    /// Such a path doesn't begin with a slash. It has no `..`, no empty component, no backslash, and no control
    /// character.
    package var isContainedPath: Bool {
        // The counts for the current path component.
        var (length, dots) = (0, 0)
        for byte in utf8 {
            switch byte {
            case .backslash, 0..<0x20, 0x7F: return false
            case UInt8(ascii: "/"):
                if length == dots, dots <= 2 { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length > dots || dots > 2
    }
}
