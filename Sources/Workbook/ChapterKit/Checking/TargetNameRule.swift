/// The rule that each chapter has a separate test target. If two chapters shared a target, only the first would run.
package enum TargetNameRule {
    package static func diagnostics(in book: Book) -> [Diagnostic] {
        var first: [String: Chapter.Metadata] = [:]
        return book.chapters.compactMap { metadata in
            let target = TestTargets.name(for: metadata.slug)
            // Some file systems are case-insensitive.
            guard let other = first[target.lowercased()] else {
                first[target.lowercased()] = metadata
                return nil
            }
            // Another rule already reports two chapters with the same name.
            if other.slug.lowercased() == metadata.slug.lowercased() { return nil }
            return .error(
                "'\(metadata.slug)' would share the test target '\(target)' with '\(other.slug)' (\(other.path)); rename one",
                at: metadata.start)
        }
    }
}
