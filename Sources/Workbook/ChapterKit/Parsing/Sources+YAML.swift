import SwiftText

extension Sources {
    /// Reads the file of a book's sources. The entry for each key contains a kind with a title, and an address.
    ///
    ///     uiwindow:
    ///       apple: UIWindow
    ///       url: https://developer.apple.com/documentation/uikit/uiwindow
    init(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
        let yaml = YAMLReader(
            file.bytes[...].text, path: file.path, firstLine: 1, known: [], diagnostics: &diagnostics)
        let kinds = Source.Kind.allCases.map(\.rawValue)
        for (key, location) in yaml.keys {
            guard Footnotes.isLabel(key) else {
                diagnostics.append(.error("'\(key)' has blanks or brackets, and cannot be cited", at: location))
                continue
            }
            guard let entry = yaml.mapping(key, known: kinds + ["url"], &diagnostics) else { continue }
            let given = Source.Kind.allCases.compactMap { kind in
                entry.string(kind.rawValue, &diagnostics).map { (kind, $0) }
            }
            guard given.count == 1 else {
                diagnostics.append(
                    .error("a source is one of these: \(formattedList(kinds)); '\(key)' is not", at: location))
                continue
            }
            let url = entry.string("url", &diagnostics)
            if let url, !["http", "https"].contains(URLText.scheme(of: url)) {
                diagnostics.append(
                    .error("'\(url)' isn't a web address; begin it with 'https://'", at: entry.location(of: "url")))
                continue
            }
            let source = Source(key: key, kind: given[0].0, title: given[0].1, url: url, location: location)
            if !add(source) {
                diagnostics.append(.error("a second source '\(key)'; rename one", at: location))
            }
        }
    }
}
