import ChapterKit

extension BookFolder {
    /// Writes the Swift version that the whole book was accepted with to the book's test record.
    ///
    /// - Returns: A line that describes the change for the user, or `nil` if the file is unchanged.
    package func record(swift version: String) throws -> String? {
        let path = "\(path)/\(TestRecord.file)"
        let (old, new) = (try FileSystem.contents(path), TestRecord.bytes(version: version))
        guard old != new, try FileSystem.replace(path, with: new, ifStill: old) else { return nil }
        return "\(book.prefix)\(TestRecord.file): Swift \(version)"
    }
}
