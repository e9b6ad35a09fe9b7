/// A name is used once in a chapter: tests, figures and exercises are told apart by theirs.
enum NameRule {
    static func findings(in chapter: Chapter) -> [Diagnostic] {
        var first: [String: SourceLocation] = [:]
        return chapter.snippets.compactMap { snippet in
            guard let (noun, name) = name(of: snippet), !name.isEmpty else { return nil }
            if let place = first["\(noun) \(name)"] {
                return .error("a second \(noun) '\(name)'; the first is at \(place); rename one", at: snippet.location)
            }
            first["\(noun) \(name)"] = snippet.location
            return nil
        }
    }

    private static func name(of snippet: Snippet) -> (noun: String, name: String)? {
        switch snippet.kind {
        case .test: ("test", snippet.title)
        case .figure(let name, _): ("figure", name)
        case .exercise(let name): ("exercise", name)
        default: nil
        }
    }
}
