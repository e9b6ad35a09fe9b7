import ChapterKit
import SwiftText

/// The Swift files of one starter, compiled together for a type check, with its exercises open or solved.
package struct TypeCheck: Sendable {
    /// The slug of the chapter, such as `rotation`.
    package let chapter: String
    package let module: String
    /// The Swift files. Their `#sourceLocation` directives make the compiler report the lines of the book.
    package let files: [OutputFile]
    /// The paths of the book's files that the compiler's messages may refer to.
    private let paths: Set<String>

    /// Returns the type checks of a book without errors.
    ///
    /// - Parameter folder: The folder of the book.
    /// - Throws: An error if a file can't be read.
    package static func all(in folder: BookFolder) throws -> [TypeCheck] {
        try folder.book.chapters.flatMap { metadata -> [TypeCheck] in
            let (chapter, needs, _) = try folder.chapterWithNeeds(metadata)
            let app = try appSources(of: metadata, in: folder)
            guard chapter.declaresSomething || !app.isEmpty else { return [] }
            return (chapter.hasExercises ? [true, false] : [true]).map { isSolution in
                let sources = ExportedChapter.sources(
                    of: chapter, needs: needs, configuration: folder.book.configuration, isSolution: isSolution)
                return TypeCheck(
                    chapter: metadata.slug,
                    module: ChapterPackage.module(of: metadata),
                    files: sources + app.map(\.file),
                    paths: Set((needs + [chapter]).map(\.metadata.path) + app.map(\.path)))
            }
        }
    }

    /// Returns the Swift files of a chapter's part of the app, each with the path of its source.
    private static func appSources(
        of metadata: Chapter.Metadata, in folder: BookFolder
    ) throws -> [(file: OutputFile, path: String)] {
        try folder.appFiles(of: metadata).filter { $0.path.hasSuffix(".swift") }.map { file in
            let path = folder.book.prefix + metadata.appFolder + file.path
            let directive = "#sourceLocation(file: \(SwiftLiteral.string(path)), line: 1)\n"
            return (OutputFile(path: "App/\(file.path)", bytes: Array(directive.utf8) + file.bytes), path)
        }
    }

    /// The messages of a compiler run.
    package struct Report: Sendable, Equatable {
        /// The errors and warnings in the book's files.
        package var diagnostics: [Diagnostic] = []
        /// The other errors, such as those about the compiler itself or a module that it can't read.
        package var otherMessages: [String] = []
    }

    /// Returns the messages in the output of the compiler.
    ///
    /// - Parameter output: The text that the compiler printed.
    package func report(in output: String) -> Report {
        var report = Report()
        for message in CompilerReport(output).messages {
            if let location = message.location, paths.contains(location.path), !Self.isOfModule(message.text) {
                report.diagnostics.append(
                    Diagnostic(severity: message.severity, location: location, message: message.text))
            } else if message.severity == .error {
                let prefix = message.location.map { "\($0): " } ?? ""
                report.otherMessages.append(prefix + message.text)
            }
        }
        return report
    }

    /// Returns a Boolean value indicating whether a message at an import declaration reports that the module exists but
    /// can't be read.
    private static func isOfModule(_ text: String) -> Bool {
        [
            "failed to build module", "could not build module", "could not build Objective-C module",
            "unable to load", "cannot load", "failed to load", "module compiled with", "compiled module was created",
        ].contains { text.hasPrefix($0) }
    }
}

extension BookFolder {
    /// Returns the files of a chapter's own app, in the order of their names. Paths are relative to the app's folder.
    ///
    /// - Throws: `FileSystemError` if a file can't be read.
    package func appFiles(of metadata: Chapter.Metadata) throws -> [OutputFile] {
        let folder = metadata.appFolder
        return try book.files.filter { $0.hasPrefix(folder) }.sorted().map { file in
            OutputFile(
                path: String(file.dropFirst(folder.count)), bytes: try FileSystem.read("\(path)/\(file)"))
        }
    }
}
