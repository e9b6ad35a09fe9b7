extension BookConfiguration {
    /// Reads the addresses in `workbook.yml`. An invalid one is reported and ignored.
    mutating func readAddresses(_ yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) {
        site = Self.address("site", like: "https://example.org/book/", in: yaml, &diagnostics)
            .map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        source = Self.address(
            "source", like: "https://example.org/book/blob/main/chapters/\(Placeholder.path)",
            needs: Placeholder.path, in: yaml, &diagnostics)
        issues = Self.address(
            "issues", like: "https://example.org/book/issues/new?title=\(Placeholder.title)", in: yaml, &diagnostics)
    }

    private static func address(
        _ key: String, like example: String, needs placeholder: String? = nil, in yaml: YAMLReader,
        _ diagnostics: inout [Diagnostic]
    ) -> String? {
        guard let text = yaml.string(key, &diagnostics) else { return nil }
        let filled = [Placeholder.path, Placeholder.title].reduce(text) { $0.replacing($1, with: "x") }
        guard URLText.isWebAddress(filled), key != "site" || !text.contains(where: { "?#{".contains($0) }) else {
            diagnostics.append(
                .error("'\(key)' isn't a web address; write one like '\(example)'", at: yaml.location(of: key)))
            return nil
        }
        if let placeholder, !text.contains(placeholder) {
            diagnostics.append(
                .error(
                    "'\(key)' has no '{path}' for the file's path; write it like '\(example)'",
                    at: yaml.location(of: key)))
            return nil
        }
        return text
    }
}
