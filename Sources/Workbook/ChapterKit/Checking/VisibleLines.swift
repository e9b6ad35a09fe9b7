/// The lines of a chapter's code that its page shows without opening a fold. They're trimmed, and blank lines are removed.
struct VisibleLines {
    private struct Text {
        var snippet: Snippet
        /// The lines of the block, and those that it shows of the block that it changes, which may be hidden.
        var parts: [[String]]
    }

    private var texts: [Text] = []
    /// The indices of the texts that contain a line.
    private var indices: [String: [Int]] = [:]

    init(in chapter: Chapter) {
        guard chapter.snippets.contains(where: { $0.kind == .exercise }) else { return }
        let blocks = NamedBlocks(in: chapter)
        for snippet in chapter.snippets where !snippet.isHidden {
            let change = (try? ListingChange(snippet, in: blocks)) ?? nil
            let parts = [Self.lines(of: snippet), change?.visibleLinesOfEarlier.map(\.trimmed) ?? []]
                .map { $0.filter { !$0.isEmpty } }
            for line in Set(parts.joined()) { indices[line, default: []].append(texts.count) }
            texts.append(Text(snippet: snippet, parts: parts))
        }
    }

    /// Returns the blocks that show the given lines, one after another.
    func snippets(showing lines: [String]) -> [Snippet] {
        // A line that few blocks contain saves comparing the others.
        let candidates = lines.map { indices[$0] ?? [] }.min { $0.count < $1.count } ?? []
        return candidates.map { texts[$0] }.filter { $0.parts.contains { $0.contains(run: lines) } }.map(\.snippet)
    }

    private static func lines(of snippet: Snippet) -> [String] {
        switch snippet.traits.layout {
        case .listing, .walk: snippet.code.lines.map(\.trimmed)
        case .picture: []
        case .exercise: ExerciseCode(snippet.code, name: snippet.name).stub.map(\.trimmed)
        }
    }
}

extension [String] {
    /// Returns a Boolean value indicating whether the array contains the given lines as a contiguous run.
    func contains(run other: [String]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return indices.contains { self[$0] == first && self[$0...].starts(with: other) }
    }
}
