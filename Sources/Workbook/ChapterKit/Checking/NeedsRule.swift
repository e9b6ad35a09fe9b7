import SwiftText

/// The rule that the chapters that a chapter needs exist, and that no chapter needs itself.
enum NeedsRule {
    /// Returns the diagnostics for the chapters that a chapter needs.
    ///
    /// - Parameter needs: The slugs of the chapters that each chapter of the book needs, keyed by slug.
    static func diagnostics(in metadata: Chapter.Metadata, needs: [String: [String]]) -> [Diagnostic] {
        metadata.needs.compactMap { need in
            guard needs[need.slug] != nil else {
                let known = formattedList(needs.keys.sorted(), conjunction: "and")
                return .error("no chapter '\(need.slug)'; known: \(known)", at: need.location)
            }
            guard !reachable(from: [need.slug], by: { needs[$0] ?? [] }).contains(metadata.slug) else {
                return .error("the chapter needs itself through '\(need.slug)'", at: need.location)
            }
            return nil
        }
    }
}
