/// The rule that lines hidden from the page are enclosed in a pair of markers.
enum HiddenLinesRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.filter { HiddenLines.mayStand(in: $0.code.text) }.flatMap { snippet in
            HiddenLines(snippet.code.lines).unmatched.map { line in
                .error(
                    "'\(HiddenLines.begin)' and '\(HiddenLines.end)' come in pairs, one after the other; add the other",
                    at: snippet.code.location(ofLine: line))
            }
        }
    }
}
