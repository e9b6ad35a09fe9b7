/// A book on disk, whose chapters are found and read when it's created.
public struct BookFolder: Sendable {
    /// The path of the folder with the chapters.
    public let path: String
    public var book: Book { rules.book }
    let rules: Rules
    /// The contents of the chapters' files, keyed by the paths that diagnostics print. Each file is read once.
    private let contents: [String: [UInt8]]
    /// The bytes of `workbook.yml`.
    let configurationBytes: [UInt8]
    /// The names that are documented outside the book, and the bytes of the files that list them.
    let catalogue: NameCatalogue
    let catalogueBytes: [UInt8]
    /// The bytes of the file that lists the book's sources.
    let sourcesBytes: [UInt8]
    /// The manifest of the package whose test targets run the chapters, or `nil` if there's none.
    let manifest: PackageManifest?
    /// The diagnostics of the folder itself, its `workbook.yml`, and the front matter of the chapters.
    public let diagnostics: [Diagnostic]

    /// Reads the `workbook.yml` of a folder and the front matter of its chapters.
    ///
    /// - Parameters:
    ///   - path: The path of the folder with the chapters.
    ///   - name: The name of the folder in diagnostics, such as `chapters`.
    ///   - package: The path of the package whose test targets run the chapters, or `nil` to skip checking the targets.
    ///   - describe: A closure that queries SwiftPM for the test targets of that package. It returns `nil` if SwiftPM
    ///     doesn't answer.
    /// - Throws: `FileSystem.Failure` if the folder or a file in it can't be read.
    public init(
        path: String, name: String, package: String? = nil,
        describe: @escaping @Sendable () -> [TestTargets.Described]? = { nil }
    ) throws {
        self.path = path
        let entries = try FileSystem.entries(below: path)
        let prefix = name == "." ? "" : name + "/"
        let dialect = entries.contains { $0.path == Self.configurationName } ? Dialect.book : .plain
        let endings = entries.compactMap { Self.diagnostic(onEndingOf: $0, prefix: prefix, dialect: dialect) }
        var diagnostics = entries.compactMap { Self.diagnostic(on: $0, prefix: prefix) }
        diagnostics += dialect == .plain ? endings.folded : endings
        configurationBytes = dialect == .book ? try FileSystem.read("\(path)/\(Self.configurationName)") : []
        let configuration =
            dialect == .book
            ? Self.configuration(
                in: SourceFile(path: prefix + Self.configurationName, bytes: configurationBytes), &diagnostics)
            : nil
        let files = entries.filter { !$0.isLink && $0.isReadable && $0.path.isContainedPath }.map(\.path)
        let chapters = try ChapterFile.all(in: files, of: path, prefix: prefix, dialect: dialect)
        diagnostics += chapters.flatMap(\.diagnostics)
        contents = Dictionary(chapters.map { ($0.outline.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        if let configuration, let package {
            diagnostics += StarterModuleRule.diagnostics(in: configuration) {
                FileSystem.isFolder("\(package)/Sources/\($0)")
            }
        }
        var book = Book(
            configuration: configuration ?? BookConfiguration(title: Self.title(ofFolder: path)), dialect: dialect,
            chapters: chapters.map(\.outline), files: Set(files), prefix: prefix)
        diagnostics += book.orderChapters()
        (catalogue, catalogueBytes) = try Self.catalogue(of: book, in: path, &diagnostics)
        let sources = try Self.file(configuration?.sources, of: book, in: path, &diagnostics)
        sourcesBytes = sources?.bytes ?? []
        if let sources { book.sources = Sources(sources, &diagnostics) }
        if dialect == .book, book.files.contains(TestRecord.file) {
            let record = SourceFile(
                path: prefix + TestRecord.file, bytes: try FileSystem.read("\(path)/\(TestRecord.file)"))
            book.testedWith = TestRecord.version(in: record, &diagnostics)
        }
        rules = Rules(book)
        manifest = dialect == .book ? Self.manifest(of: package).map { PackageManifest($0, describe: describe) } : nil
        self.diagnostics = diagnostics
    }

    private static func configuration(in file: SourceFile, _ diagnostics: inout [Diagnostic]) -> BookConfiguration? {
        if let diagnostic = TextEncoding.diagnostic(in: file) {
            diagnostics.append(diagnostic)
            return nil
        }
        return BookConfiguration(file, diagnostics: &diagnostics)
    }

    /// Reads the files that the key `names` lists.
    private static func catalogue(
        of book: Book, in folder: String, _ diagnostics: inout [Diagnostic]
    ) throws -> (NameCatalogue, [UInt8]) {
        var catalogue = NameCatalogue()
        var bytes: [UInt8] = []
        for entry in book.configuration.names {
            guard let file = try file(entry, of: book, in: folder, &diagnostics) else { continue }
            catalogue.add(file, &diagnostics)
            bytes += file.bytes
        }
        return (catalogue, bytes)
    }

    /// Reads a file that `workbook.yml` names.
    ///
    /// - Returns: The file, or `nil` if it can't be used.
    private static func file(
        _ entry: BookConfiguration.Entry?, of book: Book, in folder: String, _ diagnostics: inout [Diagnostic]
    ) throws -> SourceFile? {
        guard let entry else { return nil }
        guard book.files.contains(entry.slug) else {
            diagnostics.append(.error("no file '\(entry.slug)' beside workbook.yml", at: entry.location))
            return nil
        }
        let file = SourceFile(path: book.prefix + entry.slug, bytes: try FileSystem.read("\(folder)/\(entry.slug)"))
        guard let diagnostic = TextEncoding.diagnostic(in: file) else { return file }
        diagnostics.append(diagnostic)
        return nil
    }

    static let configurationName = "workbook.yml"

    private static func manifest(of package: String?) -> SourceFile? {
        guard let package, let bytes = try? FileSystem.read(package + "/Package.swift") else { return nil }
        return SourceFile(path: "Package.swift", bytes: bytes)
    }

    // MARK: Names

    private static func diagnostic(on entry: FileSystem.Entry, prefix: String) -> Diagnostic? {
        let place = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        if entry.isLink { return .warning("a symbolic link, not followed; put the file itself here", at: place) }
        if !entry.isReadable { return .error("the file's name is not UTF-8; rename it", at: place) }
        if !entry.path.isContainedPath {
            return .error("a file's name may hold no '\\' and no control characters; rename it", at: place)
        }
        if isMisspelledConfiguration(entry.path) {
            return .error("nobody reads this: a book's configuration is '\(configurationName)'; rename it", at: place)
        }
        return nil
    }

    /// Returns a diagnostic for a Markdown file whose name doesn't end in `.md`, because it would be skipped.
    private static func diagnostic(
        onEndingOf entry: FileSystem.Entry, prefix: String, dialect: Dialect
    ) -> Diagnostic? {
        let place = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        // In a book, a file in a subfolder isn't a chapter, regardless of its name.
        guard dialect == .plain || !entry.path.utf8.contains(UInt8(ascii: "/")), !entry.isLink, entry.isReadable,
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

    private static func title(ofFolder path: String) -> String {
        String(path.split(separator: "/").last { $0 != "." } ?? "Contents")
    }

    // MARK: Chapters

    /// Returns the text of a chapter.
    public func source(of outline: Chapter.Outline) -> SourceFile {
        SourceFile(path: outline.path, bytes: bytes(of: outline))
    }

    /// Returns the bytes of a chapter's file at the time when the folder was read.
    func bytes(of outline: Chapter.Outline) -> [UInt8] { contents[outline.path] ?? [] }

    /// Returns the path of a chapter's file.
    func file(of outline: Chapter.Outline) -> String { "\(path)/\(outline.path.dropFirst(book.prefix.count))" }

    /// Returns the chapters that a chapter needs, directly and indirectly, in the order of the book.
    public func needs(of outline: Chapter.Outline) -> [Chapter.Outline] {
        let needs = book.needs
        let found = reachable(from: outline.needs.map(\.slug)) { needs[$0] ?? [] }
        return book.chapters.filter { found.contains($0.slug) && $0.slug != outline.slug }
    }
}
