import TestSupport
import Testing

@testable import StarterProgress

/// Tests of merging two changes of a text.
@Suite struct ThreeWayMergeTests {
    private static func text(_ lines: String) -> String { lines.split(separator: " ").map { "\($0)\n" }.joined() }

    /// The lines of the base, the reader's text, the book's text, and the merged text. A conflict has none.
    @Test(arguments: [
        ("a b c", "a b c", "a b c", "a b c"),
        ("a b c", "a x c", "a b c", "a x c"),
        ("a b c", "a b c", "a y c", "a y c"),
        ("a b c", "a x c", "a x c", "a x c"),
        ("a b c d e", "x b c d e", "a b c d y", "x b c d y"),
        ("a b c d", "a x y b c d", "a b d", "a x y b d"),
        ("a b c d", "b c d", "a b c", "b c"),
        ("", "a", "", "a"),
        ("a", "", "a", ""),
        ("a b a b a", "a b x a b a", "a b a b", "a b x a b"),
        // The reader moved a line away from the line that the book changed.
        ("a b c d e f", "b c d e f a", "a b c x e f", "b c x e f a"),
    ])
    func `changes of different lines are merged`(base: String, reader: String, book: String, merged: String) {
        let merge = ThreeWayMerge(base: Self.text(base), reader: Self.text(reader), book: Self.text(book))
        #expect(merge.text == Self.text(merged))
        #expect(merge.conflicts == [])
    }

    /// The lines of the base, the reader's text, the book's text, and the message about the reader's lines.
    @Test(arguments: [
        ("a b c", "a x c", "a y c", "line 2"),
        ("a b c", "a x y z c", "a c", "lines 2 to 4"),
        ("a b c", "a c", "a y c", "line 2"),
        ("", "x", "y", "line 1"),
        // Lines that touch.
        ("a b c d", "a x c d", "a b y d", "lines 2 to 3"),
        ("a b c d e f g", "x b c d e f y", "z b c d e f w", "lines 1, 7"),
        // Both changed the first and the last line, but one of them in the same way.
        ("a b c", "x b y", "x b z", "line 3"),
    ])
    func `changes of the same lines are conflicts`(base: String, reader: String, book: String, lines: String) {
        let merge = ThreeWayMerge(base: Self.text(base), reader: Self.text(reader), book: Self.text(book))
        #expect(merge.text == nil)
        #expect(merge.conflicts.lines == lines)
    }

    @Test func `ends of lines belong to the lines`() {
        #expect(ThreeWayMerge(base: "a\nb", reader: "a\nb\n", book: "c\nb").text == nil)
        #expect(ThreeWayMerge(base: "a\nb\nc", reader: "a\nb\nc\n", book: "x\nb\nc").text == "x\nb\nc\n")
        #expect(
            ThreeWayMerge(base: "a\r\nb\r\nc\r\n", reader: "a\r\nb\r\nx\r\n", book: "y\r\nb\r\nc\r\n").text
                == "y\r\nb\r\nx\r\n")
    }

    @Test func `random changes are merged by the laws of a merge`() {
        var generator = SeededGenerator(seed: 34)
        for _ in 0..<2_000 {
            let base = RandomText.text(&generator)
            let (reader, book) = (RandomText.edited(base, &generator), RandomText.edited(base, &generator))
            #expect(ThreeWayMerge(base: base, reader: reader, book: base).text == reader)
            #expect(ThreeWayMerge(base: base, reader: base, book: book).text == book)
            #expect(ThreeWayMerge(base: base, reader: reader, book: reader).text == reader)
            let (merge, mirrored) = (
                ThreeWayMerge(base: base, reader: reader, book: book),
                ThreeWayMerge(base: base, reader: book, book: reader)
            )
            #expect(merge.text == mirrored.text)
            #expect(merge.conflicts.map(\.reader) == mirrored.conflicts.map(\.book))
            guard let text = merge.text else { continue }
            // New lines have numbers that occur once.
            let lines = Set(text.split(separator: "\n"))
            for line in (reader + book).split(separator: "\n") where line.hasPrefix("new") {
                #expect(lines.contains(line), "\(line) of \(base), \(reader), \(book)")
            }
        }
    }
}

/// Random texts of a few lines.
enum RandomText {
    static func text(_ generator: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0..<9, using: &generator)).map { _ in line(&generator) }.joined()
    }

    private static func line(_ generator: inout SeededGenerator) -> String {
        "\(["a", "b", "c"].randomElement(using: &generator)!)\n"
    }

    /// Returns a text with up to three changes of lines.
    static func edited(_ text: String, _ generator: inout SeededGenerator) -> String {
        var lines = text.split(separator: "\n").map { "\($0)\n" }
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
            let index = Int.random(in: 0...lines.count, using: &generator)
            let new = "new \(UInt32.random(in: 0...UInt32.max, using: &generator))\n"
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: lines.insert(new, at: index)
            case 1 where index < lines.count: lines[index] = new
            case 2 where index < lines.count: lines.remove(at: index)
            default: break
            }
        }
        return lines.joined()
    }
}
