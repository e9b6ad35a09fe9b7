import SwiftText

/// The rule that the anchor of a link exists in the linked page.
enum AnchorRule {
    static func diagnostics(in reports: [ChapterReport], bookKind: BookKind) -> [Diagnostic] {
        let references = reports.flatMap(\.references)
        let targets = Set(references.map(\.slug))
        let anchors = Dictionary(
            reports.filter { targets.contains($0.metadata.slug) }.map { ($0.metadata.slug, Set($0.anchors)) },
            uniquingKeysWith: { first, _ in first })
        let missing = references.filter { anchors[$0.slug]?.contains($0.anchor) == false }
        let sorted = Dictionary(uniqueKeysWithValues: Set(missing.map(\.slug)).map { ($0, anchors[$0]!.sorted()) })
        return missing.map { reference in
            let near = similar(to: reference.anchor, in: sorted[reference.slug] ?? [])
            let hint = near.isEmpty ? "" : "; there is \(formattedList(near))"
            return Diagnostic(
                severity: bookKind.severityOfDeadLinks, location: reference.location,
                message: "no heading or block '#\(reference.anchor)' in the chapter '\(reference.slug)'\(hint)")
        }
    }

    /// Returns the first anchors that begin like a missing one.
    ///
    /// - Parameter anchors: The anchors of the page, sorted.
    private static func similar(to anchor: String, in anchors: [String]) -> [String] {
        let start = String(anchor.prefix(4))
        var (low, high) = (0, anchors.count)
        while low < high {
            let middle = (low + high) / 2
            if anchors[middle] < start { low = middle + 1 } else { high = middle }
        }
        return Array(anchors[low...].prefix(5).prefix { $0.hasPrefix(start) })
    }
}
