import SnippetResults
import SwiftText

/// The rule that the choices of a figure are well-formed, and that its code uses them.
enum ChoiceRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        chapter.snippets.flatMap { snippet -> [Diagnostic] in
            guard snippet[.choices] != nil else { return [] }
            let written = FigureParameters(snippet)
            var diagnostics: [Diagnostic] = written.invalidParts.map {
                .error("'\($0.trimmed)' isn't a choice; write choices=\"name: Enumeration\"", at: snippet.location)
            }
            if written.parameters.count > Drawing.maximumChoices {
                let message = "a figure has at most \(Drawing.maximumChoices) choices; leave some out"
                diagnostics.append(.error(message, at: snippet.location))
            }
            var names: Set<String> = []
            for choice in written.parameters {
                if !names.insert(choice.name).inserted {
                    diagnostics.append(
                        .error("'\(choice.name)' is the name of two choices; rename one", at: snippet.location))
                } else if !choice.isUsed(in: snippet.code.text) {
                    let message = "the figure doesn't depend on '\(choice.name)'; use it, or remove it"
                    diagnostics.append(.error(message, at: snippet.location))
                }
            }
            return diagnostics
        }
    }
}
