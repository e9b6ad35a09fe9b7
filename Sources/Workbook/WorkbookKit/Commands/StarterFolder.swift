import Foundation

/// The folder of a starter: written once, and brought up to date as often as the reader likes.
///
/// What the reader has not touched is replaced. What he made or changed stays as it is.
public struct StarterFolder {
    /// What starters are made with.
    public struct Templates: Sendable {
        public var package: [OutputFile]
        public var app: [OutputFile]

        public init(package: [OutputFile], app: [OutputFile]) {
            self.package = package
            self.app = app
        }

        var all: [OutputFile] { package + app }
    }

    private let outline: Chapter.Outline
    private let folder: BookFolder
    private let package: String
    private let isSolution: Bool
    private let isCarrying: Bool

    /// - Parameters:
    ///   - package: the folder of the book's package, from which modules are carried along.
    ///   - isCarrying: carry the modules along though the book says where they can be fetched from.
    public init(
        _ outline: Chapter.Outline, of folder: BookFolder, package: String, isSolution: Bool, isCarrying: Bool = false
    ) {
        self.outline = outline
        self.folder = folder
        self.package = package
        self.isSolution = isSolution
        self.isCarrying = isCarrying
    }

    /// Every file of the starter, and what is wrong with the chapters; with errors in that there are no files.
    ///
    /// - Parameter hasApp: whether an app stands around the code.
    public func files(
        templates: Templates, hasApp: Bool
    ) throws -> (files: [OutputFile], diagnostics: [Diagnostic]) {
        let (chapter, needs, diagnostics) = try folder.chapterWithNeeds(outline)
        guard !diagnostics.hasErrors else { return ([], diagnostics) }
        var configuration = folder.book.configuration
        if isCarrying { configuration.starter?.package = nil }
        let starter = Starter(
            chapter, needs: needs, configuration: configuration, isSolution: isSolution,
            simulatedNames: try SimulatedNames(configuration, package: package).names, hasApp: hasApp)
        var files = try starter.files(templates: templates.package)
        if hasApp { files += try starter.app(own: folder.appFiles(of: outline)).files(templates: templates.app) }
        if let giving = configuration.starter, giving.package == nil, !giving.sources.isEmpty {
            files += try Self.carried(giving, package: package)
        }
        return (files, diagnostics)
    }

    /// Whether the chapter has what an app needs: a screen of its own.
    public var canHaveApp: Bool {
        StarterLink.hasApp(outline, in: folder.book)
    }

    /// - Throws: `StarterFailure` when there can be no app.
    public func requireApp() throws {
        guard folder.book.configuration.starter?.ios != nil else { throw StarterFailure.noIOS }
        guard canHaveApp else {
            throw StarterFailure.noScreen("\(folder.path)/\(outline.appFolder)DemoController.swift")
        }
    }

    /// Whether the starter in a folder has an app, which a later run brings up to date, too.
    public static func hasApp(_ path: String) -> Bool { FileSystem.kind(path + "/App/Info.plist") == .file }

    /// The package with the modules that a starter needs.
    static func carried(_ giving: StarterConfiguration, package: String) throws -> [OutputFile] {
        let files = try giving.sources.flatMap { source in
            let module = source.split(separator: "/").last!
            return try FileSystem.entries(below: "\(package)/\(source)").filter { !$0.isLink }.map { entry in
                OutputFile(
                    path: "\(Starter.carriedFolder)/Sources/\(module)/\(entry.path)",
                    bytes: try FileSystem.read("\(package)/\(source)/\(entry.path)"))
            }
        }
        return [Starter.manifest(of: giving.modules)] + files
    }

    // MARK: Writing

    /// Looks whether a starter can be written there.
    ///
    /// - Throws: `StarterFailure` when something else is there.
    public func check(_ path: String) throws {
        guard FileSystem.kind(path) != nil else { return }
        guard FileSystem.isFolder(path) else { throw StarterFailure.file(path) }
        let list = try FileSystem.contents("\(path)/\(OutputFolder.listName)") ?? []
        let isOurs = list[...].text.contains(ExerciseList.file)
        if FileSystem.kind("\(path)/\(ExerciseList.file)") == .file {
            let data = Data(try FileSystem.read("\(path)/\(ExerciseList.file)"))
            guard let there = try? JSONDecoder().decode(ExerciseList.self, from: data) else { return }
            guard there.chapter == outline.slug else { throw StarterFailure.otherChapter(path, there.chapter) }
            guard there.isSolution == isSolution else { throw StarterFailure.otherKind(path, isSolution: isSolution) }
        } else if try !isOurs && FileSystem.names(in: path).contains(where: { !Self.harmless.contains($0) }) {
            throw StarterFailure.noStarter(path)
        }
    }

    /// What may be in a folder that is as good as empty.
    private static let harmless: Set<String> = [".git", ".DS_Store", ".workbook-staging"]

    /// Stages the files, and beside a file of the reader's that has changed in the book since, the new one, below
    /// `newerFolder`. The caller commits them, or not.
    ///
    /// - Returns: the files of the reader's that are older than the book.
    public func stage(_ files: [OutputFile], into output: OutputFolder) throws -> [String] {
        for file in files { try output.stage(file) }
        let newer = files.filter(output.keepsOlder)
        for file in newer {
            try output.stage(OutputFile(path: "\(Self.newerFolder)/\(file.path)", bytes: file.bytes))
        }
        return newer.map(\.path).sorted()
    }

    /// The folder with the book's files that are newer than the reader's.
    public static let newerFolder = ".newer"

    /// Puts the reader's file by before another takes its place.
    ///
    /// - Returns: where it is now, relative to the starter; nil when there is none.
    public static func putBy(_ file: String, in path: String) throws -> String? {
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

    /// The folder with what the reader had before he asked for a file anew.
    private static let keptFolder = ".kept"
}

/// Why a starter cannot be written.
public enum StarterFailure: UserFacingError {
    case file(String)
    case noStarter(String)
    case otherChapter(String, String)
    case otherKind(String, isSolution: Bool)
    case noFile(String, nearest: String?)
    case noIOS
    case noScreen(String)

    public var description: String {
        switch self {
        case .file(let path): "'\(path)' is a file; name a folder with '--output'"
        case .noStarter(let path):
            "'\(path)' is not empty, and no starter; name another folder with '--output', or an empty one"
        case .otherChapter(let path, let chapter):
            "'\(path)' holds the starter of '\(chapter)'; name another folder with '--output'"
        case .otherKind(let path, true):
            "'\(path)' holds a starter to work on; give the solution a folder of its own with '--output'"
        case .otherKind(let path, false):
            "'\(path)' holds a solution; give the starter a folder of its own with '--output'"
        case .noFile(let file, let nearest):
            "there is no '\(file)' in this starter"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "; name one as it is listed in '.workbook'")
        case .noIOS:
            "the book's code is not for iOS; write the oldest version into workbook.yml: 'starter: {ios: \"17.0\"}'"
        case .noScreen(let file): "the chapter's app has no screen to show; write '\(file)'"
        }
    }
}
