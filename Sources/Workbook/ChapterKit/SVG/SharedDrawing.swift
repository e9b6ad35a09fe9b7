/// The markup of similar pictures in which elements that occur several times are shared.
///
/// A shape or a group that occurs more than once is defined once and referenced with `<use>`. The same applies to
/// gradients, clip paths, and other resources. An element that the reader can point at (`tabindex`), or that the page
/// styles (`class`), isn't shared.
struct SharedDrawing {
    /// The shared definitions, for one `<defs>` element. It's empty if the pictures share nothing.
    private(set) var definitions = ""
    /// The markup of the contents of each root, in the order of the roots.
    private(set) var contents: [String] = []

    /// The minimum length of a shared element's markup, in bytes. A shorter element isn't longer than a reference to
    /// it.
    private static let shortest = 60
    private static let shapes: Set<String> = [
        "g", "rect", "circle", "ellipse", "line", "polyline", "polygon", "path", "text",
    ]

    private let prefix: String
    /// The number of occurrences of each element, keyed by its markup.
    private var counts: [String: Int] = [:]
    /// The identifiers of elements, keyed by their markup.
    private var ids: [String: String] = [:]
    private var definedIDs: Set<String> = []

    /// An element with its cached markup.
    private final class CachedElement {
        let element: SVGElement
        let children: [CachedElement?]
        let markup: String
        /// A Boolean value indicating whether neither the element nor a descendant has a class, a tab index, or an
        /// identifier.
        let isPlain: Bool

        init(_ element: SVGElement) {
            self.element = element
            children = element.children.map { if case .element(let child) = $0 { CachedElement(child) } else { nil } }
            let inside = zip(element.children, children).map { $1?.markup ?? $0.markup }
            markup = SVGElement.markup(element.name, element.attributes, inside)
            let isReferable = element.attributes.contains { ["class", "tabindex", "id"].contains($0.name) }
            isPlain = !isReferable && children.allSatisfy { $0?.isPlain ?? true }
        }

        /// A Boolean value indicating whether several pictures can refer to one definition of the element.
        var canBeShared: Bool {
            isPlain && SharedDrawing.shapes.contains(element.name) && markup.utf8.count >= SharedDrawing.shortest
        }
    }

    /// Creates the markup of pictures.
    ///
    /// - Parameters:
    ///   - pictures: The roots of the pictures of a page. Roots from the same file, which can refer to each other, are
    ///     grouped.
    ///   - prefix: The prefix of every identifier, unique on the page.
    init(_ pictures: [[SVGElement]], prefix: String) {
        self.prefix = prefix
        let cachedElements = pictures.flatMap { renamingIDs(in: $0) }.map(CachedElement.init)
        for cached in cachedElements { for child in cached.children { child.map { count($0) } } }
        for cached in cachedElements { contents.append(inside(cached)) }
    }

    private mutating func id(of markup: String) -> String {
        if let id = ids[markup] { return id }
        let id = "\(prefix)\(ids.count + 1)"
        ids[markup] = id
        return id
    }

    private mutating func count(_ cached: CachedElement) {
        counts[cached.markup, default: 0] += 1
        // The contents of a shared element are written once, with its definition.
        if counts[cached.markup] == 1 || !cached.canBeShared {
            for child in cached.children { child.map { count($0) } }
        }
    }

    // MARK: Writing

    private mutating func inside(_ cached: CachedElement) -> String {
        // A page styles the shapes of a region that has the focus. Style rules don't reach into the contents of
        // `<use>`.
        let isRegion = cached.element["tabindex"] != nil
        return zip(cached.element.children, cached.children).reduce(into: "") { markup, child in
            markup += child.1.map { write($0, mayUse: !isRegion) } ?? child.0.markup
        }
    }

    private mutating func write(_ cached: CachedElement, mayUse: Bool) -> String {
        var attributes = cached.element.attributes
        if cached.element.name == "defs" {
            definitions += inside(cached)
            return ""
        }
        if let id = cached.element["id"] {
            let isFirst = definedIDs.insert(id).inserted
            if InlineSVG.resources.contains(cached.element.name) {
                if isFirst { definitions += cached.markup }
                return ""
            }
            if !isFirst { attributes.removeAll { $0.name == "id" } }
        } else if mayUse, counts[cached.markup, default: 0] > 1, cached.canBeShared {
            let id = id(of: cached.markup)
            if definedIDs.insert(id).inserted {
                definitions += markup(of: cached, [("id", id)] + attributes)
            }
            return "<use href=\"#\(id)\"/>"
        }
        return markup(of: cached, attributes)
    }

    private mutating func markup(of cached: CachedElement, _ attributes: [(name: String, value: String)]) -> String {
        let inside = inside(cached)
        return SVGElement.markup(cached.element.name, attributes, inside.isEmpty ? [] : [inside])
    }

    // MARK: Ids

    /// Returns the roots with new identifiers, which are equal for equal elements and unique on the page otherwise.
    private mutating func renamingIDs(in roots: [SVGElement]) -> [SVGElement] {
        let named = SVGReferences(in: SVGElement(name: "svg", children: roots.map { .element($0) })).named
        if named.isEmpty { return roots }
        var names: [String: String] = [:]
        // An identifier is determined by the element and everything that it refers to. `InlineSVG` has checked that
        // there's no circular reference.
        func name(_ id: String) -> String {
            if let name = names[id] { return name }
            guard let element = named[id] else { return id }
            var bare = renamed(element)
            bare.attributes.removeAll { $0.name == "id" }
            let name = self.id(of: bare.markup)
            names[id] = name
            return name
        }
        func renamed(_ element: SVGElement) -> SVGElement {
            var element = element
            for (index, attribute) in element.attributes.enumerated() {
                element.attributes[index].value =
                    attribute.name == "id" ? attribute.value : SVGReferences.renaming(attribute, name)
            }
            element.children = element.children.map { node in
                if case .element(let child) = node { .element(renamed(child)) } else { node }
            }
            return element
        }
        func withNames(_ element: SVGElement) -> SVGElement {
            var element = element
            for (index, attribute) in element.attributes.enumerated() where attribute.name == "id" {
                element.attributes[index].value = name(attribute.value)
            }
            element.children = element.children.map { node in
                if case .element(let child) = node { .element(withNames(child)) } else { node }
            }
            return element
        }
        return roots.map { withNames(renamed($0)) }
    }
}
