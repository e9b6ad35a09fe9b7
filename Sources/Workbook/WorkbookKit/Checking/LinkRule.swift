/// Links and images lead somewhere they may lead to.
enum LinkRule {
    /// Reports what leads nowhere, and collects what the whole book has to know: the anchors and files that are used.
    static func check(_ references: References, links: LinkResolver, dialect: Dialect, report: inout ChapterReport) {
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
                    Diagnostic(severity: dialect.severityOfDeadLinks, location: location, message: reason))
            case .page, .external: break
            }
        }
    }
}
