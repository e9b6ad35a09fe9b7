import SwiftText

/// The chapters that a chapter needs exist, and none needs itself.
enum NeedsRule {
    static func diagnostics(in outline: Chapter.Outline, book: Book) -> [Diagnostic] {
        guard !outline.needs.isEmpty else { return [] }
        let needs = book.needs
        return outline.needs.compactMap { need in
            guard needs[need.slug] != nil else {
                let known = listed(book.chapters.map(\.slug), conjunction: "and")
                return .error("no chapter '\(need.slug)'; known: \(known)", at: need.location)
            }
            guard !reachable(from: [need.slug], by: { needs[$0] ?? [] }).contains(outline.slug) else {
                return .error("the chapter needs itself by way of '\(need.slug)'", at: need.location)
            }
            return nil
        }
    }
}
