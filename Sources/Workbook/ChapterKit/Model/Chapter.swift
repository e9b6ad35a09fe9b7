/// A parsed Markdown file of the book.
package struct Chapter: Sendable {
    package var source: SourceFile
    package var metadata: Metadata
    package var blocks: [Block]
    /// The Swift blocks, in the order of the page.
    package var snippets: [Snippet]
    /// The texts of the footnotes, in the order of their numbers.
    package var footnotes: [[Inline]]
    /// The blocks of each footnote after its first paragraph.
    package var footnoteBlocks: [[Block]] = []
    /// The fragments that links can use, in the order of the page.
    package var anchors: [String]
    /// The fragments that raw HTML defines.
    package var namedAnchors: Set<String> = []
    /// The fragment of the title if it's a heading of the file, as on code hosts, or `nil` in a book.
    package var titleAnchor: String?
    /// The sources of the chapter's claims, each at its first citation.
    package var citations: [Citation] = []

    /// The facts about a chapter that other pages need.
    package struct Metadata: Sendable {
        /// The path of the file in diagnostics, such as `chapters/01-windows.md`.
        package var path: String
        /// The name of the chapter in links and commands, such as `windows`. In a plain folder, it's the path without
        /// `.md`.
        package var slug: String
        /// The number of the chapter in the book, from 1, or `nil` in a plain folder and for the introduction.
        package var number: Int?
        /// A Boolean value indicating whether the chapter is the book's introduction.
        package var isIntroduction = false
        package var title: String
        package var summary: String
        /// Words that readers may search for, and that the page doesn't show.
        package var keywords: [String]
        /// The chapters whose declarations this one uses.
        package var needs: [Need]
        package var article: Article?
        /// The function that the chapter's snippets run inside, instead of the book's `scope`.
        package var scope: String?

        package init(
            path: String, slug: String, number: Int? = nil, isIntroduction: Bool = false, title: String,
            summary: String, keywords: [String] = [], needs: [Need], article: Article? = nil, scope: String? = nil
        ) {
            self.path = path
            self.slug = slug
            self.number = number
            self.isIntroduction = isIntroduction
            self.title = title
            self.summary = summary
            self.keywords = keywords
            self.needs = needs
            self.article = article
            self.scope = scope
        }

        /// The path of the page, relative to the site, such as `windows.html`.
        package var page: String { slug + ".html" }

        /// The relative URL from the chapter's page to the root of the site. It's empty, or contains `../` for each
        /// folder.
        package var root: String { String(repeating: "../", count: slug.utf8.count { $0 == UInt8(ascii: "/") }) }

        /// The folder of the files for the chapter's starter app, relative to the book's folder, with a trailing slash.
        package var appFolder: String { "apps/\(slug)/" }

        /// The folder of the files that the chapter's figures and walks drew, relative to the book's folder, with a
        /// trailing slash.
        package var figures: String { "figures/\(slug)/" }

        /// The location of diagnostics about the chapter as a whole.
        package var start: SourceLocation { SourceLocation(path: path, line: 1, column: 1) }
    }

    /// A chapter that another one needs.
    package struct Need: Sendable, Equatable {
        package var slug: String
        package var location: SourceLocation
    }

    /// A reference to a source of the book.
    package struct Citation: Sendable, Equatable {
        package var key: String
        package var location: SourceLocation
    }

    /// The article that a chapter is based on.
    package struct Article: Sendable, Equatable {
        package var title: String
        package var author: String?
        package var year: String?
        package var url: String?
    }
}

extension Chapter {
    /// The files that the chapter defines. Blocks with the same path are concatenated.
    package var resources: [(resource: Resource, text: String)] {
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
    /// Creates a chapter without blocks, for listings that are tested where they are.
    package init(source: SourceFile, metadata: Metadata) {
        self.init(source: source, metadata: metadata, blocks: [], snippets: [], footnotes: [], anchors: [])
    }

    /// The location of diagnostics about the chapter as a whole.
    package var start: SourceLocation { metadata.start }

    /// A Boolean value indicating whether any code of the chapter is compiled as part of a module, and therefore in a
    /// test target.
    package var needsTestTarget: Bool { firstForTestTarget != nil }

    /// The first snippet that's compiled as part of a module.
    package var firstForTestTarget: Snippet? { snippets.first { $0.isCompiled && !$0.isPart && $0.chunk == nil } }

    /// A Boolean value indicating whether the chapter has Swift declarations at file scope.
    package var declaresSomething: Bool { snippets.contains { $0.traits.role == .declares && $0.chunk == nil } }
}

extension Sequence<Chapter> {
    /// The files that the chapters define, without duplicate paths. The first chapter that defines a path is used.
    package var resources: [(resource: Resource, text: String)] {
        var seen: Set<Resource> = []
        return flatMap(\.resources).filter { seen.insert($0.resource).inserted }
    }
}

extension Chapter.Metadata: Equatable {
    /// Returns a Boolean value indicating whether the metadata is of the same file. Other properties aren't
    /// compared.
    package static func == (left: Chapter.Metadata, right: Chapter.Metadata) -> Bool { left.path == right.path }
}

extension [Block] {
    /// Calls a closure with every block, in the order of the page, including the blocks in lists, quotes, and
    /// admonitions.
    package func forEachBlock(_ visit: (Block) -> Void) {
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
