/// The rule that a listing that changes another names an earlier listing and differs from it.
enum ChangeRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        let blocks = NamedBlocks(in: chapter)
        return chapter.snippets.compactMap { snippet -> Diagnostic? in
            do throws(ListingChangeError) {
                _ = try ListingChange(snippet, in: blocks)
                return nil
            } catch {
                return .error(message(of: error, snippet[.changes] ?? ""), at: snippet.location)
            }
        }
    }

    private static func message(of error: ListingChangeError, _ name: String) -> String {
        switch error {
        case .unknown:
            "no block '\(name)' to change; name an earlier one by its name=, or declarations by what they declare"
        case .notEarlier: "the block '\(name)' isn't before this one; only an earlier listing can be changed"
        case .exercise: "'\(name)' is an exercise, whose solution is in a fold; name a listing that readers have seen"
        case .tooLong:
            "only listings of at most \(LineChanges.maximumLines) lines are compared; change a part of '\(name)'"
        case .nothingChanged: "this is identical to '\(name)'; change a line, or remove changes="
        }
    }
}
