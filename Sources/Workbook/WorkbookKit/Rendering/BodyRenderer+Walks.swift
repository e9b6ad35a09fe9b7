import ChapterKit
import SwiftText

/// The rendering of walks: the listing with its steps, beside their states.
extension BodyRenderer {
    mutating func writeWalk(_ snippet: Snippet) {
        writeListing(snippet) { renderer in
            if let change = renderer.change(in: snippet) { renderer.write(change, to: snippet.code) }
            renderer.html.markup("<div class=\"beside\">\n")
            let picture = renderer.figures[snippet.name]
            if let picture {
                renderer.writeShared(picture.definitions)
                if renderer.page == .ofChapter {
                    for index in picture.choices.indices { renderer.writeChoice(index, of: picture, in: snippet) }
                }
            }
            renderer.writeSteps(of: snippet)
            if let picture {
                renderer.writeStates(picture.states, of: picture, in: snippet)
            }
            renderer.html.markup("</div>\n")
            // The output of a walk with a picture is next to its steps.
            if picture == nil, let output = snippet.output, !output.isHidden { renderer.writeOutput(output.text) }
        }
    }

    /// Writes the listing with an element for each step, so that the last executed step can be highlighted.
    private mutating func writeSteps(of snippet: Snippet) {
        let hidden = HiddenLines(snippet.code.lines).numbers
        let lines = snippet.code.lines.enumerated().map { hidden.contains($0) ? "" : $1 + "\n" }
        let steps = WalkSteps(snippet.code).steps
        html.markup("<pre><code class=\"language-swift\">")
        names?.beginListing(snippet.code.text)
        write(steps: lines[..<(steps.first?.lines.lowerBound ?? lines.count)].joined(), nil)
        for (index, step) in steps.enumerated() { write(steps: lines[step.lines].joined(), index) }
        html.markup("</code></pre>\n")
    }

    private mutating func write(steps text: String, _ index: Int?) {
        guard !text.isEmpty else { return }
        if let index { html.open("span", classes: ["step", Self.className(choice: 0, option: index)]) }
        SwiftHighlighter.write(text, chunks: chunks, links: nameLinks(in: text), to: &html)
        if index != nil { html.markup("</span>") }
    }

    /// Writes buttons for the previous and the next step, for touch. With a keyboard, the arrow keys move among the
    /// radio buttons.
    mutating func writeStepButtons(after step: Int, of count: Int, _ steps: String) {
        guard count > 1 else { return }
        html.markup("<p class=\"turns\" aria-hidden=\"true\">")
        for (option, label) in [(step - 1, "Back" as StaticString), (step + 1, "Next")] where 0..<count ~= option {
            html.markup("<label")
            html.attribute("for", "\(steps):1.\(option + 1)")
            html.markup(">")
            html.markup(label)
            html.markup("</label>")
        }
        html.markup("</p>\n")
    }
}
