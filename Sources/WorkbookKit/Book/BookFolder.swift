/// A book on disk: finds its chapters and reads them.
public struct BookFolder: Sendable {
    /// The folder with the chapters.
    public let path: String
    public private(set) var book: Book
    /// The chapters' files, by the paths that diagnostics print: each is read once.
    private var contents: [String: [UInt8]] = [:]
    /// The bytes of `workbook.yml`.
    private(set) var configurationBytes: [UInt8] = []
    /// The manifest of the package whose test targets run the chapters, if there is one.
    let manifest: SourceFile?
    /// Where the chapters' links lead.
    private(set) var links: LinkResolver
    /// What is wrong with the folder itself, its `workbook.yml` and the chapters' front matters.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Reads a folder's `workbook.yml` and its chapters' front matters.
    ///
    /// - Parameters:
    ///   - path: the folder with the chapters.
    ///   - name: the folder's name in diagnostics, such as `chapters`.
    ///   - package: the folder of the package whose test targets run the chapters; nil to leave the targets unchecked.
    /// - Throws: `FileSystem.Failure` when the folder or a file in it cannot be read.
    public init(path: String, name: String, package: String? = nil) throws {
        self.path = path
        let entries = try FileSystem.entries(below: path)
        let prefix = name == "." ? "" : name + "/"
        let dialect = entries.contains { $0.path == Self.configurationName } ? Dialect.book : .plain
        var configuration = BookConfiguration(title: Self.title(ofFolder: path))
        if dialect == .book {
            configurationBytes = try FileSystem.read("\(path)/\(Self.configurationName)")
            let file = SourceFile(path: prefix + Self.configurationName, bytes: configurationBytes)
            if let diagnostic = TextEncoding.diagnostic(in: file) {
                diagnostics.append(diagnostic)
            } else {
                configuration = BookConfiguration(file, diagnostics: &diagnostics)
            }
        }
        let names = entries.compactMap { Self.diagnostic(on: $0, prefix: prefix, dialect: dialect) }
        diagnostics += dialect == .plain ? names.folded : names
        let files = entries.filter { !$0.isLink && $0.isReadable && $0.path.isContainedPath }.map(\.path)
        book = Book(configuration: configuration, dialect: dialect, chapters: [], files: Set(files), prefix: prefix)
        links = LinkResolver(book)
        manifest = dialect == .book ? Self.manifest(of: package) : nil
        let markdown = files.filter { $0.hasSuffix(MarkdownFile.ending) }
        switch dialect {
        case .book: try readOutlines(of: markdown.filter { !$0.utf8.contains(UInt8(ascii: "/")) })
        case .plain: try readOutlines(of: markdown.sorted { Self.readingOrder($0) < Self.readingOrder($1) })
        }
        orderChapters()
        links = LinkResolver(book)
    }

    private static let configurationName = "workbook.yml"

    private static func manifest(of package: String?) -> SourceFile? {
        guard let package, let bytes = try? FileSystem.read(package + "/Package.swift") else { return nil }
        return SourceFile(path: "Package.swift", bytes: bytes)
    }

    // MARK: Names

    private static func diagnostic(on entry: FileSystem.Entry, prefix: String, dialect: Dialect) -> Diagnostic? {
        let place = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        if entry.isLink { return .warning("a symbolic link, not followed; put the file itself here", at: place) }
        if !entry.isReadable { return .error("the file's name is not UTF-8; rename it", at: place) }
        if !entry.path.isContainedPath {
            return .error("a file's name may hold no '\\' and no control characters; rename it", at: place)
        }
        if isMisspelledConfiguration(entry.path) {
            return .error("nobody reads this: a book's configuration is '\(configurationName)'; rename it", at: place)
        }
        // What lies in a folder inside of a book's is no chapter, whatever its name.
        guard dialect == .plain || !entry.path.utf8.contains(UInt8(ascii: "/")),
            let ending = MarkdownFile.ending(of: entry.path), ending != MarkdownFile.ending
        else { return nil }
        switch dialect {
        case .book: return .error("no page is made of this; rename it, so that its name ends in '.md'", at: place)
        case .plain: return .warning("no page is made of this; rename it, so that its name ends in '.md'", at: place)
        }
    }

    private static func isMisspelledConfiguration(_ file: String) -> Bool {
        file != configurationName && [configurationName, "workbook.yaml"].contains(file.lowercased())
    }

    /// A folder's files in the order of their names, its README or index first.
    private static func readingOrder(_ file: String) -> String {
        var parts = file.split(separator: "/").map(String.init)
        let isFirst = ["readme.md", "index.md"].contains(parts.last?.lowercased())
        if isFirst { parts[parts.count - 1] = "" }
        return parts.joined(separator: "\u{1}")
    }

