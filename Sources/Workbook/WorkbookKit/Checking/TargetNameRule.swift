/// Each chapter has a test target of its own: of two chapters with one target only the first would ever run.
enum TargetNameRule {
    static func diagnostics(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Outline] = [:]
        return book.chapters.compactMap { outline in
            let target = TestTargets.name(for: outline.slug)
            // Some file systems make no difference between upper and lower case.
            guard let other = first[target.lowercased()] else {
                first[target.lowercased()] = outline
                return nil
            }
            // Two chapters of one name are told so already.
            if other.slug.lowercased() == outline.slug.lowercased() { return nil }
            return .error(
                "'\(outline.slug)' would share the test target '\(target)' with '\(other.slug)' (\(other.path)); rename one",
                at: outline.start)
        }
    }
}
