extension BookFolder {
    /// Writes down with which Swift the whole book was accepted.
    ///
    /// - Returns: what was changed, a line for the user; nil when nothing was.
    package func record(swift version: String) throws -> String? {
        let path = "\(path)/\(TestRecord.file)"
        let (old, new) = (try FileSystem.contents(path), TestRecord.bytes(version: version))
        guard old != new, try FileSystem.replace(path, with: new, ifStill: old) else { return nil }
        return "\(book.prefix)\(TestRecord.file): Swift \(version)"
    }
}
