import Foundation

/// The reader's package on the disk.
struct StarterPackage {
    /// The path of its folder.
    let path: String
    let root: PackageRoot

    init(path: String) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        self.path = url.path
        root = PackageRoot(url.path, url.resolvingSymlinksInPath().path)
    }

    /// Reads the list of exercises.
    ///
    /// - Throws: `ProgressError` if the folder isn't a starter.
    func exercises() throws -> ExerciseList {
        guard let data = contents(ExerciseList.file) else {
            throw ProgressError(
                """
                '\(path)' is no starter: there is no '\(ExerciseList.file)' in it; \
                go to the folder of one, or write one with 'workbook starter CHAPTER --output DIR' and then 'cd DIR'
                """)
        }
        do {
            return try JSONDecoder().decode(ExerciseList.self, from: data)
        } catch {
            throw ProgressError(
                """
                '\(ExerciseList.file)' is damaged; it is the same in a new starter of this chapter: \
                'workbook starter CHAPTER --output DIR'
                """)
        }
    }

    func text(of file: String) -> String? { contents(file).map { String(decoding: $0, as: UTF8.self) } }

    func line(at location: FileLocation) -> String? {
        guard let lines = text(of: location.file)?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
            lines.indices.contains(location.line - 1)
        else { return nil }
        return String(lines[location.line - 1])
    }

    /// Returns the modification date of a file.
    func date(of file: String) -> Date? {
        let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)")
        return attributes?[.modificationDate] as? Date
    }

    /// Reads the stored data about the reader.
    ///
    /// - Throws: `ProgressError` if the file has other contents.
    func savedProgress() throws -> SavedProgress {
        guard FileManager.default.fileExists(atPath: "\(path)/\(SavedProgress.file)") else { return SavedProgress() }
        return try SavedProgress(contents(SavedProgress.file) ?? Data())
    }

    /// Writes the stored data atomically.
    func save(_ savedProgress: SavedProgress) throws {
        try savedProgress.data.write(to: URL(fileURLWithPath: "\(path)/\(SavedProgress.file)"), options: .atomic)
    }

    var isWritable: Bool { FileManager.default.isWritableFile(atPath: path) }

    private func contents(_ file: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(file)") }
}
