import ChapterKit
import SnippetResults
import SwiftText

/// The rendering of pictures, with their choices.
///
/// The reader selects an option with a radio button. The style sheet shows the states that have the class of each
/// selected option: `a3` for the third option of the first choice, and `b1` for the first option of the second. If the
/// options are a sequence, such as the steps of a walk, the radio buttons are small pictures of the states.
extension BodyRenderer {
    mutating func writePicture(_ snippet: Snippet) {
        let picture = figures[snippet.name]
        html.markup(picture?.isStrip == true ? "<figure class=\"picture strip\"" : "<figure class=\"picture\"")
        html.attribute("id", fragment(snippet.anchor))
        html.markup("><figcaption>")
        writeName(snippet.title)
        writeDeprecatedBadge(of: snippet)
        html.markup("</figcaption>\n")
        if let picture {
            switch page {
            case .ofChapter:
                writeShared(picture.definitions)
                writeSheet(of: picture, in: snippet)
            case .ofWholeBook: writeOnPaper(picture, in: snippet)
            }
        }
        if page == .ofWholeBook { return html.markup("</figure>\n") }
        html.markup("</figure>\n<details class=\"code\"><summary>Code of this picture")
        html.markup("</summary>\n<figure class=\"snippet figure\">")
        isInFold = true
        writeSwift(snippet.code.text)
        html.markup("</figure>\n</details>\n")
    }

    /// Returns the HTML of a chapter's picture without its code, or an empty array if there's no such picture.
    static func picture(_ name: String, of checked: CheckedChapter, links: LinkResolver) -> [UInt8] {
        guard let snippet = checked.chapter.snippets.first(where: { $0.kind == .figure && $0.name == name }),
            let picture = checked.pictures[name]
        else { return [] }
        var renderer = BodyRenderer(
            checked.chapter, links: links, figures: checked.pictures, allowsHTML: false, page: .ofChapter)
        renderer.html.markup("<figure class=\"picture\">\n")
        renderer.writeShared(picture.definitions)
        renderer.writeSheet(of: picture, in: snippet)
        renderer.html.markup("<figcaption>")
        renderer.html.text(snippet.title)
        renderer.html.markup("</figcaption></figure>\n")
        return renderer.html.bytes
    }

    /// Writes a picture with its choices. It's a popover that the style sheet displays inline, and that fills the
    /// window when it's opened.
    private mutating func writeSheet(of picture: PagePicture, in snippet: Snippet) {
        let id = fragment(snippet.anchor) + ":full"
        html.markup("<div class=\"sheet\" popover")
        html.attribute("id", id)
        html.markup(">\n<button type=\"button\" class=\"enlarge\"")
        html.attribute("popovertarget", id)
        html.markup("><span>Enlarge</span><span>Close</span></button>\n")
        if !picture.choices.isEmpty { html.markup("<div class=\"choices\">\n") }
        for index in picture.choices.indices { writeChoice(index, of: picture, in: snippet) }
        writeCountOnPaper(of: picture)
        if !picture.choices.isEmpty { html.markup("</div>\n") }
        writeStates(picture.states, of: picture, in: snippet)
        html.markup("</div>\n")
    }

    /// Writes the states of a picture that paper shows, and the options that they have in common.
    private mutating func writeOnPaper(_ picture: PagePicture, in snippet: Snippet) {
        let common = picture.isStrip ? picture.choices.dropFirst() : picture.choices[...]
        if !picture.choices.isEmpty { html.markup("<div class=\"choices\">") }
        for choice in common {
            html.markup("<p class=\"paper\">")
            html.text("\(choice.title): \(choice.options[0].label)")
            html.markup("</p>")
        }
        writeCountOnPaper(of: picture)
        if !picture.choices.isEmpty { html.markup("</div>\n") }
        let first = picture.isStrip ? 1 : 0
        let states = picture.states.filter { $0.combination.dropFirst(first).allSatisfy { $0 == 0 } }
        writeShared(picture.definitions(of: states))
        writeStates(states, of: picture, in: snippet)
    }

