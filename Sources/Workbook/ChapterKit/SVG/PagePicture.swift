import SnippetResults

/// The drawing of a figure or a walk, as embedded in a page.
package struct PagePicture {
    /// A drawing that is independent of its siblings. On a narrow page, the panels of a state are stacked vertically.
    package struct Panel {
        /// The attributes of its root element.
        package var attributes: [(name: String, value: String)]
        /// The markup of the root element's contents.
        package var markup: String
    }

    package struct State {
        /// The indices of the selected options, one for each choice, from 0.
        package var combination: [Int]
        /// The labels of the selected options, such as `Turned left` and `iOS 27`. It's empty if there are no choices.
        package var labels: [String]
        /// The title and description of the picture, for readers who can't see it.
        package var alternativeText: String
        /// The caption under the picture.
        package var note: String
        package var panels: [Panel]
        /// A Boolean value indicating whether the reader can point at parts of the picture.
        package var hasRegions: Bool
        /// The output of a walk up to this state.
        package var printed: String?
        /// The index of the first state that looks the same, or `nil` if there's none before this one.
        package var twin: Int?

        fileprivate var byteCount: Int {
            let texts = (labels + [alternativeText, note, printed ?? ""]).reduce(0) { $0 + $1.utf8.count }
            return panels.reduce(texts) { sum, panel in
                sum + panel.markup.utf8.count + panel.attributes.reduce(0) { $0 + $1.value.utf8.count }
            }
        }
    }

    /// The maximum size of one figure in a page, in bytes.
    static let maximumBytes = 150_000

    package let choices: [Drawing.Choice]
    /// The definitions that the states share, for one `<defs>` element before them.
    package let definitions: String
    package let states: [State]
    private let firstPanel: SVGElement?
    /// A hash of the drawing and the prefix, for this process.
    private let key: Int

    /// The maximum number of pictures in a row on paper.
    private static let mostOnPaper = 6

    /// A Boolean value indicating whether paper shows one picture for each option of the first choice, instead of a
    /// single picture. The other choices keep their selected options.
    package var isStrip: Bool { choices.first.map { $0.options.count <= Self.mostOnPaper } ?? false }

    /// The approximate size of the picture in a page, in bytes.
    var byteCount: Int { states.reduce(definitions.utf8.count) { $0 + $1.byteCount } }

    /// Creates the picture of a drawing.
    ///
    /// - Parameters:
    ///   - drawing: The drawing. Its pictures aren't trusted.
    ///   - prefix: The prefix of every identifier in the picture, unique on the page.
    /// - Throws: `SVGError` if a picture isn't safe to embed.
    init(_ drawing: Drawing, prefix: String) throws(SVGError) {
        key = Self.key(of: drawing, prefix: prefix)
        choices = drawing.choices
        var roots: [SVGElement?] = []
        for state in drawing.states { roots.append(state.svg.isEmpty ? nil : try InlineSVG.checked(state.svg)) }
        let drawn = roots.map { $0.map(Self.panels) ?? [] }
        firstPanel = drawn.first?.first
        let panels = drawn.map { $0.map(\.withPagePaints) }
        let shared = SharedDrawing(panels, prefix: prefix)
        definitions = shared.definitions
        var markups = shared.contents.makeIterator()
        let looks = drawing.states.indices.map { index in
            drawn[index].map(\.markup) + [roots[index]?["data-note"] ?? "", drawing.states[index].printed ?? ""]
        }
        let twins = looks.indices.map { index in looks[..<index].firstIndex(of: looks[index]) }
        let combinations = Drawing.combinations(of: drawing.choices)
        states = drawing.states.indices.map { index in
            let (state, root) = (drawing.states[index], roots[index])
            return State(
                combination: combinations[index],
                labels: Drawing.labels(of: combinations[index], in: drawing.choices),
                alternativeText: root.map(Self.alternativeText) ?? "", note: root?["data-note"] ?? "",
                panels: panels[index].map { Panel(attributes: $0.attributes, markup: markups.next() ?? "") },
                hasRegions: panels[index].contains(where: \.hasRegions), printed: state.printed,
                twin: twins[index])
        }
    }

    /// Returns a Boolean value indicating whether the picture is that of a drawing, so that it can be used again.
    func isMade(of drawing: Drawing, prefix: String) -> Bool { key == Self.key(of: drawing, prefix: prefix) }

    private static func key(of drawing: Drawing, prefix: String) -> Int {
        var hasher = Hasher()
        hasher.combine(prefix)
        for choice in drawing.choices {
            hasher.combine([choice.name, choice.title])
            hasher.combine(choice.isOrdered)
            hasher.combine(choice.options.map { [$0.name, $0.label] })
        }
        for state in drawing.states { hasher.combine([state.svg, state.printed]) }
        return hasher.finalize()
    }

    /// A Boolean value indicating whether the first state has a drawing.
    package var hasDrawing: Bool { firstPanel != nil }

    /// Returns the drawing of the first state as an SVG document of its own, or `nil` if there's none.
    package func thumbnail() -> String? {
        guard let firstPanel else { return nil }
        let drawing = SharedDrawing([[firstPanel.withoutPagePaints]], prefix: "t")
        let attributes = [(name: "xmlns", value: "http://www.w3.org/2000/svg")] + firstPanel.attributes
        // An attribute without a prefix requires no declaration of a namespace.
        return SVGElement.markup("svg", attributes, ["<defs>\(drawing.definitions)</defs>"] + drawing.contents)
            .replacing(" xlink:href=\"", with: " href=\"") + "\n"
    }

    /// Returns the drawings that can be stacked: the root's children if all of them have the class `panel`, or the
    /// root.
    private static func panels(of root: SVGElement) -> [SVGElement] {
        let isDescription = { (element: SVGElement) in ["title", "desc"].contains(element.name) }
        let drawn = root.elements.filter { !isDescription($0) }
        let inherited = root.attributes.filter { attributes.contains($0.name) && !geometryAttributes.contains($0.name) }
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
        root.children.removeAll { if case .element(let element) = $0 { isDescription(element) } else { false } }
        return [root]
    }

    /// The attributes for the size and the coordinate system of a panel.
    private static let geometryAttributes: Set<String> = ["width", "height", "viewBox", "preserveAspectRatio"]
    /// The attributes of the root that a panel keeps, including those that its contents inherit.
    private static let attributes: Set<String> = geometryAttributes.union([
        "color", "direction", "fill", "font-family", "font-size", "font-style", "font-weight", "stroke", "stroke-width",
        "text-anchor",
    ])

    private static func alternativeText(of root: SVGElement) -> String {
        ["title", "desc"].compactMap { name in root.elements.first { $0.name == name }?.text }.joined(separator: ". ")
    }
}

extension SVGElement {
    fileprivate var hasRegions: Bool { self["tabindex"] != nil || elements.contains(where: \.hasRegions) }
}
