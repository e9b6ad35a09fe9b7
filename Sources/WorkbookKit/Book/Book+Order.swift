extension Book {
    /// Puts the chapters in the order that `workbook.yml` gives them, and numbers them.
    ///
    /// - Returns: what is wrong with that order.
    mutating func orderChapters() -> [Diagnostic] {
        guard dialect == .book else { return [] }
        let diagnostics = configuration.chapters.map { sortChapters(by: $0) } ?? []
        for index in chapters.indices { chapters[index].number = index + 1 }
        return diagnostics
    }

    /// Puts the chapters in the order of the list; those that it leaves out come last.
    ///
    /// - Returns: what is wrong with the list.
    private mutating func sortChapters(by order: [BookConfiguration.Entry]) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var rest = Dictionary(grouping: chapters, by: \.slug)
        var listed: Set<String> = []
        var ordered: [Chapter.Outline] = []
        for entry in order {
            guard listed.insert(entry.slug).inserted else {
                diagnostics.append(
                    .error("the chapter '\(entry.slug)' is listed twice; list it once", at: entry.location))
                continue
            }
            if let outlines = rest.removeValue(forKey: entry.slug) {
                ordered += outlines
            } else {
                diagnostics.append(.error("no chapter 'NN-\(entry.slug).md' for '\(entry.slug)'", at: entry.location))
            }
        }
        for outline in chapters where rest[outline.slug] != nil {
            ordered.append(outline)
            diagnostics.append(
                .error(
                    "the chapter '\(outline.slug)' is not in the list 'chapters' of workbook.yml; add it",
                    at: outline.start))
        }
        chapters = ordered
        return diagnostics
    }
}
