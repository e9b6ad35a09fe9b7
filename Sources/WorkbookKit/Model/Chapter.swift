/// A Markdown file of the book, parsed.
public struct Chapter: Sendable {
    public var source: SourceFile
    public var outline: Outline
    public var blocks: [Block]
    /// The Swift blocks, in the order of the page.
    public var snippets: [Snippet]
    /// The footnotes' texts, in the order of their numbers.
    public var footnotes: [[Inline]]
    /// The fragments that links can lead to, in the order of the page.
    public var anchors: [String]

    /// What other pages need to know of a chapter.
    public struct Outline: Sendable {
        /// The file, as diagnostics name it: `chapters/01-windows.md`.
        public var path: String
        /// The chapter's name in links and commands: `windows`. In a plain folder, the path without `.md`.
        public var slug: String
        /// Its place in the book, from 1; nil in a plain folder.
        public var number: Int?
        public var title: String
        public var summary: String
        /// The slugs of the chapters whose declarations this one uses.
        public var needs: [Need]
        public var article: Article?

        /// The page's file, relative to the site: `windows.html`.
        public var page: String { slug + ".html" }
    }

    public struct Need: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    /// The text that a chapter rests on.
    public struct Article: Sendable, Equatable {
        public var title: String
        public var author: String?
        public var year: String?
        public var url: String?
    }
}

extension Chapter {
    /// The files that the chapter holds; the blocks of one file append.
    public var resources: [(resource: Resource, text: String)] {
        var texts: [Resource: String] = [:]
        var order: [Resource] = []
        blocks.forEachBlock { block in
            guard case .listing(let listing, _, let resource?) = block.content else { return }
            if texts[resource] == nil { order.append(resource) }
            texts[resource, default: ""] += listing.text
        }
        return order.map { ($0, texts[$0]!) }
    }
}

extension [Block] {
    /// Visits every block, the ones inside lists, quotes and admonitions too, in the order of the page.
    func forEachBlock(_ visit: (Block) -> Void) {
        for block in self {
            visit(block)
            switch block.content {
            case .quote(let children), .admonition(_, let children): children.forEachBlock(visit)
            case .list(let list): for item in list.items { item.forEachBlock(visit) }
            default: break
            }
        }
    }
}
