import ChapterKit
import Foundation

/// The folder of a workspace, which can be written once and updated at any time.
///
/// An update replaces the files that the reader hasn't changed. It doesn't touch the files that the reader changed or
/// added.
package struct WorkspaceFolder {
    /// The templates of a workspace.
    package struct Templates: Sendable {
        package var package: [OutputFile]
        package var app: [OutputFile]

        package init(package: [OutputFile], app: [OutputFile]) {
            self.package = package
            self.app = app
        }

        var all: [OutputFile] { package + app }
    }

    private let folder: BookFolder
    private let metadata: Chapter.Metadata?
    private let package: String
    private let isSolution: Bool
    private let isCarrying: Bool

    /// Creates the workspace of a book.
    ///
    /// - Parameters:
    ///   - folder: The folder of the book.
    ///   - chapter: The chapter that the workspace is made for, or `nil` if it's for the whole book.
    ///   - package: The path of the book's package, whose modules are copied into the workspace.
    ///   - isSolution: A Boolean value indicating whether the exercises are solved.
    ///   - isCarrying: A Boolean value indicating whether the modules are copied even if the book has an address to
    ///     download them from.
    package init(
        of folder: BookFolder, for chapter: Chapter.Metadata? = nil, package: String, isSolution: Bool = false,
        isCarrying: Bool = false
    ) {
        self.folder = folder
        metadata = chapter
        self.package = package
        self.isSolution = isSolution
        self.isCarrying = isCarrying
    }

    /// Returns the files of the workspace, and the diagnostics of its chapters. There are no files if a chapter has
    /// errors.
    package func files(templates: Templates) throws -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let (workspace, diagnostics) = try workspace()
        guard !diagnostics.hasErrors else { return ([], diagnostics) }
        var files = try workspace.files(templates: templates.package)
        let appFiles = try workspace.packages.map {
            ($0.chapter.metadata.slug, try folder.appFiles(of: $0.chapter.metadata))
        }
        if let app = workspace.app(files: Dictionary(uniqueKeysWithValues: appFiles)) {
            files += try app.files(templates: templates.app) + [workspace.exercisesOfApp]
        }
        if let starter = workspace.configuration.starter, starter.package == nil, !starter.sources.isEmpty {
            files += try CarriedModules(starter, package: package).files
        }
        if let license = try FileSystem.contents("\(package)/LICENSE") {
            files.append(OutputFile(path: "LICENSE", bytes: license))
        }
        return (files + [Workspace.base(of: files)], diagnostics)
    }

    /// Reads the chapters.
    package func workspace() throws -> (workspace: Workspace, diagnostics: [Diagnostic]) {
        let (chapters, chapter, diagnostics) = try chapters()
        var configuration = folder.book.configuration
        if isCarrying { configuration.starter?.package = nil }
        let workspace = Workspace(
            chapters, for: chapter, configuration: configuration, title: configuration.title,
            summary: chapter?.metadata.summary ?? configuration.summary ?? "", isSolution: isSolution,
            simulatedNames: try SimulatedNames(configuration, package: package).names)
        return (workspace, diagnostics)
    }

    private func chapters() throws -> (all: [Chapter], chapter: Chapter?, diagnostics: [Diagnostic]) {
        if let metadata {
            let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(metadata)
            return (needs + [chapter], chapter, diagnostics)
        }
        let checked = try parallelMap(folder.book.chapters) { try folder.chapter($0) }
        return (checked.map(\.chapter), nil, folder.diagnostics(across: checked.map(\.report)))
    }

    /// Returns the name of the folder for a book's workspace, which is made from the book's title.
    package static func name(for book: Book) -> String { WorkspaceLink.folder(of: book) }

    // MARK: Writing

    /// Checks that the workspace can be written to a folder.
    ///
    /// - Parameter isUpdate: A Boolean value indicating whether the folder must contain the workspace.
    /// - Throws: `WorkspaceError` if the folder contains anything but this workspace.
    package func check(_ path: String, isUpdate: Bool = false) throws {
        if isUpdate, FileSystem.kind("\(path)/\(ExerciseList.file)") == nil {
            throw WorkspaceError.nothingToUpdate(path)
        }
        guard FileSystem.kind(path) != nil else { return }
        guard FileSystem.isFolder(path) else { throw WorkspaceError.file(path) }
        let list = try FileSystem.contents("\(path)/\(OutputFolder.listName)") ?? []
        let isOurs = list[...].text.contains(ExerciseList.file)
        if FileSystem.kind("\(path)/\(ExerciseList.file)") == .file {
            let data = Data(try FileSystem.read("\(path)/\(ExerciseList.file)"))
            guard let there = try? JSONDecoder().decode(ExerciseList.self, from: data) else {
                // Earlier versions of the tool wrote a package for each chapter.
                throw WorkspaceError.older(path)
            }
            guard there.chapter == metadata?.slug else { throw WorkspaceError.otherChapter(path, there.chapter) }
            guard there.isSolution == isSolution else { throw WorkspaceError.otherKind(path, isSolution: isSolution) }
        } else if try !isOurs && FileSystem.names(in: path).contains(where: { !Self.harmless.contains($0) }) {
            throw WorkspaceError.noWorkspace(path)
        }
    }

    /// The names of files and folders that don't prevent a workspace from being written.
    private static let harmless: Set<String> = [".git", ".DS_Store", ".workbook-staging"]
}

/// An error that prevents a workspace from being written.
package enum WorkspaceError: UserFacingError {
    case file(String)
    case noWorkspace(String)
    case older(String)
    case otherChapter(String, String?)
    case otherKind(String, isSolution: Bool)
    case nothingToUpdate(String)

    package var description: String {
        switch self {
        case .file(let path): "'\(path)' is a file; name a folder with '--output'"
        case .noWorkspace(let path):
            "'\(path)' is not empty, and no workspace; name another folder with '--output', or an empty one"
        case .older(let path):
            "'\(path)' contains a starter of an earlier version, which has another layout; name another folder with "
                + "'--output', and copy your solutions from 'Sources/*/Exercises' into 'Chapters/*/Exercises'"
        case .otherChapter(let path, let chapter?):
            "'\(path)' contains the workspace of '\(chapter)'; name another folder with '--output'"
        case .otherChapter(let path, nil):
            "'\(path)' contains the workspace of the whole book; name another folder with '--output'"
        case .otherKind(let path, true):
            "'\(path)' contains a workspace; name another folder for the solutions with '--output'"
        case .otherKind(let path, false):
            "'\(path)' contains the solutions; name another folder for the workspace with '--output'"
        case .nothingToUpdate(let path):
            "there is no workspace in '\(path)' to update; name its folder with '--output'"
        }
    }
}
