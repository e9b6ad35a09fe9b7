extension Book {
    /// Sorts the chapters in the order that `workbook.yml` defines, with the introduction first, and numbers them.
    ///
    /// - Returns: The errors in that order.
    mutating func orderChapters() -> [Diagnostic] {
        guard kind == .workbook else { return [] }
        let introduction = removeIntroduction()
        let diagnostics = configuration.chapters.map { sortChapters(by: $0) } ?? []
        for index in chapters.indices { chapters[index].number = index + 1 }
        chapters = introduction.chapter + chapters
        return introduction.diagnostics + diagnostics
    }

    /// Removes the introduction from the chapters.
    ///
    /// - Returns: The introduction, and the errors in its entry in `workbook.yml`.
    private mutating func removeIntroduction() -> (chapter: [Chapter.Metadata], diagnostics: [Diagnostic]) {
        guard let entry = configuration.introduction else { return ([], []) }
        guard var found = chapters.first(where: { $0.slug == entry.slug }) else {
            return ([], [.error("no file '\(entry.slug).md' for the introduction", at: entry.location)])
        }
        if let listed = configuration.chapters?.first(where: { $0.slug == entry.slug }) {
            let message = "'\(entry.slug)' is the introduction, and can't be a chapter; remove it from this list"
            return ([], [.error(message, at: listed.location)])
        }
        chapters.removeAll { $0.path == found.path }
        found.isIntroduction = true
        return ([found], [])
    }

    /// Sorts the chapters in the order of the list. Chapters that aren't in the list come last.
    ///
    /// - Returns: The errors in the list.
    private mutating func sortChapters(by order: [BookConfiguration.Entry]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var rest = Dictionary(grouping: chapters, by: \.slug)
        var listed: Set<String> = []
        var ordered: [Chapter.Metadata] = []
        for entry in order {
            guard listed.insert(entry.slug).inserted else {
                diagnostics.append(
                    .error("the chapter '\(entry.slug)' occurs twice in the list; remove one", at: entry.location))
                continue
            }
            if let matches = rest.removeValue(forKey: entry.slug) {
                ordered += matches
            } else {
                diagnostics.append(missing(entry, &ordered, &rest))
            }
        }
        for metadata in chapters where rest[metadata.slug] != nil {
            ordered.append(metadata)
            diagnostics.append(
                .error(
                    "the chapter '\(metadata.slug)' is not in the list 'chapters' of workbook.yml; add it",
                    at: metadata.start))
        }
        chapters = ordered
        return diagnostics
    }

    /// Returns the diagnostic for a name in the list that no chapter has.
    ///
    /// If the name is that of a chapter's file, the chapter is added to the ordered ones, so that it isn't reported as
    /// missing from the list.
    private func missing(
        _ entry: BookConfiguration.Entry, _ ordered: inout [Chapter.Metadata],
        _ rest: inout [String: [Chapter.Metadata]]
    ) -> Diagnostic {
        let (name, ending) = (entry.slug, MarkdownFile.ending)
        let slug = ChapterFile.slug(ofStem: name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name)
        guard let matches = rest.removeValue(forKey: slug) else {
            return .error("no chapter 'NN-\(name).md' for '\(name)'", at: entry.location)
        }
        ordered += matches
        return .error("'\(name)' is the name of a file; write '\(slug)'", at: entry.location)
    }
}
