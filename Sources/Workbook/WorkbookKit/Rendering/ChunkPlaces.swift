/// Where the chunks of a chapter stand, and where they go.
struct ChunkPlaces {
    /// A line that places a chunk.
    struct Place {
        /// The line's, where the page shows the listing as it is; else the block's.
        var anchor: String
        /// What the line that places the chunk stands in, or else what the listing is called.
        var name: String
        /// Whether the name is code.
        var isDeclaration: Bool
    }

    /// The anchors of the blocks of each chunk: blocks of one name append.
    private(set) var parts: [String: [String]] = [:]
    private(set) var places: [String: [Place]] = [:]

    init(of chapter: Chapter) {
        for snippet in chapter.snippets {
            if let chunk = snippet.chunk { parts[chunk, default: []].append(snippet.anchor) }
        }
        if parts.isEmpty { return }
        for snippet in chapter.snippets where ListingScan.mentionsChunks(snippet.code.text) {
            for (line, chunk) in ListingScan(snippet.code.text).chunkReferences {
                places[chunk, default: []].append(Self.place(ofLine: line, in: snippet))
            }
        }
    }

    private static func place(ofLine line: Int, in snippet: Snippet) -> Place {
        let anchor = snippet.traits.layout == .listing ? "\(snippet.anchor):\(line + 1)" : snippet.anchor
        if let chunk = snippet.chunk { return Place(anchor: anchor, name: "‹\(chunk)›", isDeclaration: false) }
        let isTitled = snippet.traits.badge.showsTitle
        let around = isTitled ? nil : Declarations.name(aroundLine: line, of: snippet.code.text)
        return Place(anchor: anchor, name: around ?? snippet.title, isDeclaration: around != nil)
    }
}
