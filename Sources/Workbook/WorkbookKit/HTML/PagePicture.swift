import SnippetResults

/// What a figure or a walk drew, as a page shows it.
struct PagePicture {
    /// A drawing that stands by itself: where the page is narrow, those of one state stand under each other.
    struct Panel {
        /// Those of its root.
        var attributes: [(name: String, value: String)]
        /// What stands inside of the root.
        var markup: String
    }

    struct State {
        /// The chosen options, as their places in their choices, from 0.
        var combination: [Int]
        /// What the reader has chosen: `Turned left` and `iOS 27`; none where there is nothing to choose.
        var labels: [String]
        /// What the picture is and shows, for who does not see it.
        var words: String
        /// What stands under the picture.
        var note: String
        var panels: [Panel]
        /// Whether a reader can point at parts of the picture.
        var hasRegions: Bool
        /// What a walk had printed by then.
        var printed: String?

        fileprivate var byteCount: Int {
            let texts = (labels + [words, note, printed ?? ""]).reduce(0) { $0 + $1.utf8.count }
            return panels.reduce(texts) { sum, panel in
                sum + panel.markup.utf8.count + panel.attributes.reduce(0) { $0 + $1.value.utf8.count }
            }
        }
    }

    /// How many bytes of a page one figure may take.
    static let maximumBytes = 150_000

    let choices: [Drawing.Choice]
    /// What goes into one `<defs>`, before the states.
    let definitions: String
    let states: [State]

    /// How many pictures may stand beside each other on paper.
    private static let mostOnPaper = 6

    /// Whether paper shows a picture for each option of the first choice, the others as they were chosen, and not one alone.
    var isStrip: Bool { choices.first.map { $0.options.count <= Self.mostOnPaper } ?? false }

    /// What the picture takes of a page, about.
    var byteCount: Int { states.reduce(definitions.utf8.count) { $0 + $1.byteCount } }

    /// - Parameters:
    ///   - drawing: its pictures are not trusted.
    ///   - prefix: what every id in the picture begins with; unique on the page.
    /// - Throws: `InlineSVG.Failure` when a picture may not stand in a page.
    init(_ drawing: Drawing, prefix: String) throws(InlineSVG.Failure) {
        choices = drawing.choices
        var roots: [SVGElement?] = []
        for state in drawing.states { roots.append(state.svg.isEmpty ? nil : try InlineSVG.checked(state.svg)) }
        let panels = roots.map { $0.map(Self.panels) ?? [] }
        let shared = SharedDrawing(panels, prefix: prefix)
        definitions = shared.definitions
        var markups = shared.contents.makeIterator()
        let combinations = Drawing.combinations(of: drawing.choices)
        states = drawing.states.indices.map { index in
            let (state, root) = (drawing.states[index], roots[index])
            return State(
                combination: combinations[index],
                labels: Drawing.labels(of: combinations[index], in: drawing.choices),
                words: root.map(Self.words) ?? "", note: root?["data-note"] ?? "",
                panels: panels[index].map { Panel(attributes: $0.attributes, markup: markups.next() ?? "") },
                hasRegions: panels[index].contains(where: \.hasRegions), printed: state.printed)
        }
    }

    /// The drawings that can stand under each other: those of the class `panel` right inside of the root, or the root.
    private static func panels(of root: SVGElement) -> [SVGElement] {
        let isWords = { (element: SVGElement) in ["title", "desc"].contains(element.name) }
        let drawn = root.elements.filter { !isWords($0) }
        let inherited = root.attributes.filter { attributes.contains($0.name) && !places.contains($0.name) }
        if !drawn.isEmpty, drawn.allSatisfy({ $0.name == "svg" && $0["class"] == "panel" }) {
            return drawn.map { panel in
                var panel = panel
                panel.attributes = panel.attributes.filter { attributes.contains($0.name) }
                panel.attributes += inherited.filter { panel[$0.name] == nil }
                return panel
            }
        }
        var root = root
        root.attributes = root.attributes.filter { attributes.contains($0.name) }
        root.children.removeAll { if case .element(let element) = $0 { isWords(element) } else { false } }
        return [root]
    }

    /// How large a panel is, and of what.
    private static let places: Set<String> = ["width", "height", "viewBox", "preserveAspectRatio"]
    /// What a panel keeps of its root's attributes; what the drawing inside inherits is among them.
    private static let attributes: Set<String> = places.union([
        "color", "direction", "fill", "font-family", "font-size", "font-style", "font-weight", "stroke", "stroke-width",
        "text-anchor",
    ])

    private static func words(of root: SVGElement) -> String {
        ["title", "desc"].compactMap { name in root.elements.first { $0.name == name }?.text }.joined(separator: ". ")
    }
}

extension SVGElement {
    fileprivate var hasRegions: Bool { self["tabindex"] != nil || elements.contains(where: \.hasRegions) }
}
