import SwiftText

/// Where a line of code that is too long for a phone may break, besides at its blanks: before the point of a member, behind
/// an opening bracket, and in a long name where a part of it begins.
///
/// Without them a browser would leave the indentation alone on a line, or break a name anywhere.
enum CodeBreaks {
    /// Lines of so many bytes fit a small phone.
    static let shortLine = 32
    /// Names of so many bytes stay whole: they fit the next line.
    static let shortName = 22

    /// Writes a part of such a line.
    ///
    /// - Parameter start: the byte before the part; 0 at the start of the line.
    static func write(_ code: UnsafeBufferPointer<UInt8>, after start: UInt8 = 0, to html: inout HTMLWriter) {
        var written = 0
        var name = 0
        for index in code.indices {
            let previous = index > 0 ? code[index - 1] : start
            if index == 0 || !code[index].isIdentifier || !previous.isIdentifier { name = index }
            guard mayBreak(code, at: index, after: previous, nameFrom: name) else { continue }
            html.code(UnsafeBufferPointer(rebasing: code[written..<index]))
            html.markup("<wbr>")
            written = index
        }
        html.code(UnsafeBufferPointer(rebasing: code[written...]))
    }

    /// Whether an opening bracket stands before a place.
    static func opens(_ code: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
        index > 0 && "([".utf8.contains(code[index - 1])
    }

    private static func mayBreak(
        _ code: UnsafeBufferPointer<UInt8>, at index: Int, after previous: UInt8, nameFrom name: Int
    ) -> Bool {
        let byte = code[index]
        if previous == UInt8(ascii: "(") || previous == UInt8(ascii: "[") {
            return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]")
        }
        if byte == UInt8(ascii: ".") {
            let isBehindSomething = previous.isIdentifier || ")]?!".utf8.contains(previous)
            // A part may end with the point of a member.
            return isBehindSomething && !previous.isDigit && (index + 1 == code.count || code[index + 1].isLetter)
        }
        guard isCapital(byte), previous.isLetter, !isCapital(previous) else { return false }
        return length(of: code, from: name) > shortName
    }

    private static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    private static func length(of code: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        (code[start...].firstIndex { !$0.isIdentifier } ?? code.count) - start
    }
}
