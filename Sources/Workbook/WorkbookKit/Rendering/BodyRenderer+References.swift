import ChapterKit

/// The references of a section: its notes, and the names in it that are links.
struct SectionReferences {
    struct Note {
        let number: Int
        let sources: [Source]
    }

    /// The heading of the section, or an empty string before the first heading.
    private(set) var heading = ""
    private(set) var notes: [Note] = []
    private var noteCount = 0
    private var namesInSection: Set<PageNames.Target> = []
    private var namesOnPage: Set<PageNames.Target> = []

    mutating func beginSection(_ heading: String) {
        self.heading = heading
        notes = []
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
        return if case .catalog = name { isFirstOnPage } else { isFirstInSection }
    }
}

/// The rendering of a section's notes as a list at its end.
///
/// With JavaScript, the numbers of notes and the names in the text aren't tab stops, because a chapter has hundreds of
/// them. The reader with a keyboard opens this list instead, to which the script adds the names. On paper, the list
/// replaces the notes in the margin.
extension BodyRenderer {
    /// Writes the notes of the section that ends here.
    ///
    /// - Parameter heading: The heading of the next section.
    mutating func endSection(next heading: String = "") {
        defer { references.beginSection(heading) }
        if references.notes.isEmpty { return }
        if page == .ofChapter {
            html.markup("<details class=\"references\"><summary>Sources")
            if !references.heading.isEmpty { writeUnseen(": ", references.heading) }
            html.markup("</summary>\n")
        }
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
        if page == .ofChapter { html.markup("</details>\n") }
    }
}
