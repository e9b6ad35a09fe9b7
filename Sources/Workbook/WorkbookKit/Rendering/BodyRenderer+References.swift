import ChapterKit

/// The references of a section: its notes, and the names that are links in it and in no section before it.
struct SectionReferences {
    struct Note {
        let number: Int
        let sources: [Source]
    }

    /// The heading of the section, or an empty string before the first heading.
    private(set) var heading = ""
    private(set) var notes: [Note] = []
    private(set) var names: [PageNames.Target] = []
    private var noteCount = 0
    private var namesInSection: Set<PageNames.Target> = []
    private var namesOnPage: Set<PageNames.Target> = []

    var isEmpty: Bool { notes.isEmpty && names.isEmpty }

    mutating func beginSection(_ heading: String) {
        self.heading = heading
        notes = []
        names = []
        namesInSection = []
    }

    /// Returns the note on sources, and a Boolean value indicating whether the section had no such note before.
    mutating func note(on sources: [Source]) -> (note: Note, isNew: Bool) {
        if let note = notes.first(where: { $0.sources == sources }) { return (note, false) }
        noteCount += 1
        let note = Note(number: noteCount, sources: sources)
        notes.append(note)
        return (note, true)
    }

    /// Adds a name that is a link.
    ///
    /// - Returns: A Boolean value indicating whether the link gets a tooltip: the first on the page to a name that is
    ///   documented elsewhere, and the first in the section to another.
    mutating func add(_ name: PageNames.Target) -> Bool {
        let isFirstInSection = namesInSection.insert(name).inserted
        let isFirstOnPage = namesOnPage.insert(name).inserted
        if isFirstOnPage { names.append(name) }
        return if case .catalog = name { isFirstOnPage } else { isFirstInSection }
    }
}

/// The rendering of a section's references as a list at its end.
///
/// With JavaScript, the numbers of notes and the names in the text aren't tab stops, because a chapter has hundreds of
/// them. The reader with a keyboard opens this list instead. On paper, it replaces the notes in the margin.
extension BodyRenderer {
    /// Writes the references of the section that ends here.
    ///
    /// - Parameter heading: The heading of the next section.
    mutating func endSection(next heading: String = "") {
        defer { references.beginSection(heading) }
        switch page {
        case .ofChapter:
            if references.isEmpty { return }
            html.markup("<details class=\"references\"><summary>")
            html.markup(
                references.names.isEmpty ? "Sources" : references.notes.isEmpty ? "Names" : "Sources and names")
            if !references.heading.isEmpty { writeUnseen(": ", references.heading) }
            html.markup(safe: " (\(references.notes.count + references.names.count))</summary>\n")
            writeNotes()
            writeNames()
            html.markup("</details>\n")
        case .ofWholeBook: writeNotes()
        }
    }

    private mutating func writeNotes() {
        if references.notes.isEmpty { return }
        html.markup("<ol class=\"notes\">\n")
        for note in references.notes {
            html.markup("<li")
            html.attribute("value", String(note.number))
            if page == .ofWholeBook { html.attribute("id", fragment("note:\(note.number)")) }
            html.markup(">")
            write(sources: note.sources)
            html.markup("</li>\n")
        }
        html.markup("</ol>\n")
    }

    private mutating func writeNames() {
        guard !references.names.isEmpty, let names else { return }
        html.markup("<ul class=\"names-here\">\n")
        for name in references.names {
            guard let (url, text) = link(to: name, names) else { continue }
            html.markup("<li><a")
            html.attribute("href", url)
            html.markup(">")
            html.text(text)
            html.markup("</a></li>\n")
        }
        html.markup("</ul>\n")
    }

    private func link(to name: PageNames.Target, _ names: PageNames) -> (url: String, text: String)? {
        guard let url = address(of: name, names).0 else { return nil }
        switch name {
        case .declared(let index): return (url, names.declared[index].anchored.name.path)
        case .catalog(let index): return (url, names.catalog.entries[index].path)
        }
    }
}
