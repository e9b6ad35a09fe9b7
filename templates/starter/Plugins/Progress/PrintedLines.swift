/// The lines that the code printed while its tests ran.
enum PrintedLines {
    /// Returns the lines of an output without those of Swift Testing and SwiftPM.
    ///
    /// - Parameter messages: The texts of Swift Testing's messages, which are also in the output.
    static func lines(in output: String, messages: [String]) -> [String] {
        var (heads, tails): (Set<String>, [String: Int]) = ([], [:])
        for message in messages {
            let lines = message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
            heads.insert(lines[0])
            // The lines of a comment are indented.
            for line in lines.dropFirst() { for form in [line, "  " + line] { tails[form, default: 0] += 1 } }
        }
        var found: [String] = []
        for line in output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
            // The rest is the trace of a crash.
            if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") { break }
            if isOfSwiftPM(line) || isOfSwiftTesting(line, heads) { continue }
            if let count = tails[line], count > 0 {
                tails[line] = count - 1
                continue
            }
            found.append(line)
        }
        let start = found.drop { $0.allSatisfy(\.isWhitespace) }
        let end = start.lastIndex { !$0.allSatisfy(\.isWhitespace) }
        return end.map { Array(start[...$0]) } ?? []
    }

    private static func isOfSwiftPM(_ line: String) -> Bool {
        line.firstMatch(of: #/^\[\d+/\d+\] /#) != nil || line.contains("Fatal error")
            || [
                "Building for ", "Build complete!", "Another instance of SwiftPM", "error: Process '", "error: Exited ",
            ]
            .contains(where: line.hasPrefix)
    }

    /// Returns a Boolean value indicating whether a line begins with a symbol and one of the messages: `◇ Test a() started.`
    private static func isOfSwiftTesting(_ line: String, _ heads: Set<String>) -> Bool {
        guard let symbol = line.first, !symbol.isASCII else { return false }
        let text = String(line.dropFirst().drop(while: \.isWhitespace))
        if heads.contains(text) { return true }
        // The event of an issue has only the last part of the line.
        if text.contains(" recorded a"), heads.contains(where: text.hasSuffix) { return true }
        // The events after a crash are missing.
        return text.firstMatch(of: #/^(Test|Suite) .* (started\.$|(passed|failed) after )/#) != nil
    }
}
