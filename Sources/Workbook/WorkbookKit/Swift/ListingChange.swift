/// How a listing changes an earlier one of its chapter, the one that `changes=NAME` names.
struct ListingChange {
    let earlier: Snippet
    let lines: LineChanges

    /// What is wrong with `changes=NAME`.
    enum Mistake: Error {
        case unknown
        /// A block of that name comes later, or is the listing itself.
        case notEarlier
        /// An exercise is shown with its stub, and its solution in a fold.
        case exercise
        case tooLong
        case nothingChanged
    }

    /// - Returns: nil when the listing says of none that it changes it.
    init?(_ snippet: Snippet, in chapter: Chapter) throws(Mistake) {
        guard let name = snippet[.changes], !name.isEmpty else { return nil }
        let blocks = chapter.snippets
        let position = blocks.firstIndex { $0.location == snippet.location } ?? blocks.endIndex
        // Of several the nearest: a listing may change step by step.
        guard let earlier = blocks[..<position].last(where: { $0.isCalled(name) }) else {
            throw blocks[position...].contains { $0.isCalled(name) } ? .notEarlier : .unknown
        }
        if earlier.kind == .exercise { throw .exercise }
        guard let lines = LineChanges(from: earlier.code.lines, to: snippet.code.lines) else { throw .tooLong }
        if earlier.code.lines == snippet.code.lines { throw .nothingChanged }
        self.earlier = earlier
        self.lines = lines
    }

    /// The lines of the earlier listing that are shown with this one.
    var shownLinesOfEarlier: [Substring] {
        let old = earlier.code.lines
        var position = 0
        return lines.parts.flatMap { part -> [Substring] in
            switch part {
            case .added: return []
            case .folded(let count):
                position += count
                return []
            case .stays(let numbers), .removed(let numbers):
                defer { position += numbers.count }
                return Array(old[position..<position + numbers.count])
            }
        }
    }
}

extension Snippet {
    /// Whether another block can name this one so: by its name, or without one by what it declares.
    fileprivate func isCalled(_ name: String) -> Bool {
        if let own = self[.name] { return own == name }
        return kind == .declaration && Declarations.names(in: code.text).contains(name)
    }
}
