import SwiftText

/// What a reader takes home of a chapter, to be type-checked at once: its exercises left open, or solved.
public struct TypeCheck: Sendable {
    /// The chapter's name: `rotation`.
    public let chapter: String
    public let module: String
    /// The Swift files; what the compiler says of them names the lines of the book.
    public let files: [OutputFile]
    /// The files of the book that it may name.
    private let paths: Set<String>

    /// All that there is to check in a book without errors.
    ///
    /// - Parameter templates: the app's.
    /// - Throws: when a file cannot be read, or a template is not well-formed.
    public static func all(in folder: BookFolder, templates: [OutputFile]) throws -> [TypeCheck] {
        try folder.book.chapters.flatMap { outline -> [TypeCheck] in
            let (chapter, needs, _) = try folder.chapterWithNeeds(outline)
            let app = try app(of: chapter, needs: needs, in: folder, templates: templates)
            guard chapter.declaresSomething || !app.isEmpty else { return [] }
            return (chapter.hasExercises ? [true, false] : [true]).map { isSolution in
                let starter = Starter(
                    chapter, needs: needs, configuration: folder.book.configuration, isSolution: isSolution)
                let sources = TakenHome.sources(
                    of: chapter, needs: needs, configuration: folder.book.configuration, isSolution: isSolution)
                return TypeCheck(
                    chapter: outline.slug, module: starter.module, files: sources + app.map(\.file),
                    paths: Set((needs + [chapter]).map(\.outline.path) + app.map(\.path)))
            }
        }
    }

    /// The Swift files of a chapter's app, each with the file that it is made from; none for a chapter without an app.
    private static func app(
        of chapter: Chapter, needs: [Chapter], in folder: BookFolder, templates: [OutputFile]
    ) throws -> [(file: OutputFile, path: String)] {
        let own = try folder.appFiles(of: chapter.outline)
        guard !own.isEmpty else { return [] }
        let names = Set(own.map { "App/" + $0.path })
        let module = Starter(chapter, needs: needs, configuration: folder.book.configuration, isSolution: true).module
        let app = StarterApp(module: module, title: chapter.outline.title, own: own)
        return try app.files(templates: templates).filter { $0.path.hasSuffix(".swift") }.map { file in
            let path =
                names.contains(file.path)
                ? folder.book.prefix + chapter.outline.appFolder + file.path.dropFirst("App/".count)
                : "templates/app/\(file.path).mustache"
            let place = "#sourceLocation(file: \(SwiftLiteral.string(path)), line: 1)\n"
            return (OutputFile(path: file.path, bytes: Array(place.utf8) + file.bytes), path)
        }
    }

    /// What the compiler said.
    public struct Findings: Sendable, Equatable {
        /// What is wrong in the book.
        public var diagnostics: [Diagnostic] = []
        /// What is wrong with the compiler, or with what it was given to read.
        public var complaints: [String] = []
    }

    /// - Parameter output: what the compiler printed.
    public func findings(in output: String) -> Findings {
        var findings = Findings()
        for message in CompilerReport(output).messages {
            if let place = message.location, paths.contains(place.path), !Self.isOfModule(message.text) {
                findings.diagnostics.append(
                    Diagnostic(severity: message.severity, location: place, message: message.text))
            } else if message.severity == .error {
                let place = message.location.map { "\($0): " } ?? ""
                findings.complaints.append(place + message.text)
            }
        }
        return findings
    }

    /// Whether a message at an import declaration is about the module: it is there, and cannot be read.
    private static func isOfModule(_ text: String) -> Bool {
        [
            "failed to build module", "could not build module", "could not build Objective-C module",
            "unable to load", "cannot load", "failed to load", "module compiled with", "compiled module was created",
        ].contains { text.hasPrefix($0) }
    }
}

extension BookFolder {
    /// What a chapter's app has of its own, in the order of the files' names.
    ///
    /// - Throws: `FileSystem.Failure` when a file cannot be read.
    public func appFiles(of outline: Chapter.Outline) throws -> [OutputFile] {
        let folder = outline.appFolder
        return try book.files.filter { $0.hasPrefix(folder) }.sorted().map { file in
            OutputFile(
                path: String(file.dropFirst(folder.count)), bytes: try FileSystem.read("\(path)/\(file)"))
        }
    }
}
