extension PagePicture {
    /// Returns the part of the shared definitions that some states use, directly or through other definitions.
    package func definitions(of states: [State]) -> String {
        let markups = states.flatMap(\.panels).map(\.markup)
        // The markup was written from elements, so it's well-formed.
        guard let defined = try? SVGReader.root(of: "<svg>\(definitions)</svg>"),
            let drawn = try? SVGReader.root(of: "<svg>\(markups.joined())</svg>")
        else { return definitions }
        let named = SVGReferences(in: defined).named
        var used = drawn.targets
        var added = used
        while !added.isEmpty {
            added = Set(added.flatMap { named[$0]?.targets ?? [] }).subtracting(used)
            used.formUnion(added)
        }
        return defined.elements.filter { $0["id"].map(used.contains) ?? true }.map(\.markup).joined()
    }
}

extension SVGElement {
    /// The identifiers that the element and its descendants refer to.
    fileprivate var targets: Set<String> {
        let own = attributes.flatMap { SVGReferences.targets(of: $0) }
        return elements.reduce(into: Set(own)) { $0.formUnion($1.targets) }
    }
}
