/// Pictures that are much alike, as markup in which each thing that several of them show stands once.
///
/// A shape, or a group of them, that occurs more than once is defined in one place and used (`<use>`) in the others; so are
/// gradients, clips and whatever else has an id. Where a reader can point at something (`tabindex`), or a page styles it
/// (`class`), it stays where it is.
struct SharedDrawing {
    /// The definitions that the pictures use, inside of one `<defs>`; empty if they share nothing.
    private(set) var definitions = ""
    /// The pictures as markup, in their order, without their root elements.
    private(set) var contents: [String] = []

    /// A shorter thing weighs less than a mention of it.
    private static let shortest = 60
    private static let shapes: Set<String> = [
        "g", "rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "text",
    ]
    /// What is drawn only where something refers to it.
    private static let resources: Set<String> = [
        "linearGradient", "radialGradient", "clipPath", "mask", "pattern", "marker", "symbol",
    ]

    /// What these attributes say of a thing is said of one place.
    private static let fixed: Set<String> = ["class", "tabindex", "id"]

    private let prefix: String
    /// How often each thing occurs, by its markup.
    private var counts: [String: Int] = [:]
    /// The ids of the things that have one, by their markup.
    private var ids: [String: String] = [:]
    private var definedIDs: Set<String> = []

    /// - Parameter prefix: what every id begins with; unique on the page.
    init(_ pictures: [SVGElement], prefix: String) {
        self.prefix = prefix
        let pictures = pictures.map { renamingIDs(in: $0) }
        for picture in pictures { for child in picture.elements { count(child) } }
        contents = pictures.map { picture in picture.children.map { write($0) }.joined() }
    }

    private mutating func id(of markup: String) -> String {
        if let id = ids[markup] { return id }
        let id = "\(prefix)\(ids.count + 1)"
        ids[markup] = id
        return id
    }

    // MARK: What is shared

    private static func canShare(_ element: SVGElement, _ markup: String) -> Bool {
        shapes.contains(element.name) && markup.utf8.count >= shortest && !element.has(anyOf: fixed)
    }

    private mutating func count(_ element: SVGElement) {
        let markup = element.markup
        counts[markup, default: 0] += 1
        // What is inside of a thing that is shared is written once with it.
        if counts[markup] == 1 || !Self.canShare(element, markup) { for child in element.elements { count(child) } }
    }

    // MARK: Writing

    private mutating func write(_ node: SVGElement.Node) -> String {
        guard case .element(var element) = node else { return node.markup }
        if element.name == "defs" {
            for child in element.children { _ = write(child) }
            return ""
        }
        if let id = element["id"] {
            let isFirst = definedIDs.insert(id).inserted
            if Self.resources.contains(element.name) {
                if isFirst { definitions += element.markup }
                return ""
            }
            if !isFirst { element.attributes.removeAll { $0.name == "id" } }
        }
        let markup = element.markup
        guard counts[markup, default: 0] > 1, Self.canShare(element, markup) else {
            return element.markup { write($0) }
        }
        let id = id(of: markup)
        if definedIDs.insert(id).inserted {
            var definition = element
            definition.attributes.insert(("id", id), at: 0)
            definitions += definition.markup { write($0) }
        }
        return "<use href=\"#\(id)\"/>"
    }

    // MARK: Ids

    /// The picture with ids that are the same where what they name is the same, and different on the whole page where not.
    private mutating func renamingIDs(in picture: SVGElement) -> SVGElement {
        var names: [String: String] = [:]
        picture.forEachElement { element in
            if let id = element["id"] { names[id] = self.id(of: element.markup) }
        }
        return names.isEmpty ? picture : picture.renaming(names)
    }
}

extension SVGElement {
    fileprivate func forEachElement(_ visit: (SVGElement) -> Void) {
        visit(self)
        for element in elements { element.forEachElement(visit) }
    }

    /// The element with other ids, where they are said and where they are referred to.
    fileprivate func renaming(_ names: [String: String]) -> SVGElement {
        var renamed = self
        for (index, attribute) in attributes.enumerated() {
            if attribute.name == "id" {
                renamed.attributes[index].value = names[attribute.value] ?? attribute.value
            } else if attribute.value.contains("#") {
                renamed.attributes[index].value = attribute.value.renamingReference(names)
            }
        }
        renamed.children = children.map { node in
            guard case .element(let element) = node else { return node }
            return .element(element.renaming(names))
        }
        return renamed
    }
}

extension String {
    /// `#a` or `url(#a)` with the new name of `a`; anything else as it is.
    fileprivate func renamingReference(_ names: [String: String]) -> String {
        let isURL = hasPrefix("url(#") && hasSuffix(")")
        guard isURL || hasPrefix("#") else { return self }
        let name = String(isURL ? dropFirst(5).dropLast() : dropFirst(1))
        guard let new = names[name] else { return self }
        return isURL ? "url(#\(new))" : "#\(new)"
    }
}
