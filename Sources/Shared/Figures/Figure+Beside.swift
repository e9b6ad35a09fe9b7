extension Figure {
    /// Combines figures into one with the panels of all of them. Each figure has a heading, or none if the heading is
    /// empty.
    ///
    /// Without a `description`, the descriptions of the figures are joined.
    ///
    /// ```swift
    /// return .beside(title: "Removing the photo", [
    ///     "before": .tree(title: "Before", root: old), "after": .tree(title: "After", root: new),
    /// ])
    /// ```
    public static func beside(
        title: String, description: String? = nil, name: String? = nil, _ pictures: KeyValuePairs<String, Figure>
    ) -> Figure {
        let descriptions = pictures.map { heading, figure in
            heading.isEmpty ? figure.description : "\(heading): \(figure.description)"
        }
        return Figure(
            title: title, description: description ?? descriptions.joined(separator: " "), name: name,
            panels: pictures.flatMap { heading, figure in
                var panels = figure.panels
                if !heading.isEmpty, !panels.isEmpty { panels[0].heading = heading }
                return panels
            })
    }
}
