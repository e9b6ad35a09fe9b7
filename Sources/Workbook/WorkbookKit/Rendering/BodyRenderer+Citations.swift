import ChapterKit

/// The rendering of citations. Neighboring citations are one number in the text, and one note in the margin.
///
/// A narrow page has no margin. There the note is a popover, which the number opens.
extension BodyRenderer {
    /// Writes the citations of sources that support the same claim.
    mutating func writeCitations(of keys: [String]) {
        let sources = keys.compactMap { links.sources[$0] }
        for key in keys where links.sources[key] == nil { html.text("[^\(key)]") }
        guard !sources.isEmpty else { return }
        let (note, isNew) = references.note(on: sources)
        writeNumber(of: note, firstCitations: sources.filter { cited.insert($0.key).inserted })
        guard page == .ofChapter, isNew else { return }
        if notesAfterTable == nil { write(note) } else { notesAfterTable?.append(note) }
    }

    /// Writes the number of a note.
    ///
    /// - Parameters:
    ///   - note: The note.
    ///   - sources: The sources that the chapter cites for the first time. The page of sources links to this position.
    private mutating func writeNumber(of note: SectionReferences.Note, firstCitations sources: [Source]) {
        for source in sources.dropFirst() {
            html.markup("<a")
            html.attribute("id", fragment(Self.citation(of: source.key)))
            html.markup("></a>")
        }
        let number = String(note.number)
        html.markup(page == .ofChapter ? "<sup><button class=\"cite\"" : "<sup><a class=\"cite\"")
        if let first = sources.first { html.attribute("id", fragment(Self.citation(of: first.key))) }
        switch page {
        case .ofChapter:
            html.attribute("popovertarget", "note:", number)
            html.markup(">")
        case .ofWholeBook:
            html.attribute("href", "#", fragment("note:" + number))
            html.markup(">")
        }
        html.markup(safe: number)
        html.markup(page == .ofChapter ? "</button></sup>" : "</a></sup>")
    }

    /// Writes a note in the margin.
    private mutating func write(_ note: SectionReferences.Note) {
        let number = String(note.number)
        html.markup("<span class=\"side\" popover")
        html.attribute("id", "note:", number)
        html.markup("><span class=\"number\">")
        html.markup(safe: number)
        html.markup("</span> ")
        write(sources: note.sources)
        html.markup("</span>")
    }

    /// Writes the notes on the claims in a table, which has no margin.
    mutating func writeNotesAfterTable() {
        let notes = notesAfterTable ?? []
        notesAfterTable = nil
        if notes.isEmpty { return }
        html.markup("<div class=\"sides\">")
        for note in notes { write(note) }
        html.markup("</div>\n")
    }

    /// Writes the kind and the title of each source, with a link to the source.
    mutating func write(sources: [Source]) {
        for source in sources {
            html.markup("<span class=\"from\"><b class=\"")
            html.markup(safe: source.kind.rawValue)
            html.markup("\">")
            html.markup(source.kind.word)
            html.markup("</b> ")
            if let url = source.url {
                html.markup("<a")
                html.attribute("href", URLText.encoded(url))
                html.markup(">")
            }
            html.writeTitle(source.title)
            if source.url != nil { html.markup("</a>") }
            html.markup("</span>")
        }
    }

    /// Returns the anchor of a chapter's first citation of a source.
    static func citation(of key: String) -> String { "cite:\(key)" }
}

extension HTMLWriter {
    /// Writes a title. One in another script has an element with its language, so that browsers choose a font for it.
    fileprivate mutating func writeTitle(_ title: String) {
        guard let language = title.writtenLanguage else { return text(title) }
        markup("<cite")
        attribute("lang", language)
        markup(">")
        text(title)
        markup("</cite>")
    }
}
