import ChapterKit
import SwiftText

/// The Swift files of a chapter with its part of the app, or of the app with all chapters, compiled together for a type
/// check.
package struct TypeCheck: Sendable {
    /// The slug of the chapter, such as `rotation`, or `nil` for the app with all chapters.
    package let chapter: String?
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

    /// Returns the type check of the app with all chapters, the exercises of which are open.
    ///
    /// - Returns: `nil` if the book has no app.
    /// - Throws: An error if a file can't be read.
    package static func app(_ workspace: WorkspaceFolder, templates: WorkspaceFolder.Templates) throws -> TypeCheck? {
        guard let module = try workspace.workspace().workspace.configuration.starter?.app else { return nil }
        let files = try workspace.files(templates: templates).files.filter { file in
            let folders = file.path.split(separator: "/")
            let isOfChapter = folders.first == "Chapters" && folders.count > 3
            return file.path.hasSuffix(".swift")
                && (folders.first == "App" || isOfChapter && ["Sources", "Exercises"].contains(folders[2]))
        }
        guard !files.isEmpty else { return nil }
        return TypeCheck(
            chapter: nil, module: module, files: files.map { located($0, at: $0.path) },
            paths: Set(files.map(\.path)))
    }

    /// Returns the Swift files of a chapter's part of the app, each with the path of its source.
    private static func appSources(
        of metadata: Chapter.Metadata, in folder: BookFolder
    ) throws -> [(file: OutputFile, path: String)] {
        try folder.appFiles(of: metadata).filter { $0.path.hasSuffix(".swift") }.map { file in
            let path = folder.book.prefix + metadata.appFolder + file.path
            return (located(OutputFile(path: "App/\(file.path)", bytes: file.bytes), at: path), path)
        }
    }

    /// Returns a file whose messages refer to a path.
    private static func located(_ file: OutputFile, at path: String) -> OutputFile {
        let directive = "#sourceLocation(file: \(SwiftLiteral.string(path)), line: 1)\n"
        return OutputFile(path: file.path, bytes: Array(directive.utf8) + file.bytes)
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
    /// If the code names a newer system than that of the SDK, an error about a name that the SDK may lack is a warning.
    ///
    /// - Parameters:
    ///   - output: The text that the compiler printed.
    ///   - sdk: The version of the SDK, if it's known.
    package func report(in output: String, sdk: SystemVersion?) -> Report {
        var report = Report()
        let isOlder = sdk.map { sdk in newestVersion.map { sdk < $0 } ?? false } ?? false
        for message in CompilerReport(output).messages {
            if let location = message.location, paths.contains(location.path), !Self.isOfModule(message.text) {
                var diagnostic = Diagnostic(
                    severity: message.severity, location: location, message: message.text, rule: .compiler)
                if isOlder, let sdk, let newestVersion, MissingName.isReported(by: message.text) {
                    diagnostic.severity = .warning
                    diagnostic.message +=
                        "; this SDK of iOS \(sdk) may lack the name: the code is for iOS \(newestVersion), too"
                }
                report.diagnostics.append(diagnostic)
            } else if message.severity == .error {
                let prefix = message.location.map { "\($0): " } ?? ""
                report.otherMessages.append(prefix + message.text)
            }
        }
        return report
    }

    /// The newest version of iOS that the code names in a condition or an attribute, such as `#available(iOS 26, *)`.
    var newestVersion: SystemVersion? {
        files.flatMap { file in
            file.bytes[...].text.matches(of: /available\(iOS (?<version>[0-9.]+)/).compactMap {
                SystemVersion(String($0.version))
            }
        }.max()
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
