/// A book on disk, whose chapters are found and read when it's created.
package struct BookFolder: Sendable {
    /// The path of the folder with the chapters.
    package let path: String
    package var book: Book { rules.book }
    package let rules: Rules
    /// The contents of the chapters' files, keyed by the paths that diagnostics print. Each file is read once.
    private let contents: [String: [UInt8]]
    /// The bytes of `workbook.yml`.
    package let configurationBytes: [UInt8]
    /// The names that are documented outside the book, and the bytes of the files that list them.
    package let catalog: NameCatalog
    package let catalogBytes: [UInt8]
    /// The bytes of the file that lists the book's sources.
    package let sourcesBytes: [UInt8]
    /// The manifest of the package whose test targets run the chapters, or `nil` if there's none.
    package let manifest: PackageManifest?
    /// The diagnostics of the folder itself, its `workbook.yml`, and the front matter of the chapters.
    package let diagnostics: [Diagnostic]

    /// Reads the `workbook.yml` of a folder and the front matter of its chapters.
    ///
    /// - Parameters:
    ///   - path: The path of the folder with the chapters.
    ///   - name: The name of the folder in diagnostics, such as `chapters`.
    ///   - package: The path of the package whose test targets run the chapters, or `nil` to skip checking the targets.
    ///   - describe: A closure that queries SwiftPM for the test targets of that package. It returns `nil` if SwiftPM
    ///     doesn't answer.
    /// - Throws: `FileSystemError` if the folder or a file in it can't be read.
    package init(
        path: String, name: String, package: String? = nil,
        describe: @escaping @Sendable () -> [TestTargets.Described]? = { nil }
    ) throws {
        self.path = path
        let entries = try FileSystem.entries(below: path)
        let prefix = name == "." ? "" : name + "/"
        let bookKind = entries.contains { $0.path == Self.configurationName } ? BookKind.workbook : .plainMarkdown
        let endings = entries.compactMap { Self.diagnostic(onEndingOf: $0, prefix: prefix, bookKind: bookKind) }
        var diagnostics = entries.compactMap { Self.diagnostic(on: $0, prefix: prefix) }
        diagnostics = (diagnostics + endings).of(.files)
        configurationBytes = bookKind == .workbook ? try FileSystem.read("\(path)/\(Self.configurationName)") : []
        let configuration =
            bookKind == .workbook
            ? Self.configuration(
                in: SourceFile(path: prefix + Self.configurationName, bytes: configurationBytes), &diagnostics)
            : nil
        let files = entries.filter { !$0.isLink && $0.isReadable && $0.path.isContainedPath }.map(\.path)
        let chapters = try ChapterFile.all(in: files, of: path, prefix: prefix, bookKind: bookKind)
        diagnostics += chapters.flatMap(\.diagnostics)
        contents = Dictionary(chapters.map { ($0.metadata.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
        if let configuration, let package {
            diagnostics += StarterModuleRule.diagnostics(in: configuration) { module in
                Self.sourceFolders(of: package).map { "\($0)/\(module)" }.first {
                    FileSystem.isFolder("\(package)/\($0)")
                }
            }.of(.starters)
        }
        var book = Book(
            configuration: configuration ?? BookConfiguration(title: Self.title(ofFolder: path)), kind: bookKind,
            chapters: chapters.map(\.metadata), files: Set(files), prefix: prefix)
        diagnostics += book.orderChapters()
        (catalog, catalogBytes) = try Self.catalog(of: book, in: path, &diagnostics)
        let sources = try Self.file(configuration?.sources, of: book, in: path, &diagnostics)
        sourcesBytes = sources?.bytes ?? []
        if let sources { book.sources = Sources(sources, &diagnostics) }
        if bookKind == .workbook, book.files.contains(TestRecord.file) {
            let record = SourceFile(
                path: prefix + TestRecord.file, bytes: try FileSystem.read("\(path)/\(TestRecord.file)"))
            book.testedWith = TestRecord.version(in: record, &diagnostics)
        }
        rules = Rules(book)
        manifest =
            bookKind == .workbook ? Self.manifest(of: package).map { PackageManifest($0, describe: describe) } : nil
        self.diagnostics = diagnostics
    }

    /// Returns the folders of a package that may contain the folder of a module: `Sources`, and the folders in it, by
    /// which a package may group its modules.
    private static func sourceFolders(of package: String) -> [String] {
        let groups = (try? FileSystem.names(in: "\(package)/Sources")) ?? []
        return ["Sources"] + groups.map { "Sources/\($0)" }
    }

    private static func configuration(in file: SourceFile, _ diagnostics: inout [Diagnostic]) -> BookConfiguration? {
        if let diagnostic = TextEncoding.diagnostic(in: file) {
            diagnostics.append(diagnostic)
            return nil
        }
        return BookConfiguration(file, diagnostics: &diagnostics)
    }

    /// Reads the files that the key `names` lists.
    private static func catalog(
        of book: Book, in folder: String, _ diagnostics: inout [Diagnostic]
    ) throws -> (NameCatalog, [UInt8]) {
        var catalog = NameCatalog()
        var bytes: [UInt8] = []
        for entry in book.configuration.names {
            guard let file = try file(entry, of: book, in: folder, &diagnostics) else { continue }
            catalog.add(file, &diagnostics)
            bytes += file.bytes
        }
        return (catalog, bytes)
    }

    /// Reads a file that `workbook.yml` names.
    ///
    /// - Returns: The file, or `nil` if it can't be used.
    private static func file(
        _ entry: BookConfiguration.Entry?, of book: Book, in folder: String, _ diagnostics: inout [Diagnostic]
    ) throws -> SourceFile? {
        guard let entry else { return nil }
        guard book.files.contains(entry.slug) else {
            diagnostics.append(.error("no file '\(entry.slug)' next to workbook.yml", at: entry.location))
            return nil
        }
        let file = SourceFile(path: book.prefix + entry.slug, bytes: try FileSystem.read("\(folder)/\(entry.slug)"))
        guard let diagnostic = TextEncoding.diagnostic(in: file) else { return file }
        diagnostics.append(diagnostic)
        return nil
    }

    package static let configurationName = "workbook.yml"

    private static func manifest(of package: String?) -> SourceFile? {
        guard let package, let bytes = try? FileSystem.read(package + "/Package.swift") else { return nil }
        return SourceFile(path: "Package.swift", bytes: bytes)
    }

    // MARK: Names

    private static func diagnostic(on entry: FileSystem.Entry, prefix: String) -> Diagnostic? {
        let location = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        if entry.isLink { return .warning("a symbolic link isn't followed; put the file itself here", at: location) }
        if !entry.isReadable { return .error("the name of the file isn't UTF-8; rename it", at: location) }
        if !entry.path.isContainedPath {
            return .error("a file's name can't contain '\\' or control characters; rename it", at: location)
        }
        if isMisspelledConfiguration(entry.path) {
            return .error(
                "not the configuration of the book, which is '\(configurationName)'; rename it", at: location)
        }
        return nil
    }

    /// Returns a diagnostic for a Markdown file whose name doesn't end in `.md`, because it would be skipped.
    private static func diagnostic(
        onEndingOf entry: FileSystem.Entry, prefix: String, bookKind: BookKind
    ) -> Diagnostic? {
        let location = SourceLocation(path: prefix + entry.path, line: 1, column: 1)
        // In a book, a file in a subfolder isn't a chapter, regardless of its name.
        guard bookKind == .plainMarkdown || !entry.path.utf8.contains(UInt8(ascii: "/")), !entry.isLink,
            entry.isReadable,
            let ending = MarkdownFile.ending(of: entry.path), ending != MarkdownFile.ending
        else { return nil }
        switch bookKind {
        case .workbook:
            return .error("this file isn't rendered; end its name with '.md'", at: location)
        case .plainMarkdown:
            return .warning("this file isn't rendered; end its name with '.md'", at: location)
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
    package func source(of metadata: Chapter.Metadata) -> SourceFile {
        SourceFile(path: metadata.path, bytes: bytes(of: metadata))
    }

    /// Returns the bytes of a chapter's file at the time when the folder was read.
    package func bytes(of metadata: Chapter.Metadata) -> [UInt8] { contents[metadata.path] ?? [] }

    /// Returns the path of a chapter's file.
    package func file(of metadata: Chapter.Metadata) -> String {
        "\(path)/\(metadata.path.dropFirst(book.prefix.count))"
    }

    /// Returns the chapters that a chapter needs, directly and indirectly, in the order of the book.
    package func needs(of metadata: Chapter.Metadata) -> [Chapter.Metadata] {
        let needs = book.needs
        let found = reachable(from: metadata.needs.map(\.slug)) { needs[$0] ?? [] }
        return book.chapters.filter { found.contains($0.slug) && $0.slug != metadata.slug }
    }
}
