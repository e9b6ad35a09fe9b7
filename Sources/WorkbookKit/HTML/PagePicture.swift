import SnippetResults

/// What a figure or a walk drew, as a page shows it.
struct PagePicture {
    /// A drawing that stands by itself: where the page is narrow, those of one state stand under each other.
    struct Panel {
        /// The start tag's attributes.
        var attributes: String
        var markup: String
    }

    struct State {
        /// The chosen options, as their places in their choices, from 0.
        var combination: [Int]
        /// What the reader has chosen: `Turned left, iOS 27`; empty where there is nothing to choose.
        var label: String
        /// What the picture is and shows, for who does not see it, escaped.
        var words: String
        /// What stands under the picture, escaped.
        var note: String
        var panels: [Panel]
        /// Whether a reader can point at parts of the picture.
        var hasRegions: Bool
        /// What a walk had printed by then.
        var printed: String?
    }

    /// How many bytes of a page one figure may take.
    static let maximumBytes = 150_000

    let choices: [Drawing.Choice]
    /// What goes into one `<defs>`, before the states.
    let definitions: String
    let states: [State]

    /// What the picture takes of a page, about.
    var byteCount: Int {
        definitions.utf8.count
            + states.reduce(0) { sum, state in
                sum + state.words.utf8.count + state.panels.reduce(0) { $0 + $1.markup.utf8.count }
            }
    }

    /// - Parameters:
    ///   - drawing: its pictures are not trusted.
    ///   - prefix: what every id in the picture begins with; unique on the page.
    /// - Throws: `InlineSVG.Failure` when a picture may not stand in a page.
    init(_ drawing: Drawing, prefix: String) throws(InlineSVG.Failure) {
        choices = drawing.choices
        let combinations = Drawing.combinations(of: drawing.choices)
        var roots: [SVGElement?] = []
        for state in drawing.states {
            roots.append(state.svg.isEmpty ? nil : SVGElement(checked: try InlineSVG.checked(state.svg)))
        }
        let panels = roots.map { root in root.map(Self.panels) ?? [] }
        let shared = SharedDrawing(panels.flatMap { $0 }, prefix: prefix)
        definitions = shared.definitions
        var contents = shared.contents[...]
        states = zip(drawing.states, combinations).enumerated().map { index, element in
            let (state, combination) = element
            let root = roots[index]
            let own = zip(panels[index], contents.prefix(panels[index].count)).map { panel, markup in
                Panel(attributes: Self.attributes(of: panel), markup: markup)
            }
            contents = contents.dropFirst(own.count)
            return State(
                combination: combination, label: Drawing.label(of: combination, in: drawing.choices),
                words: root.map(Self.words) ?? "", note: root?["data-note"] ?? "", panels: own,
                hasRegions: own.contains { $0.markup.contains(" tabindex=") }, printed: state.printed)
        }
    }

    /// The drawings that can stand under each other: those of the class `panel` right inside of the root, or the root.
    private static func panels(of root: SVGElement) -> [SVGElement] {
        let isWords = { (element: SVGElement) in ["title", "desc"].contains(element.name) }
        let drawn = root.elements.filter { !isWords($0) }
        if !drawn.isEmpty, drawn.allSatisfy({ $0.name == "svg" && $0["class"] == "panel" }) {
            return drawn.map { panel in
                var panel = panel
                // What the root says of fonts and colours counts for its panels.
                panel.attributes += root.attributes.filter { attribute in panel[attribute.name] == nil }
                return panel
            }
        }
        var root = root
        root.children.removeAll { if case .element(let element) = $0 { isWords(element) } else { false } }
        return [root]
    }

    private static func words(of root: SVGElement) -> String {
        ["title", "desc"].compactMap { name in root.elements.first { $0.name == name }?.text }.joined(separator: ". ")
    }

    /// Those that the drawing needs where it stands.
    private static func attributes(of panel: SVGElement) -> String {
        let left = ["xmlns", "x", "y", "id", "role", "class", "aria-labelledby", "aria-label", "data-note"]
        return panel.attributes.filter { !left.contains($0.name) }.map { " \($0.name)=\"\($0.value)\"" }.joined()
    }
}
