extension BookConfiguration {
    /// Reads the key `cover` of `workbook.yml`. Invalid values are reported and ignored.
    mutating func readCover(_ yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) {
        let known = ["readers", "builds", "needs", "picture"]
        guard let yaml = yaml.mapping("cover", known: known, &diagnostics) else { return }
        cover.readers = yaml.string("readers", &diagnostics)
        cover.builds = yaml.strings("builds", &diagnostics)?.map(\.0) ?? []
        cover.needs = yaml.string("needs", &diagnostics)
        guard let picture = yaml.string("picture", &diagnostics) else { return }
        let parts = picture.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let location = yaml.location(of: "picture")
        if parts.count == 2, !parts.contains("") {
            cover.picture = Cover.Picture(slug: parts[0], name: parts[1], location: location)
        } else {
            diagnostics.append(
                .error(
                    "'\(picture)' isn't a picture; write a chapter and the name of its figure, like 'windows/stack'",
                    at: location))
        }
    }
}
