import Foundation

/// The reader's workspace on the disk.
struct Workspace: Sendable {
    /// The path of its folder.
    let path: String
    let root: PackageRoot

    /// The folder into which all chapters are compiled, so that each compiles only what the others haven't.
    static let scratch = ".build/chapters"
    private static let book = ".book/base.json"
    private static let solutions = ".book/solutions.json"

    init(path: String) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.path = url.path
        root = PackageRoot(url.path, url.resolvingSymlinksInPath().path)
    }

    /// Reads the list of exercises.
    ///
    /// - Throws: `ProgressError` if the folder isn't a workspace.
    func exercises() throws -> ExerciseList {
        guard let data = contents(ExerciseList.file) else {
            throw ProgressError(
                "there is no '\(ExerciseList.file)' in '\(path)': unpack the book's archive again, or go to its folder")
        }
        do {
            return try JSONDecoder().decode(ExerciseList.self, from: data)
        } catch {
            throw ProgressError(
                "'\(ExerciseList.file)' is damaged: unpack the book's archive again, and copy it from there")
        }
    }

    // MARK: Files

    func absolute(_ file: String) -> String { "\(path)/\(file)" }

    func contents(_ file: String) -> Data? { FileManager.default.contents(atPath: absolute(file)) }

    func text(of file: String) -> String? { contents(file).map { String(decoding: $0, as: UTF8.self) } }

    func line(at location: FileLocation) -> String? {
        guard let lines = text(of: location.file)?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
            lines.indices.contains(location.line - 1)
        else { return nil }
        return String(lines[location.line - 1])
    }

    /// Returns the modification date of a file.
    func date(of file: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: absolute(file))
        return attributes?[.modificationDate] as? Date
    }

    var isWritable: Bool { FileManager.default.isWritableFile(atPath: path) }

    /// Replaces a file atomically, and creates its folder if it's missing.
    func write(_ data: Data, to file: String) throws {
        let url = URL(fileURLWithPath: absolute(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// Returns the paths of the files below a folder. Hidden files and backups belong to editors, and
    /// `Package.resolved` to SwiftPM.
    func files(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolute(folder))) ?? []
        return names.filter { !$0.hasPrefix(".") && !$0.hasSuffix("~") && $0 != "Package.resolved" }.sorted().flatMap {
            name -> [String] in
            let file = "\(folder)/\(name)"
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: absolute(file), isDirectory: &isFolder) else { return [] }
            return isFolder.boolValue ? files(below: file) : [file]
        }
    }

    // MARK: The book's texts

    /// Returns the book's texts of the files that a reader may edit.
    func bookTexts() -> BookTexts { BookTexts(contents(Self.book), isEncoded: false) }

    /// Returns the texts of the exercises' files with the book's solutions.
    func solutionTexts() -> BookTexts { BookTexts(contents(Self.solutions), isEncoded: true) }

    // MARK: The reader's progress

    /// Reads the stored data about the reader.
    ///
    /// - Throws: `ProgressError` if the file has other contents.
    func savedProgress() throws -> SavedProgress {
        guard FileManager.default.fileExists(atPath: absolute(SavedProgress.file)) else { return SavedProgress() }
        return try SavedProgress(contents(SavedProgress.file) ?? Data())
    }

    /// Writes the stored data atomically.
    func save(_ savedProgress: SavedProgress) throws { try write(savedProgress.data, to: SavedProgress.file) }

    /// Returns the keys of the chapters' current files.
    func keys(of list: ExerciseList) -> ChapterKeys {
        let paths = list.chapters.flatMap { files(below: $0.folder) }
        return ChapterKeys(
            files: Dictionary(paths.map { ($0, contents($0).map(Fingerprint.of) ?? "") }) { first, _ in first })
    }

    /// Returns what is known about the exercises without a run.
    func overview(_ list: ExerciseList, _ savedProgress: SavedProgress) -> Overview {
        let (book, solutions) = (bookTexts(), solutionTexts())
        var files: [ExerciseID: Overview.File] = [:]
        for chapter in list.chapters {
            for exercise in chapter.exercises {
                files[chapter.id(of: exercise)] = Overview.File(
                    text: text(of: exercise.file), date: date(of: exercise.file) ?? .distantPast,
                    bookText: book[exercise.file], solution: solutions[exercise.file])
            }
        }
        return Overview(list: list, savedProgress: savedProgress, keys: keys(of: list), files: files)
    }
}

/// Texts of the book by their paths in the workspace, from a JSON file.
struct BookTexts: Sendable {
    private let texts: [String: String]
    private let isEncoded: Bool

    /// Reads the texts.
    ///
    /// - Parameters:
    ///   - data: The contents of the file, or `nil` if there's none.
    ///   - isEncoded: A Boolean value indicating whether each text is encoded with base64. The encoding prevents editors
    ///     and searches from finding the solutions.
    init(_ data: Data?, isEncoded: Bool) {
        texts = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        self.isEncoded = isEncoded
    }

    var isEmpty: Bool { texts.isEmpty }
    /// The texts, for a file that isn't encoded.
    var all: [String: String] { texts }
    var paths: [String] { texts.keys.sorted() }

    subscript(path: String) -> String? {
        guard isEncoded else { return texts[path] }
        return texts[path].flatMap { Data(base64Encoded: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }
}
