/// The rule that the destinations of links and images exist and are allowed.
enum LinkRule {
    /// Reports invalid destinations, and collects the anchors and files in use for the rules about the whole book.
    static func check(_ references: References, links: LinkResolver, bookKind: BookKind, report: inout ChapterReport) {
        let targets =
            references.links.map { (links.target(of: $0.destination, from: report.metadata), $0.location) }
            + references.images.map { (links.image($0.source, from: report.metadata), $0.location) }
        for (target, location) in targets {
            switch target {
            case .page(let page, let anchor?) where !anchor.isEmpty:
                report.references.append(.init(slug: page.slug, anchor: anchor, location: location))
            case .asset(let path, _): report.assets.insert(path)
            case .invalid(let reason):
                report.diagnostics.append(
                    Diagnostic(
                        severity: bookKind.severityOfDeadLinks, location: location, message: reason, rule: .links))
            case .page, .external: break
            }
        }
    }
}
