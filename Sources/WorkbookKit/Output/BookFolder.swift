/// A book on disk: finds its chapters and reads them.
public struct BookFolder: Sendable {
    /// The folder with the chapters.
    public let path: String
    public private(set) var book: Book
    /// The chapters' files, by the paths that diagnostics print: each is read once.
    private var contents: [String: [UInt8]] = [:]
    /// The bytes of `workbook.yml`.
    private(set) var configurationBytes: [UInt8] = []
    /// What is wrong with the folder itself, its `workbook.yml` and the chapters' front matters.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Reads a folder's `workbook.yml` and its chapters' front matters.
    ///
    /// - Parameters:
    ///   - path: the folder with the chapters.
    ///   - name: the folder's name in diagnostics, such as `chapters`.
    /// - Throws: `FileSystem.Failure` when the folder or a file in it cannot be read.
    public init(path: String, name: String) throws {
        self.path = path
        let entries = try FileSystem.entries(below: path)
        let prefix = name == "." ? "" : name + "/"
        let isPlain = !entries.contains { $0.path == "workbook.yml" }
        var configuration = BookConfiguration(title: Self.title(ofFolder: path))
        if !isPlain {
            configurationBytes = try FileSystem.read("\(path)/workbook.yml")
            let file = SourceFile(path: prefix + "workbook.yml", bytes: configurationBytes)
            if let finding = TextEncoding.finding(in: file) {
                diagnostics.append(finding)
            } else {
                configuration = BookConfiguration(file, diagnostics: &diagnostics)
            }
        }
        for entry in entries {
            guard let finding = Self.finding(on: entry, prefix: prefix) else { continue }
            diagnostics.append(finding)
        }
        let files = entries.filter { !$0.isLink && $0.isReadable && $0.path.isContainedPath }.map(\.path)
        book = Book(configuration: configuration, isPlain: isPlain, chapters: [], files: Set(files), prefix: prefix)
        let chapters = files.filter { $0.hasSuffix(".md") && (isPlain || !$0.utf8.contains(UInt8(ascii: "/"))) }
        try readOutlines(of: isPlain ? chapters.sorted { Self.readingOrder($0) < Self.readingOrder($1) } : chapters)
        orderChapters()
    }

    private static func finding(on entry: FileSystem.Entry, prefix: String) -> Diagnostic? {
        let place = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        if entry.isLink { return .warning("a symbolic link, not followed; put the file itself here", at: place) }
        if !entry.isReadable { return .error("the file's name is not UTF-8; rename it", at: place) }
        if !entry.path.isContainedPath {
            return .error("a file's name may hold no '\\' and no control characters; rename it", at: place)
        }
        return nil
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

    /// A chapter's text.
    public func source(of outline: Chapter.Outline) -> SourceFile {
        SourceFile(path: outline.path, bytes: bytes(of: outline))
    }

    func bytes(of outline: Chapter.Outline) -> [UInt8] { contents[outline.path] ?? [] }

    /// Parses a chapter.
    public func chapter(_ outline: Chapter.Outline) -> (chapter: Chapter, diagnostics: [Diagnostic]) {
        ChapterParser.parse(source(of: outline), outline: outline, isPlain: book.isPlain)
    }

    /// The chapters that a chapter needs, theirs included, in the order of the book.
    public func needs(of outline: Chapter.Outline) -> [Chapter.Outline] {
        var found: Set<String> = []
        var open = outline.needs.map(\.slug)
        while let slug = open.popLast() {
            guard slug != outline.slug, found.insert(slug).inserted else { continue }
            open += book.chapters.first { $0.slug == slug }?.needs.map(\.slug) ?? []
        }
        return book.chapters.filter { found.contains($0.slug) }
    }

    // MARK: Outlines

    private mutating func readOutlines(of files: [String]) throws {
        let (folder, prefix, isPlain) = (path, book.prefix, book.isPlain)
        let results = try parallelMap(files) {
            file -> (bytes: [UInt8], outline: Chapter.Outline, findings: [Diagnostic]) in
            let bytes = try FileSystem.read("\(folder)/\(file)")
            var findings: [Diagnostic] = []
            let head = FrontMatter.head(of: bytes, path: prefix + file)
            return (bytes, Self.outline(of: head, file: file, isPlain: isPlain, &findings), findings)
        }
        book.chapters = results.map(\.outline)
        diagnostics += results.flatMap(\.findings)
        for result in results { contents[result.outline.path] = result.bytes }
    }

    private static func outline(
        of source: SourceFile, file: String, isPlain: Bool, _ diagnostics: inout [Diagnostic]
    ) -> Chapter.Outline {
        let stem = String(file.dropLast(3))
        let frontMatter = FrontMatter(of: source, isPlain: isPlain, diagnostics: &diagnostics)
        if !isPlain, frontMatter.title == nil, diagnostics.isEmpty {
            diagnostics.append(
                .error(
                    "the chapter has no title; begin it with '---', 'title: …', '---'",
                    at: source.location(line: 1, column: 1)))
        }
        let title =
            frontMatter.title ?? (isPlain ? PlainTitle.title(of: source) : nil)
            ?? String(stem.split(separator: "/").last!)
        return Chapter.Outline(
            path: source.path, slug: isPlain ? stem : slug(ofStem: stem), number: nil, title: title,
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
        if !book.isPlain {
            for index in book.chapters.indices { book.chapters[index].number = index + 1 }
        }
    }

    /// Puts the chapters in the order of the list; those that it leaves out come last, with a finding.
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
                    at: SourceLocation(path: outline.path, line: 1, column: 1)))
        }
        book.chapters = ordered
    }
}
