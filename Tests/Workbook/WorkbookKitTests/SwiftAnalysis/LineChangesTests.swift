import Testing

@testable import ChapterKit

@Suite struct LineChangesTests {
    /// Returns the changes between texts of one-letter lines, one word for each part: `-a` removed, `+b` added, `(5)`
    /// folded.
    private func parts(_ old: String, _ new: String) throws -> String {
        let (old, new) = (old.map { Substring(String($0)) }, new.map { Substring(String($0)) })
        return try #require(LineChanges(from: old, to: new)).parts.map { part in
            switch part {
            case .stays(let lines): lines.map { new[$0] }.joined()
            case .removed(let lines): "-" + lines.map { old[$0] }.joined()
            case .added(let lines): "+" + lines.map { new[$0] }.joined()
            case .folded(let count): "(\(count))"
            }
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ("abc", "axc", "a -b +x c"),
        ("abcdef", "abcxef", "abc -d +x ef"),
        ("", "ab", "+ab"),
        ("ab", "", "-ab"),
        ("abcdefgh", "abcdXfgh", "abcd -e +X fgh"),
        ("abcdefghi", "abcdXfghi", "abcd -e +X fghi"),
        ("abcdefghij", "abcdeXghij", "(3) de -f +X ghij"),
        ("abcdefghijk", "abcdeXghijk", "(3) de -f +X gh (3)"),
        ("abcdefghij", "Xbcdefghi", "-a +X bc (4) hi -j"),
        ("abcdefg", "XbcdefY", "-a +X bcdef -g +Y"),
    ])
    func `changes are shown with two lines of context`(old: String, new: String, parts: String) throws {
        #expect(try self.parts(old, new) == parts)
    }

    @Test func `texts above the maximum number of lines aren't compared`() {
        let lines = [Substring](repeating: "a", count: LineChanges.maximumLines)
        #expect(LineChanges(from: lines, to: ["b"]) != nil)
        #expect(LineChanges(from: lines + ["a"], to: ["b"]) == nil)
        #expect(LineChanges(from: ["b"], to: lines + ["a"]) == nil)
    }
}
