/// Links and images lead somewhere they may lead to.
enum LinkRule {
    /// Reports what leads nowhere, and collects what the whole book has to know: the anchors and files that are used.
    static func check(_ chapter: Chapter, book: Book, links: LinkResolver, report: inout ChapterReport) {
        func finding(_ message: String, _ location: SourceLocation) -> Diagnostic {
            Diagnostic(severity: book.isPlain ? .warning : .error, location: location, message: message)
        }
        chapter.forEachInline { inline in
            let target: LinkResolver.Target
            let location: SourceLocation
            switch inline {
            case .link(let link): (target, location) = (links.target(of: link.destination, from: chapter.outline), link.location)
            case .image(let image): (target, location) = (links.image(image.source, from: chapter.outline), image.location)
            default: return
            }
            switch target {
            case .page(let page, let anchor?) where !anchor.isEmpty:
                report.references.append(.init(slug: page.slug, anchor: anchor, location: location))
            case .asset(let path, _): report.assets.insert(path)
            case .refused(let reason): report.diagnostics.append(finding(reason, location))
            case .page, .external: break
            }
        }
    }
}

/// A link to a place in a page finds it there.
enum AnchorRule {
    static func findings(in reports: [ChapterReport], isPlain: Bool) -> [Diagnostic] {
        let anchors = Dictionary(reports.map { ($0.outline.slug, $0.anchors) }, uniquingKeysWith: { first, _ in first })
        return reports.flatMap(\.references).compactMap { reference in
            guard let known = anchors[reference.slug], !known.contains(reference.anchor) else { return nil }
            let near = known.filter { $0.hasPrefix(reference.anchor.prefix(4)) }.sorted().prefix(5)
            let hint = near.isEmpty ? "" : "; there is \(listed(near))"
            return Diagnostic(
                severity: isPlain ? .warning : .error, location: reference.location,
                message: "no heading or block '#\(reference.anchor)' in the chapter '\(reference.slug)'\(hint)")
        }
    }
}

/// Two chapters do not make one page, and none makes the page that lists them.
enum PageRule {
    static func findings(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Outline] = [:]
        return book.chapters.compactMap { outline in
            let place = SourceLocation(path: outline.path, line: 1, column: 1)
            if IndexPages.isPath(outline.page.lowercased(), in: book) {
                return .error("a chapter cannot be '\(outline.slug)': the list of chapters is that page; rename it", at: place)
            }
            guard let other = first.updateValue(outline, forKey: outline.slug.lowercased()) else { return nil }
            return .error(
                "a second chapter '\(outline.slug)'; the first is \(other.path); rename one", at: place)
        }
    }
}
