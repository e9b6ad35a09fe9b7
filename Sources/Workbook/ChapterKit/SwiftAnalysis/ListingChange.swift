/// The difference between a listing and an earlier one of its chapter, which `changes=NAME` names.
package struct ListingChange {
    package let earlier: Snippet
    package let lines: LineChanges

    /// Compares a listing with the one that it changes.
    ///
    /// - Returns: `nil` if the listing doesn't have the key `changes`.
    package init?(_ snippet: Snippet, in blocks: NamedBlocks) throws(ListingChangeError) {
        guard let name = snippet[.changes], !name.isEmpty else { return nil }
        // If several blocks match, the nearest one is used, so that a listing can change step by step.
        guard let earlier = blocks.block(named: name, before: blocks.position(of: snippet)) else {
            throw blocks.contains(name) ? .notEarlier : .unknown
        }
        if earlier.kind == .exercise { throw .exercise }
        guard let lines = LineChanges(from: earlier.code.lines, to: snippet.code.lines) else { throw .tooLong }
        if earlier.code.lines == snippet.code.lines { throw .nothingChanged }
        self.earlier = earlier
        self.lines = lines
    }

    /// The lines of the earlier listing that are shown with this one.
    var visibleLinesOfEarlier: [Substring] {
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

/// An error in `changes=NAME`.
package enum ListingChangeError: Error {
    case unknown
    /// The block with that name comes later, or is the listing itself.
    case notEarlier
    /// The block is an exercise, which is shown with its stub, and whose solution is in a fold.
    case exercise
    case tooLong
    case nothingChanged
}
