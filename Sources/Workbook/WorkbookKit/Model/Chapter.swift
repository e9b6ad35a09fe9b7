/// A Markdown file of the book, parsed.
public struct Chapter: Sendable {
    public var source: SourceFile
    public var outline: Outline
    public var blocks: [Block]
    /// The Swift blocks, in the order of the page.
    public var snippets: [Snippet]
    /// The footnotes' texts, in the order of their numbers.
    public var footnotes: [[Inline]]
    /// What stands in each after its first paragraph.
    var footnoteBlocks: [[Block]] = []
    /// The fragments that links can lead to, in the order of the page.
    public var anchors: [String]
    /// Those of them that raw HTML names.
    var namedPlaces: Set<String> = []
    /// The fragment that leads to the title, where code hosts make it a heading; nil in a book.
    var titleAnchor: String?
    /// What its claims rest on: each source once, where it is cited first.
    public var citations: [Citation] = []

    /// What other pages need to know of a chapter.
    public struct Outline: Sendable {
        /// The file, as diagnostics name it: `chapters/01-windows.md`.
        public var path: String
        /// The chapter's name in links and commands: `windows`. In a plain folder, the path without `.md`.
        public var slug: String
        /// Its place in the book, from 1; nil in a plain folder, and for the introduction.
        public var number: Int?
        /// Whether this is the book's introduction.
        public var isIntroduction = false
        public var title: String
        public var summary: String
        /// The slugs of the chapters whose declarations this one uses.
        public var needs: [Need]
        public var article: Article?
        /// What its snippets run inside of instead of the book's `scope`.
        public var scope: String?

        /// The page's file, relative to the site: `windows.html`.
        public var page: String { slug + ".html" }

        /// The relative URL from the chapter's page to the site's root: empty, or `../` for each folder.
        var root: String { String(repeating: "../", count: slug.utf8.count { $0 == UInt8(ascii: "/") }) }

        /// The folder of what its starter's app has of its own, relative to the book's folder, with a slash at its end.
        var appFolder: String { "apps/\(slug)/" }

        /// The folder of what the chapter's figures and walks drew, relative to the book's folder, with a slash at its end.
        var figures: String { "figures/\(slug)/" }

        /// Where diagnostics about the chapter as a whole stand.
        var start: SourceLocation { SourceLocation(path: path, line: 1, column: 1) }
    }

    /// A chapter that another one needs.
    public struct Need: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    /// A reference to a source of the book.
    public struct Citation: Sendable, Equatable {
        public var key: String
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

extension Chapter {
    /// Where what concerns the chapter as a whole stands.
    public var start: SourceLocation { outline.start }

    /// Whether something of the chapter is compiled as part of a module, and so in a test target.
    public var needsTestTarget: Bool { firstForTestTarget != nil }

    /// What is compiled so, the first of it.
    public var firstForTestTarget: Snippet? { snippets.first { $0.isCompiled && !$0.isPart && $0.chunk == nil } }

    /// Whether the chapter has Swift of its own: declarations, at file scope.
    var declaresSomething: Bool { snippets.contains { $0.traits.role == .declares && $0.chunk == nil } }
}

extension Sequence<Chapter> {
    /// The files that the chapters hold, each path once: the first chapter that holds it counts.
    var resources: [(resource: Resource, text: String)] {
        var seen: Set<Resource> = []
        return flatMap(\.resources).filter { seen.insert($0.resource).inserted }
    }
}

extension Chapter.Outline: Equatable {
    /// Outlines are equal when they are of one file: what they say of it does not count.
    public static func == (left: Chapter.Outline, right: Chapter.Outline) -> Bool { left.path == right.path }
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
