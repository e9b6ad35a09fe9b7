import ChapterKit

/// The positions of a chapter's chunks, and of the references to them.
struct ChunkUses {
    /// A line with a reference to a chunk.
    struct Use {
        /// The anchor of the line, or that of the code block if the page doesn't show the listing unchanged.
        var anchor: String
        /// The name of the declaration around the line, or else the title of the listing.
        var name: String
        /// A Boolean value indicating whether the name is code.
        var isDeclaration: Bool
    }

    /// The anchors of the code blocks of each chunk, keyed by its name. Several blocks with the same name are
    /// concatenated.
    private(set) var parts: [String: [String]] = [:]
    private(set) var uses: [String: [Use]] = [:]

    init(of chapter: Chapter) {
        for snippet in chapter.snippets {
            if let chunk = snippet.chunk { parts[chunk, default: []].append(snippet.anchor) }
        }
        if parts.isEmpty { return }
        for snippet in chapter.snippets where ListingScan.mentionsChunks(snippet.code.text) {
            for (line, chunk) in ListingScan(snippet.code.text).chunkReferences {
                uses[chunk, default: []].append(Self.use(ofLine: line, in: snippet))
            }
        }
    }

    private static func use(ofLine line: Int, in snippet: Snippet) -> Use {
        let anchor = snippet.traits.layout == .listing ? "\(snippet.anchor):\(line + 1)" : snippet.anchor
        if let chunk = snippet.chunk { return Use(anchor: anchor, name: "‹\(chunk)›", isDeclaration: false) }
        let isTitled = snippet.traits.caption.showsTitle
        let around = isTitled ? nil : Declarations.name(aroundLine: line, of: snippet.code.text)
        return Use(anchor: anchor, name: around ?? snippet.title, isDeclaration: around != nil)
    }
}