    private static func title(ofFolder path: String) -> String {
        String(path.split(separator: "/").last { $0 != "." } ?? "Contents")
    }

    // MARK: Chapters

    /// A chapter's text.
    public func source(of outline: Chapter.Outline) -> SourceFile {
        SourceFile(path: outline.path, bytes: bytes(of: outline))
    }

    /// The bytes of a chapter's file, as they were when the folder was read.
    func bytes(of outline: Chapter.Outline) -> [UInt8] { contents[outline.path] ?? [] }

    /// Where a chapter's file is.
    func file(of outline: Chapter.Outline) -> String { "\(path)/\(outline.path.dropFirst(book.prefix.count))" }

    /// The chapters that a chapter needs, theirs included, in the order of the book.
    public func needs(of outline: Chapter.Outline) -> [Chapter.Outline] {
        let needs = book.needs
        let found = reachable(from: outline.needs.map(\.slug)) { needs[$0] ?? [] }
        return book.chapters.filter { found.contains($0.slug) && $0.slug != outline.slug }
    }

    // MARK: Outlines

    private mutating func readOutlines(of files: [String]) throws {
        let (folder, prefix, dialect) = (path, book.prefix, book.dialect)
        let results = try parallelMap(files) {
            file -> (bytes: [UInt8], outline: Chapter.Outline, found: [Diagnostic]) in
            let bytes = try FileSystem.read("\(folder)/\(file)")
            var found: [Diagnostic] = []
            let head = FrontMatter.head(of: bytes, path: prefix + file)
            return (bytes, Self.outline(of: head, file: file, dialect: dialect, &found), found)
        }
        book.chapters = results.map(\.outline)
        diagnostics += results.flatMap(\.found)
        for result in results { contents[result.outline.path] = result.bytes }
    }

    private static func outline(
        of source: SourceFile, file: String, dialect: Dialect, _ diagnostics: inout [Diagnostic]
    ) -> Chapter.Outline {
        let stem = String(file.dropLast(3))
        let frontMatter = FrontMatter(of: source, dialect: dialect, diagnostics: &diagnostics)
        if dialect == .book, frontMatter.title == nil, diagnostics.isEmpty {
            diagnostics.append(
                .error(
                    "the chapter has no title; begin it with '---', 'title: …', '---'",
                    at: source.location(line: 1, column: 1)))
        }
        let title =
            frontMatter.title ?? (dialect == .plain ? PlainTitle.title(of: source) : nil)
            ?? String(stem.split(separator: "/").last!)
        return Chapter.Outline(
            path: source.path, slug: dialect == .plain ? stem : slug(ofStem: stem), number: nil, title: title,
            summary: frontMatter.summary ?? "", needs: frontMatter.needs, article: frontMatter.article)
    }

    /// `01-windows` -> `windows`.
    private static func slug(ofStem stem: String) -> String {
        let digits = stem.prefix { $0.isASCII && $0.isNumber }
        let rest = stem.dropFirst(digits.count)
        return !digits.isEmpty && rest.count > 1 && rest.first == "-" ? String(rest.dropFirst()) : stem
    }

    private mutating func orderChapters() {
        if let order = book.configuration.chapters { sortChapters(by: order) }
        if book.dialect == .book {
            for index in book.chapters.indices { book.chapters[index].number = index + 1 }
        }
    }

    /// Puts the chapters in the order of the list; those that it leaves out come last, with a diagnostic.
    private mutating func sortChapters(by order: [BookConfiguration.Entry]) {
        var rest = Dictionary(grouping: book.chapters, by: \.slug)
        var listed: Set<String> = []
        var ordered: [Chapter.Outline] = []
        for entry in order {
            guard listed.insert(entry.slug).inserted else {
                diagnostics.append(
                    .error("the chapter '\(entry.slug)' is listed twice; list it once", at: entry.location))
                continue
            }
            if let outlines = rest.removeValue(forKey: entry.slug) {
                ordered += outlines
            } else {
                diagnostics.append(.error("no chapter 'NN-\(entry.slug).md' for '\(entry.slug)'", at: entry.location))
            }
        }
        for outline in book.chapters where rest[outline.slug] != nil {
            ordered.append(outline)
            diagnostics.append(
                .error(
                    "the chapter '\(outline.slug)' is not in the list 'chapters' of workbook.yml; add it",
                    at: outline.start))
        }
        book.chapters = ordered
    }
}
