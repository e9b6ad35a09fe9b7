import Foundation

/// The rule that the JSON files that a chapter defines can be parsed.
enum ResourceRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        let broken = chapter.resources.filter { $0.resource.path.hasSuffix(".json") && !isJSON($0.text) }
        guard !broken.isEmpty else { return [] }
        var locations: [Resource: [SourceLocation]] = [:]
        chapter.blocks.forEachBlock { block in
            guard case .listing(_, _, let resource?) = block.content else { return }
            locations[resource, default: []].append(chapter.source.location(of: block))
        }
        return broken.compactMap { resource, _ in
            let all = locations[resource] ?? []
            let remedy =
                all.count == 1
                ? "correct it" : "its \(all.count) blocks are parts of it, so rename one, or correct them"
            return all.first.map { .warning("'\(resource.path)' isn't valid JSON; \(remedy)", at: $0) }
        }
    }

    private static func isJSON(_ text: String) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    }
}
