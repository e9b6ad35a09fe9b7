import ChapterKit

/// The change for each file of an output folder.
package struct OutputPlan: Sendable {
    package let folder: String
    /// The changes, keyed by path relative to the folder.
    package let changes: [String: Change]

    package func count(_ change: Change) -> Int { changes.values.count { $0 == change } }

    /// The files that the user created or changed, sorted.
    package var conflicts: [String] { changes.filter { $0.value == .conflict }.keys.sorted() }

    /// The files that are created, changed, or removed, sorted.
    package var written: [String] {
        changes.filter { [.create, .update, .remove].contains($0.value) }.keys.sorted()
    }

    /// The counts for the user, as in `3 new, 2 changed, 1 removed, 2 yours, 40 unchanged`.
    package var summary: String {
        let parts = [Change.create, .update, .remove, .kept, .unchanged]
            .compactMap { change in count(change) == 0 ? nil : "\(count(change)) \(change.word)" }
        return parts.isEmpty ? "nothing to write" : parts.joined(separator: ", ")
    }
}

/// An error that prevents an output from being written.
package enum OutputError: UserFacingError {
    case outside(String)
    case twice(String)
    case conflicts(String, [String])
    case busy(String)
    case foreign(String, header: String)

    package var description: String {
        switch self {
        case .outside(let path): "'\(path)' is not inside of the output folder; nothing was written"
        case .twice(let path): "two files would both be '\(path)'; rename the source of one"
        case .busy(let folder): "another workbook is writing '\(folder)'; wait for it"
        case .foreign(let file, let header):
            "\(file):1:1: error: workbook did not make this, for it does not begin with \"\(header)\"; "
                + "remove it or name another file"
        case .conflicts(let folder, let files):
            files.map {
                "\(folder)/\($0):1:1: error: not as workbook wrote it; move your change into the chapters or the "
                    + "templates, then delete this file"
            }.joined(separator: "\n")
        }
    }
}
