/// The blocks of a chapter, by the names with which `changes=NAME` refers to them.
///
/// Looking up the names once makes a chapter of many changed listings as fast as one without.
package struct NamedBlocks {
    let blocks: [Snippet]
    private var positions: [SourceLocation: Int] = [:]
    /// The positions of the blocks with a name, in order.
    private var positionsOfName: [String: [Int]] = [:]

    package init(in chapter: Chapter) {
        blocks = chapter.snippets
        guard blocks.contains(where: { $0[.changes] != nil }) else { return }
        for (position, block) in blocks.enumerated() {
            positions[block.location] = position
            for name in block.names { positionsOfName[name, default: []].append(position) }
        }
    }

    func position(of block: Snippet) -> Int { positions[block.location] ?? blocks.endIndex }

    /// Returns the nearest block with a name before a position, or `nil` if there's none.
    func block(named name: String, before position: Int) -> Snippet? {
        positionsOfName[name]?.last { $0 < position }.map { blocks[$0] }
    }

    func contains(_ name: String) -> Bool { positionsOfName[name] != nil }
}

extension Snippet {
    /// The names with which another block can refer to this one. That's the name of the block, or without one, the
    /// names of its declarations.
    fileprivate var names: [String] {
        if let name = self[.name] { return [name] }
        return kind == .declaration ? Declarations.names(in: code.text) : []
    }
}
