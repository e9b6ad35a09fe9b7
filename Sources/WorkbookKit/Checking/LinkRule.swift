/// Links and images lead somewhere they may lead to.
enum LinkRule {
    /// Reports what leads nowhere, and collects what the whole book has to know: the anchors and files that are used.
    static func check(_ references: References, links: LinkResolver, isPlain: Bool, report: inout ChapterReport) {
        let targets =
            references.links.map { (links.target(of: $0.destination, from: report.outline), $0.location) }
            + references.images.map { (links.image($0.source, from: report.outline), $0.location) }
        for (target, location) in targets {
            switch target {
            case .page(let page, let anchor?) where !anchor.isEmpty:
                report.references.append(.init(slug: page.slug, anchor: anchor, location: location))
            case .asset(let path, _): report.assets.insert(path)
            case .refused(let reason):
                report.diagnostics.append(
                    Diagnostic(severity: isPlain ? .warning : .error, location: location, message: reason))
            case .page, .external: break
            }
        }
    }
}

/// A link to a place in a page finds it there.
enum AnchorRule {
    static func findings(in reports: [ChapterReport], isPlain: Bool) -> [Diagnostic] {
        let references = reports.flatMap(\.references)
        let targets = Set(references.map(\.slug))
        let anchors = Dictionary(
            reports.filter { targets.contains($0.outline.slug) }.map { ($0.outline.slug, Set($0.anchors)) },
            uniquingKeysWith: { first, _ in first })
        return references.compactMap { reference in
            guard let known = anchors[reference.slug], !known.contains(reference.anchor) else { return nil }
            let near = known.filter { $0.hasPrefix(reference.anchor.prefix(4)) }.sorted().prefix(5)
            let hint = near.isEmpty ? "" : "; there is \(listed(near))"
            return Diagnostic(
                severity: isPlain ? .warning : .error, location: reference.location,
                message: "no heading or block '#\(reference.anchor)' in the chapter '\(reference.slug)'\(hint)")
        }
    }
}

/// A chapter's name can name a module, and its page is no other chapter's and not the page that lists them.
enum PageRule {
    static func findings(in book: Book) -> [Diagnostic] {
        names(in: book) + pages(in: book)
    }

    private static func names(in book: Book) -> [Diagnostic] {
        book.chapters.filter { !$0.slug.isPlainName || $0.slug.utf8.first?.isLetter != true }.map { outline in
            .error(
                "'\(outline.slug)' cannot name a Swift module; begin the file's name, after its number, with a letter and "
                    + "use letters, digits and '-'",
                at: SourceLocation(path: outline.path, line: 1, column: 1))
        }
    }

    private static func pages(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Outline] = [:]
        let lists = IndexPages.paths(in: book)
        return book.chapters.compactMap { outline in
            let place = SourceLocation(path: outline.path, line: 1, column: 1)
            if lists.contains(outline.page.lowercased()) {
                return .error(
                    "a chapter cannot be '\(outline.slug)': the list of chapters is that page; rename it", at: place)
            }
            guard let other = first.updateValue(outline, forKey: outline.slug.lowercased()) else { return nil }
            return .error(
                "a second chapter '\(outline.slug)'; the first is \(other.path); rename one", at: place)
        }
    }
}
