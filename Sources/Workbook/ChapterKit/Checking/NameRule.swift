/// The rule that a name is unique within a chapter, for the kinds of fences whose blocks are identified by name.
enum NameRule {
    static func diagnostics(in chapter: Chapter) -> [Diagnostic] {
        var first: [String: SourceLocation] = [:]
        return chapter.snippets.compactMap { snippet in
            guard snippet.traits.isUnique, let name = snippet[.name], !name.isEmpty else { return nil }
            let noun = snippet.traits.noun
            if let location = first["\(noun) \(name)"] {
                return .error(
                    "a second \(noun) '\(name)'; the first is at \(location); rename one", at: snippet.location)
            }
            first["\(noun) \(name)"] = snippet.location
            return nil
        }
    }
}
