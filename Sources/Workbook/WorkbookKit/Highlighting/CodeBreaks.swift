import SwiftText

/// The positions at which a line of code that's too long for a phone may break.
///
/// A line may break after an opening bracket or a comma, before the dot of a member, before operators such as `->` and
/// `&&`, and in a long name before a capital letter. A label stays with its value. Browsers would break a line at every
/// space instead, and where there's none, anywhere.
struct CodeBreaks {
    /// The number of bytes of a line that fits on a small phone.
    static let shortLine = 32
    /// The number of bytes up to which a name or a string isn't broken, because it fits on the next line.
    static let shortName = 22

    let bytes: UnsafeBufferPointer<UInt8>
    /// A Boolean value indicating whether the code may break at every space, as a comment does.
    var breaksAtSpaces = true

    /// Writes a short text of code that isn't in a listing.
    static func write(_ code: UnsafeBufferPointer<UInt8>, to html: inout HTMLWriter) {
        CodeBreaks(bytes: code).write(0..<code.count, to: &html)
    }

    /// Writes a part of a long line.
    func write(_ range: Range<Int>, to html: inout HTMLWriter) {
        var written = range.lowerBound
        var name = range.lowerBound
        func flush(_ index: Int, _ html: inout HTMLWriter) {
            html.code(UnsafeBufferPointer(rebasing: bytes[written..<index]))
            written = index
        }
        for index in range {
            if index == range.lowerBound || !bytes[index].isIdentifier || !bytes[index - 1].isIdentifier {
                name = index
            }
            if bytes[index] == .space, !breaksAtSpaces, !mayBreak(atSpace: index) {
                flush(index, &html)
                html.markup("<i> </i>")
                written = index + 1
            } else if mayBreak(before: index, nameFrom: name) {
                flush(index, &html)
                html.markup("<wbr>")
            }
        }
        flush(range.upperBound, &html)
    }

    /// Returns a Boolean value indicating whether there's an opening bracket immediately before an index.
    static func opens(_ code: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
        index > 0 && "([".utf8.contains(code[index - 1])
    }

    // MARK: Spaces

    /// The operators and keywords before which a line may break.
    private static let leading = ["->", "??", "&&", "||", "? ", ": ", "else ", "where ", "//"].map { Array($0.utf8) }

    private func mayBreak(atSpace index: Int) -> Bool {
        guard index > 0, index + 1 < bytes.count else { return true }
        let previous = bytes[index - 1]
        // The indentation, and the space before more of it.
        if previous.isSpaceOrTab || previous.isLineEnd || bytes[index + 1].isSpaceOrTab { return true }
        if ",{;".utf8.contains(previous) || isAssignment(index - 1) || endsWithIn(index) { return true }
        return Self.leading.contains { bytes[(index + 1)...].starts(with: $0) }
    }

    /// Returns a Boolean value indicating whether a byte is the operator `=`.
    private func isAssignment(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "=") && index > 0 && bytes[index - 1] == .space
    }

    /// Returns a Boolean value indicating whether the keyword `in` ends before an index.
    private func endsWithIn(_ index: Int) -> Bool { index >= 3 && bytes[(index - 3)..<index].elementsEqual(" in".utf8) }

    // MARK: Other positions

    private func mayBreak(before index: Int, nameFrom name: Int) -> Bool {
        let byte = bytes[index]
        let previous = index > 0 ? bytes[index - 1] : 0
        if previous == UInt8(ascii: "(") || previous == UInt8(ascii: "[") {
            return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]")
        }
        if byte == UInt8(ascii: ".") {
            let isBehindSomething = previous.isIdentifier || ")]?!".utf8.contains(previous)
            return isBehindSomething && !previous.isDigit && (index + 1 == bytes.count || bytes[index + 1].isLetter)
        }
        guard isCapital(byte), previous.isLetter, !isCapital(previous) else { return false }
        return length(from: name) > Self.shortName
    }

    private func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }

    private func length(from name: Int) -> Int {
        (bytes[name...].firstIndex { !$0.isIdentifier } ?? bytes.count) - name
    }
}
