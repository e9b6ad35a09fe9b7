import SwiftText

/// The positions at which a line of code that's too long for a phone may break, in addition to its spaces.
///
/// A line may break before the dot of a member, after an opening bracket, and in a long name before a capital letter.
/// Otherwise a browser would leave the indentation alone on a line, or break a name anywhere.
enum CodeBreaks {
    /// The number of bytes of a line that fits on a small phone.
    static let shortLine = 32
    /// The number of bytes up to which a name isn't broken, because it fits on the next line.
    static let shortName = 22

    /// Writes a part of a long line.
    ///
    /// - Parameters:
    ///   - code: The part of the line.
    ///   - start: The byte before the part, or 0 at the start of the line.
    ///   - html: The destination.
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

    /// Returns a Boolean value indicating whether there's an opening bracket immediately before an index.
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
            // A part may end with the dot of a member.
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