    // MARK: Choices

    mutating func writeChoice(_ index: Int, of picture: PagePicture, in snippet: Snippet) {
        let choice = picture.choices[index]
        let isWalk = snippet.kind == .walk
        html.markup("<fieldset class=\"choice")
        if choice.isOrdered { html.markup(" ordered") }
        let film = choice.isOrdered ? filmStrip(of: index, in: picture) : []
        if !film.isEmpty { html.markup(" film") }
        // A script replaces the buttons with a slider.
        if choice.isOrdered, choice.options.count > Self.mostThumbnails { html.markup(" long") }
        html.markup("\"><legend>")
        html.text(choice.title)
        html.markup("</legend>")
        for (number, option) in choice.options.enumerated() {
            html.markup("<label><input type=\"radio\" autocomplete=\"off\"")
            html.attribute("class", Self.className(choice: index, option: number))
            html.attribute("name", "\(fragment(snippet.anchor)):\(index + 1)")
            html.attribute("id", "\(fragment(snippet.anchor)):\(index + 1).\(number + 1)")
            if isWalk { html.attribute("aria-label", "\(number + 1). \(option.label)") }
            if number == 0 { html.markup(" checked") }
            html.markup("><span>")
            html.text(isWalk ? String(number + 1) : option.label)
            html.markup("</span>")
            if !film.isEmpty { writeThumbnail(of: film[number], in: picture, snippet) }
            html.markup("</label>")
        }
        html.markup("</fieldset>\n")
    }

    /// The maximum number of small pictures in a row. A longer sequence is a slider.
    private static let mostThumbnails = 8

    /// Returns the index of the state for each option of a choice, with the first option of all others. It's empty if there
    /// are many, or if the states don't have one drawing each.
    private func filmStrip(of choice: Int, in picture: PagePicture) -> [Int] {
        let states = picture.states.indices.filter { state in
            picture.states[state].combination.enumerated().allSatisfy { $0 == choice || $1 == 0 }
        }
        return states.count <= Self.mostThumbnails && states.allSatisfy { picture.states[$0].panels.count == 1 }
            ? states : []
    }

    /// Writes a small copy of a state's drawing.
    private mutating func writeThumbnail(of state: Int, in picture: PagePicture, _ snippet: Snippet) {
        html.markup("<svg aria-hidden=\"true\"")
        for attribute in picture.states[state].panels[0].attributes where attribute.name == "viewBox" {
            html.attribute("viewBox", attribute.value)
        }
        html.markup("><use")
        html.attribute("href", "#" + drawingID(of: state, in: snippet))
        html.markup("/></svg>")
    }

    /// Returns the identifier of the drawing of a state.
    private func drawingID(of state: Int, in snippet: Snippet) -> String { "\(fragment(snippet.anchor)):d\(state + 1)" }

    /// Returns the class of an option, such as `b3` for the third option of the second choice.
    static func className(choice: Int, option: Int) -> String { "\(["a", "b", "c"][choice])\(option + 1)" }

    // MARK: States

    mutating func writeShared(_ definitions: String) {
        if definitions.isEmpty { return }
        html.markup("<svg class=\"shared\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>")
        html.markup(safe: definitions)
        html.markup("</defs></svg>\n")
    }

    /// Writes some of the states of a picture.
    mutating func writeStates(_ states: [PagePicture.State], of picture: PagePicture, in snippet: Snippet) {
        let isWalk = snippet.kind == .walk
        let isFilm = page == .ofChapter && picture.choices.contains(where: \.isOrdered)
        html.markup("<div class=\"states\">\n")
        var before = ""
        for (index, state) in states.enumerated() {
            let classes = state.combination.enumerated().map { Self.className(choice: $0, option: $1) }
            html.open("div", classes: ["state"] + classes)
            writeLabel(of: state, in: picture, isStep: isWalk)
            writePanels(of: state, id: isFilm ? drawingID(of: index, in: snippet) : nil)
            writeNote(of: state, in: picture, isStep: isWalk)
            if let printed = state.printed, !printed.isEmpty {
                writeOutput(printed, after: before)
                before = printed
            }
            if page == .ofChapter, isWalk {
                writeStepButtons(after: state.combination[0], of: states.count, fragment(snippet.anchor))
            }
            html.markup("</div>\n")
        }
        html.markup("</div>\n")
    }

