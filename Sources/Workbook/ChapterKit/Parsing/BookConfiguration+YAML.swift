import SwiftText

extension BookConfiguration {
    /// Reads `workbook.yml`.
    package init(_ file: SourceFile, diagnostics: inout [Diagnostic]) {
        let known = [
            "title", "summary", "language", "introduction", "chapters", "imports", "scope", "isolation", "languageMode",
            "html",
            "names",
            "sources", "starter", "cover", "theme", "site", "source", "issues",
        ]
        let before = diagnostics.count
        let yaml = YAMLReader(
            file.bytes[...].text, path: file.path, firstLine: 1, known: known, diagnostics: &diagnostics)
        title = yaml.string("title", &diagnostics) ?? ""
        // A file that can't be parsed may contain a title, so a missing title is reported only if there are no other
        // errors.
        if title.isEmpty, !diagnostics[before...].contains(where: { $0.severity == .error }) {
            diagnostics.append(.error("the book needs a title; write 'title: …'", at: yaml.location))
        }
        summary = yaml.string("summary", &diagnostics)
        language = yaml.string("language", &diagnostics) ?? "en"
        introduction = yaml.string("introduction", &diagnostics).map {
            Entry(slug: $0, location: yaml.location(of: "introduction"))
        }
        chapters = yaml.strings("chapters", &diagnostics)?.map { Entry(slug: $0, location: $1) }
        let modules = yaml.strings("imports", &diagnostics) ?? []
        imports = modules.map(\.0)
        importLocations = modules.map(\.1)
        scope = yaml.string("scope", &diagnostics)
        readLanguageMode(yaml, &diagnostics)
        readIsolation(yaml, &diagnostics)
        allowsHTML = yaml.bool("html", &diagnostics) ?? false
        names = yaml.strings("names", &diagnostics)?.map { Entry(slug: $0, location: $1) } ?? []
        self.sources = yaml.string("sources", &diagnostics).map {
            Entry(slug: $0, location: yaml.location(of: "sources"))
        }
        readAddresses(yaml, &diagnostics)
        readStarter(yaml, &diagnostics)
        readCover(yaml, &diagnostics)
        theme = yaml.string("theme", &diagnostics).map { Entry(slug: $0, location: yaml.location(of: "theme")) }
        for (name, location) in modules where !name.isPlainName {
            diagnostics.append(.error("'\(name)' is not the name of a module", at: location))
        }
        if let scope, !scope.isScope { diagnostics.append(.badScope(scope, at: yaml.location(of: "scope"))) }
    }

    private mutating func readIsolation(_ yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) {
        guard let word = yaml.string("isolation", &diagnostics) else { return }
        if let known = Isolation(rawValue: word) {
            isolation = known
        } else {
            diagnostics.append(
                .error(
                    "'\(word)' isn't an isolation; write 'main' for the main actor, or 'none'",
                    at: yaml.location(of: "isolation")))
        }
    }

    private mutating func readLanguageMode(_ yaml: YAMLReader, _ diagnostics: inout [Diagnostic]) {
        guard let mode = yaml.string("languageMode", &diagnostics) else { return }
        let known = ["4", "4.2", "5", "6"]
        if known.contains(mode) {
            languageMode = mode
        } else {
            diagnostics.append(
                .error(
                    "'\(mode)' isn't a language mode of Swift; known: \(formattedList(known, conjunction: "and"))",
                    at: yaml.location(of: "languageMode")))
        }
    }
}
