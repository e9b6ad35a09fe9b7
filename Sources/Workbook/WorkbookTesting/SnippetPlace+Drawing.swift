import Foundation
import SnippetResults

extension SnippetPlace {
    /// Returns an issue if a drawing differs from the accepted one, or `nil` if they are the same, byte for byte.
    func issue(with drawing: Drawing, named name: String) -> SnippetIssue? {
        let folder = URL(fileURLWithPath: chapter.figures)
        let accepted: Drawing?
        do {
            accepted = try Drawing(named: name) { path in
                let file = folder.appending(path: path).path
                return FileManager.default.contents(atPath: file).map { Array($0) }
            }
        } catch {
            return issue("'\(Drawing.statesFile(of: name))' cannot be understood; \(remedy)")
        }
        guard let accepted else {
            return issue("no picture is kept for '\(name)' yet; 'workbook accept \(chapter.slug)' keeps it")
        }
        if accepted == drawing { return nil }
        return issue(
            "the picture '\(name)' has changed\(changes(from: accepted, to: drawing)); look at it, then \(remedy)")
    }

    private var remedy: String { "'workbook accept \(chapter.slug)' accepts it" }

    /// Returns the differences between two drawings: ` for Upright, iOS 27 and 3 more states`.
    private func changes(from accepted: Drawing, to drawing: Drawing) -> String {
        if drawing.choices.isEmpty { return accepted.choices.isEmpty ? "" : ": it has no choices any more" }
        guard accepted.choices == drawing.choices else { return ": other things can be chosen" }
        let changed = zip(accepted.states, drawing.states).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
        let combinations = Drawing.combinations(of: drawing.choices)
        let labels = changed.map { Drawing.label(of: combinations[$0], in: drawing.choices) }
        let more = labels.count > 1 ? " and \(labels.count - 1) more" : ""
        return " for '\(labels.first ?? "")'\(more)"
    }
}
