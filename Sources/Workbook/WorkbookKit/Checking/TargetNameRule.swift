/// The rule that each chapter has a separate test target. If two chapters shared a target, only the first would run.
enum TargetNameRule {
    static func diagnostics(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Outline] = [:]
        return book.chapters.compactMap { outline in
            let target = TestTargets.name(for: outline.slug)
            // Some file systems are case-insensitive.
            guard let other = first[target.lowercased()] else {
                first[target.lowercased()] = outline
                return nil
            }
            // Another rule already reports two chapters with the same name.
            if other.slug.lowercased() == outline.slug.lowercased() { return nil }
            return .error(
                "'\(outline.slug)' would share the test target '\(target)' with '\(other.slug)' (\(other.path)); rename one",
                at: outline.start)
        }
    }
}