    /// Writes the note of a state, and which state before it looks the same.
    private mutating func writeNote(of state: PagePicture.State, in picture: PagePicture, isStep: Bool) {
        let twin = state.twin.map { picture.states[$0] }
        if state.note.isEmpty, twin == nil { return }
        html.markup("<p class=\"note\">")
        html.text(state.note)
        if let twin {
            html.markup(state.note.isEmpty ? "<span class=\"twin\">" : "\n<span class=\"twin\">")
            if isStep {
                html.markup(safe: "The same picture as in step \(twin.combination[0] + 1).")
            } else {
                let others = zip(twin.combination, state.combination).enumerated().filter { $1.0 != $1.1 }
                html.text("The same picture as for \(others.map { twin.labels[$0.offset] }.joined(separator: ", ")).")
            }
            html.markup("</span>")
        }
        html.markup("</p>\n")
    }

    /// Writes the selected options of a state. If paper shows a row of pictures, it shows only the option of the first
    /// choice.
    private mutating func writeLabel(of state: PagePicture.State, in picture: PagePicture, isStep: Bool) {
        guard let first = state.labels.first else { return }
        html.markup("<p class=\"which\" aria-live=\"polite\">")
        if isStep { html.markup(safe: "\(state.combination[0] + 1). ") }
        if picture.isStrip, !isStep {
            html.markup("<span class=\"paper\">")
            html.text("\(picture.choices[0].title) ")
            html.markup("</span>")
        }
        html.text(first)
        if state.labels.count > 1 {
            html.markup("<span class=\"rest\">")
            for label in state.labels.dropFirst() { html.text(", \(label)") }
            html.markup("</span>")
        }
        html.markup("</p>\n")
    }

    /// Writes the number of pictures that are visible on paper, if some aren't.
    private mutating func writeCountOnPaper(of picture: PagePicture) {
        let visible = picture.isStrip ? picture.choices[0].options.count : 1
        guard picture.states.count > visible else { return }
        html.markup("<p class=\"paper\">")
        html.text("\(visible) of \(picture.states.count) pictures; the others are on the page.")
        html.markup("</p>\n")
    }

    /// Writes the drawings of a state.
    ///
    /// - Parameter id: The identifier of the drawing if it's the only one, so that a small copy can refer to it.
    private mutating func writePanels(of state: PagePicture.State, id: String?) {
        guard !state.panels.isEmpty else { return }
        html.markup("<div class=\"panels\"")
        if !state.alternativeText.isEmpty {
            html.markup(state.hasRegions ? " role=\"group\"" : " role=\"img\"")
            html.attribute("aria-label", state.alternativeText)
        }
        html.markup(">\n")
        for panel in state.panels {
            html.markup("<svg")
            for attribute in panel.attributes { html.attribute(safe: attribute.name, attribute.value) }
            html.markup(">")
            if let id, state.panels.count == 1 {
                html.markup("<g")
                html.attribute("id", id)
                html.markup(">")
                html.markup(safe: panel.markup)
                html.markup("</g></svg>\n")
            } else {
                html.markup(safe: panel.markup)
                html.markup("</svg>\n")
            }
        }
        html.markup("</div>\n")
    }
}

extension HTMLWriter {
    mutating func open(_ element: StaticString, classes: [String]) {
        markup("<")
        markup(element)
        attribute("class", classes.joined(separator: " "))
        markup(">")
    }
}
