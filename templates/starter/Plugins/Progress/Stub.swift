/// Looks for an exercise's stub in its file.
struct Stub {
    let lines: [String]

    init(_ lines: [String]) { self.lines = lines.map(Self.bare) }

    /// The line, from 1, at which the stub stands in a text; nil when it does not, or not as it was.
    func line(in text: String) -> Int? {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Self.bare)
        guard !lines.isEmpty, lines.count <= all.count else { return nil }
        return (0...all.count - lines.count).first { all[$0...].starts(with: lines) }.map { $0 + 1 }
    }

    /// An editor may have indented a line anew, which begins nothing.
    private static func bare(_ line: some StringProtocol) -> String {
        let start = line.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
