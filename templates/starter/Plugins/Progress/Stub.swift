/// The stub of an exercise, which can be located in its file.
struct Stub {
    let lines: [String]

    init(_ lines: [String]) { self.lines = lines.map(Self.bare) }

    /// Returns the line number, counted from 1, of the stub in a text, or `nil` if the text doesn't contain the
    /// unchanged stub.
    func line(in text: String) -> Int? {
        let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(Self.bare)
        guard !lines.isEmpty, lines.count <= all.count else { return nil }
        return (0...all.count - lines.count).first { all[$0...].starts(with: lines) }.map { $0 + 1 }
    }

    /// Returns the line without surrounding spaces. An editor may have changed the indentation, which doesn't count as
    /// a change.
    private static func bare(_ line: some StringProtocol) -> String {
        let start = line.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }
        return end.map { String(start[...$0]) } ?? ""
    }
}
