import SwiftText

/// An exercise of a chapter, with its task and hints.
package struct Exercise: Sendable {
    package var name: String
    package var title: String
    /// The paragraphs of the task.
    package var prompt: [String]
    package var hints: [String]
    var snippet: Snippet
    package var code: ExerciseCode

    /// The file name without `.swift`, which is also the name of the test suite, such as `TheShortestTurn`.
    package var typeName: String { SwiftIdentifier.typeName(Anchors.slug(title)) }

    /// Returns the exercises of a chapter, in the order of the page.
    package static func exercises(of chapter: Chapter) -> [Exercise] {
        chapter.snippets.enumerated().compactMap { index, snippet in
            guard snippet.kind == .exercise else { return nil }
            let position = chapter.blocks.firstIndex { block in
                if case .snippet(index) = block.content { true } else { false }
            }
            return Exercise(
                name: snippet.name, title: snippet.title,
                prompt: position.map { prompt(before: $0, in: chapter.blocks) } ?? [],
                hints: position.map { hints(after: $0, in: chapter) } ?? [], snippet: snippet,
                code: ExerciseCode(snippet.code, name: snippet.name))
        }
    }

    /// Returns the paragraphs between the heading and the listing, without pictures and code.
    private static func prompt(before position: Int, in blocks: [Block]) -> [String] {
        let section = blocks[..<position].reversed().prefix { block in
            if case .heading = block.content { false } else { true }
        }
        return ProseText.paragraphs(of: section.reversed())
    }

    /// Returns the hints up to the next heading or exercise.
    private static func hints(after position: Int, in chapter: Chapter) -> [String] {
        let rest = chapter.blocks[(position + 1)...].prefix { block in
            switch block.content {
            case .heading: return false
            case .snippet(let index):
                return chapter.snippets[index].kind != .exercise
            default: return true
            }
        }
        return rest.compactMap { block in
            guard case .admonition(.hint, let children) = block.content else { return nil }
            return ProseText.paragraphs(of: children).joined(separator: "\n\n")
        }
    }
}
