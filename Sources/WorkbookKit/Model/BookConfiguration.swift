/// What `workbook.yml` says of the whole book.
public struct BookConfiguration: Sendable, Equatable {
    public var title: String
    public var summary: String?
    /// A BCP 47 tag, such as `en`.
    public var language = "en"
    /// The slugs in reading order; nil for the order of the file names.
    public var chapters: [Entry]?
    /// The modules that every extracted file imports.
    public var imports: [String] = []
    /// The function that every snippet runs inside.
    public var scope: String?
    /// Whether raw HTML in chapters reaches the pages.
    public var allowsHTML = false
    /// Folders, relative to the package, that a starter carries along.
    public var starterSources: [String] = []

    public struct Entry: Sendable, Equatable {
        public var slug: String
        public var location: SourceLocation
    }

    public init(title: String) { self.title = title }

    /// Reads `workbook.yml`.
    public init(_ file: SourceFile, diagnostics: inout [Diagnostic]) {
        let known = ["title", "summary", "language", "chapters", "imports", "scope", "html", "starter"]
        let yaml = YAMLReader(
            file.bytes[...].text, path: file.path, firstLine: 1, known: known, diagnostics: &diagnostics)
        title = yaml.string("title", &diagnostics) ?? ""
        if title.isEmpty {
            diagnostics.append(.error("the book needs a title; write 'title: …'", at: yaml.location))
        }
        summary = yaml.string("summary", &diagnostics)
        language = yaml.string("language", &diagnostics) ?? "en"
        chapters = yaml.strings("chapters", &diagnostics)?.map { Entry(slug: $0, location: $1) }
        let modules = yaml.strings("imports", &diagnostics) ?? []
        imports = modules.map(\.0)
        scope = yaml.string("scope", &diagnostics)
        allowsHTML = yaml.bool("html", &diagnostics) ?? false
        let starter = yaml.mapping("starter", known: ["sources"], &diagnostics)
        let sources = starter?.strings("sources", &diagnostics) ?? []
        starterSources = sources.map(\.0)
        for (name, place) in modules where !name.isPlainName {
            diagnostics.append(.error("'\(name)' is not the name of a module", at: place))
        }
        if let scope, !scope.isPlainName {
            diagnostics.append(.error("'\(scope)' is not the name of a function", at: yaml.place(of: "scope")))
        }
        for (path, place) in sources where !path.isContainedPath {
            diagnostics.append(
                .error("'\(path)' must stay inside the package; write a path like 'Sources/UIKit'", at: place))
        }
    }
}

extension String {
    /// Whether the string is a relative path that stays in its folder: no root, no `..`, no empty part, no control character.
    public var isContainedPath: Bool {
        // Of the part between two slashes.
        var (length, dots) = (0, 0)
        for byte in utf8 {
            switch byte {
            case .backslash, 0..<0x20, 0x7F: return false
            case UInt8(ascii: "/"):
                if length == dots, dots <= 2 { return false }
                (length, dots) = (0, 0)
            default:
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            }
        }
        return length > dots || dots > 2
    }
}
