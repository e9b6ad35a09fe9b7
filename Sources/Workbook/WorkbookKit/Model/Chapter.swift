/// A parsed Markdown file of the book.
public struct Chapter: Sendable {
    public var source: SourceFile
    public var metadata: Metadata
    public var blocks: [Block]
    /// The Swift blocks, in the order of the page.
    public var snippets: [Snippet]
    /// The texts of the footnotes, in the order of their numbers.
    public var footnotes: [[Inline]]
    /// The blocks of each footnote after its first paragraph.
    var footnoteBlocks: [[Block]] = []
    /// The fragments that links can use, in the order of the page.
    public var anchors: [String]
    /// The fragments that raw HTML defines.
    var namedAnchors: Set<String> = []
    /// The fragment of the title if it's a heading of the file, as on code hosts, or `nil` in a book.
    var titleAnchor: String?
    /// The sources of the chapter's claims, each at its first citation.
    public var citations: [Citation] = []

    /// The facts about a chapter that other pages need.
    public struct Metadata: Sendable {
        /// The path of the file in diagnostics, such as `chapters/01-windows.md`.
        public var path: String
        /// The name of the chapter in links and commands, such as `windows`. In a plain folder, it's the path without
        /// `.md`.
        public var slug: String
        /// The number of the chapter in the book, from 1, or `nil` in a plain folder and for the introduction.
        public var number: Int?
        /// A Boolean value indicating whether the chapter is the book's introduction.
        public var isIntroduction = false
        public var title: String
        public var summary: String
        /// The chapters whose declarations this one uses.
        public var needs: [Need]
        public var article: Article?
        /// The function that the chapter's snippets run inside, instead of the book's `scope`.
        public var scope: String?

        /// The path of the page, relative to the site, such as `windows.html`.
        public var page: String { slug + ".html" }

        /// The relative URL from the chapter's page to the root of the site. It's empty, or contains `../` for each
        /// folder.
        var root: String { String(repeating: "../", count: slug.utf8.count { $0 == UInt8(ascii: "/") }) }

        /// The folder of the files for the chapter's starter app, relative to the book's folder, with a trailing slash.
        var appFolder: String { "apps/\(slug)/" }

        /// The folder of the files that the chapter's figures and walks drew, relative to the book's folder, with a
        /// trailing slash.
        var figures: String { "figures/\(slug)/" }

        /// The location of diagnostics about the chapter as a whole.
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

    /// The article that a chapter is based on.
    public struct Article: Sendable, Equatable {
        public var title: String
        public var author: String?
        public var year: String?
        public var url: String?
    }
}

extension Chapter {
    /// The files that the chapter defines. Blocks with the same path are concatenated.
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
    /// The location of diagnostics about the chapter as a whole.
    public var start: SourceLocation { metadata.start }

    /// A Boolean value indicating whether any code of the chapter is compiled as part of a module, and therefore in a
    /// test target.
    public var needsTestTarget: Bool { firstForTestTarget != nil }

    /// The first snippet that's compiled as part of a module.
    public var firstForTestTarget: Snippet? { snippets.first { $0.isCompiled && !$0.isPart && $0.chunk == nil } }

    /// A Boolean value indicating whether the chapter has Swift declarations at file scope.
    var declaresSomething: Bool { snippets.contains { $0.traits.role == .declares && $0.chunk == nil } }
}

extension Sequence<Chapter> {
    /// The files that the chapters define, without duplicate paths. The first chapter that defines a path is used.
    var resources: [(resource: Resource, text: String)] {
        var seen: Set<Resource> = []
        return flatMap(\.resources).filter { seen.insert($0.resource).inserted }
    }
}

extension Chapter.Metadata: Equatable {
    /// Returns a Boolean value indicating whether the metadata is of the same file. Other properties aren't
    /// compared.
    public static func == (left: Chapter.Metadata, right: Chapter.Metadata) -> Bool { left.path == right.path }
}

extension [Block] {
    /// Calls a closure with every block, in the order of the page, including the blocks in lists, quotes, and
    /// admonitions.
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
