import SwiftText

/// The rule that the anchor of a link exists in the linked page.
enum AnchorRule {
    static func diagnostics(in reports: [ChapterReport], bookKind: BookKind) -> [Diagnostic] {
        let references = reports.flatMap(\.references)
        let targets = Set(references.map(\.slug))
        let anchors = Dictionary(
            reports.filter { targets.contains($0.metadata.slug) }.map { ($0.metadata.slug, Set($0.anchors)) },
            uniquingKeysWith: { first, _ in first })
        return references.compactMap { reference in
            guard let known = anchors[reference.slug], !known.contains(reference.anchor) else { return nil }
            let near = known.filter { $0.hasPrefix(reference.anchor.prefix(4)) }.sorted().prefix(5)
            let hint = near.isEmpty ? "" : "; there is \(formattedList(near))"
            return Diagnostic(
                severity: bookKind.severityOfDeadLinks, location: reference.location,
                message: "no heading or block '#\(reference.anchor)' in the chapter '\(reference.slug)'\(hint)")
        }
    }
}
