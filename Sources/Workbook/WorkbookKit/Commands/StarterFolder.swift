import ChapterKit
import Foundation

/// The folder of a starter, which can be written once and updated at any time.
///
/// An update replaces the files that the reader hasn't changed. It doesn't touch the files that the reader changed or
/// added.
package struct StarterFolder {
    /// The templates of a starter.
    package struct Templates: Sendable {
        package var package: [OutputFile]
        package var app: [OutputFile]

        package init(package: [OutputFile], app: [OutputFile]) {
            self.package = package
            self.app = app
        }

        var all: [OutputFile] { package + app }
    }

    private let metadata: Chapter.Metadata
    private let folder: BookFolder
    private let package: String
    private let isSolution: Bool
    private let isCarrying: Bool

    /// Creates the starter of a chapter.
    ///
    /// - Parameters:
    ///   - metadata: The metadata of the chapter.
    ///   - folder: The folder of the book.
    ///   - package: The path of the book's package, whose modules are copied into the starter.
    ///   - isSolution: A Boolean value indicating whether the starter contains the solutions of the exercises.
    ///   - isCarrying: A Boolean value indicating whether the modules are copied even if the book has an address to
    ///     download them from.
    package init(
        _ metadata: Chapter.Metadata, of folder: BookFolder, package: String, isSolution: Bool, isCarrying: Bool = false
    ) {
        self.metadata = metadata
        self.folder = folder
        self.package = package
        self.isSolution = isSolution
        self.isCarrying = isCarrying
    }

    /// Returns the files of the starter, and the diagnostics of its chapters. There are no files if a chapter has
    /// errors.
    ///
    /// - Parameter hasApp: A Boolean value indicating whether the starter includes an app that shows the code.
    package func files(
        templates: Templates, hasApp: Bool
    ) throws -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(metadata)
        guard !diagnostics.hasErrors else { return ([], diagnostics) }
        var configuration = folder.book.configuration
        if isCarrying { configuration.starter?.package = nil }
        let starter = Starter(
            chapter, needs: needs, configuration: configuration, isSolution: isSolution,
            simulatedNames: try SimulatedNames(configuration, package: package).names, hasApp: hasApp)
        var files = try starter.files(templates: templates.package)
        if hasApp {
            files += try starter.app(chapterFiles: folder.appFiles(of: metadata)).files(templates: templates.app)
        }
        if let starterConfiguration = configuration.starter, starterConfiguration.package == nil,
            !starterConfiguration.sources.isEmpty
        {
            files += try Self.carried(starterConfiguration, package: package)
        }
        return (files, diagnostics)
    }

    /// A Boolean value indicating whether the chapter has the screen that an app requires.
    package var canHaveApp: Bool {
        StarterLink.hasApp(metadata, in: folder.book)
    }

    /// Checks that the starter can include an app.
    ///
    /// - Throws: `StarterError` if it can't.
    package func requireApp() throws {
        guard folder.book.configuration.starter?.ios != nil else { throw StarterError.noIOS }
        guard canHaveApp else {
            throw StarterError.noScreen("\(folder.path)/\(metadata.appFolder)DemoController.swift")
        }
    }

    /// Returns a Boolean value indicating whether the starter in a folder has an app, which a later run then updates
    /// too.
    package static func hasApp(_ path: String) -> Bool { FileSystem.kind(path + "/App/Info.plist") == .file }

    /// Returns the files of the package with the modules that a starter needs.
    static func carried(_ starterConfiguration: StarterConfiguration, package: String) throws -> [OutputFile] {
        let files = try starterConfiguration.sources.flatMap { source in
            let module = source.split(separator: "/").last!
            return try FileSystem.entries(below: "\(package)/\(source)").filter { !$0.isLink }.map { entry in
                OutputFile(
                    path: "\(Starter.carriedFolder)/Sources/\(module)/\(entry.path)",
                    bytes: try FileSystem.read("\(package)/\(source)/\(entry.path)"))
            }
        }
        return [Starter.manifest(of: starterConfiguration.modules)] + files
    }

    // MARK: Writing

    /// Checks that the starter can be written to a folder.
    ///
    /// - Throws: `StarterError` if the folder contains anything but this starter.
    package func check(_ path: String) throws {
        guard FileSystem.kind(path) != nil else { return }
        guard FileSystem.isFolder(path) else { throw StarterError.file(path) }
        let list = try FileSystem.contents("\(path)/\(OutputFolder.listName)") ?? []
        let isOurs = list[...].text.contains(ExerciseList.file)
        if FileSystem.kind("\(path)/\(ExerciseList.file)") == .file {
            let data = Data(try FileSystem.read("\(path)/\(ExerciseList.file)"))
            guard let there = try? JSONDecoder().decode(ExerciseList.self, from: data) else { return }
            guard there.chapter == metadata.slug else { throw StarterError.otherChapter(path, there.chapter) }
            guard there.isSolution == isSolution else { throw StarterError.otherKind(path, isSolution: isSolution) }
        } else if try !isOurs && FileSystem.names(in: path).contains(where: { !Self.harmless.contains($0) }) {
            throw StarterError.noStarter(path)
        }
    }

    /// The names of files and folders that don't prevent a starter from being written.
    private static let harmless: Set<String> = [".git", ".DS_Store", ".workbook-staging"]

    /// Stages the files. The caller commits or discards them.
    ///
    /// If the reader has changed a file, and the book has a newer version of it, the newer version is staged below
    /// `newerFolder`.
    ///
    /// - Returns: The files that the reader has changed and that are older than the book's, sorted.
    package func stage(_ files: [OutputFile], into output: OutputFolder) throws -> [String] {
        for file in files { try output.stage(file) }
        let newer = files.filter(output.keepsOlder)
        for file in newer {
            try output.stage(OutputFile(path: "\(Self.newerFolder)/\(file.path)", bytes: file.bytes))
        }
        return newer.map(\.path).sorted()
    }

    /// The folder for the book's versions of files that the reader has changed.
    package static let newerFolder = ".newer"

    /// Copies a file of the reader's to `keptFolder` before it's replaced.
    ///
    /// - Returns: The path of the copy, relative to the starter, or `nil` if there's no such file.
    package static func putBy(_ file: String, in path: String) throws -> String? {
        guard FileSystem.kind("\(path)/\(file)") == .file else { return nil }
        let bytes = try FileSystem.read("\(path)/\(file)")
        var (copy, count) = ("\(keptFolder)/\(file)", 1)
        while let kept = try FileSystem.contents("\(path)/\(copy)"), kept != bytes {
            count += 1
            copy = "\(keptFolder)/\(file).\(count)"
        }
        if let obstacle = FileSystem.obstacle(onWayTo: FileSystem.parent(of: copy), below: path) {
            throw OutputError.outside(obstacle)
        }
        try FileSystem.makeFolder(FileSystem.parent(of: "\(path)/\(copy)"))
        try FileSystem.replace("\(path)/\(copy)", with: bytes)
        return copy
    }

    /// The folder for copies of the reader's files that were replaced on request.
    private static let keptFolder = ".kept"
}

/// An error that prevents a starter from being written.
package enum StarterError: UserFacingError {
    case file(String)
    case noStarter(String)
    case otherChapter(String, String)
    case otherKind(String, isSolution: Bool)
    case noFile(String, nearest: String?)
    case noIOS
    case noScreen(String)

    package var description: String {
        switch self {
        case .file(let path): "'\(path)' is a file; name a folder with '--output'"
        case .noStarter(let path):
            "'\(path)' is not empty, and no starter; name another folder with '--output', or an empty one"
        case .otherChapter(let path, let chapter):
            "'\(path)' contains the starter of '\(chapter)'; name another folder with '--output'"
        case .otherKind(let path, true):
            "'\(path)' contains a starter; name another folder for the solution with '--output'"
        case .otherKind(let path, false):
            "'\(path)' contains a solution; name another folder for the starter with '--output'"
        case .noFile(let file, let nearest):
            "there is no '\(file)' in this starter"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; name one as it is listed in '.workbook'")
        case .noIOS:
            "the book's code is not for iOS; write the oldest version into workbook.yml: 'starter: {ios: \"17.0\"}'"
        case .noScreen(let file): "the chapter's app has no screen to show; write '\(file)'"
        }
    }
}
