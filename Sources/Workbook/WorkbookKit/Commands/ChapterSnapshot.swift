import ChapterKit
import SnippetResults

/// A snapshot of a chapter's files, taken before its tests run.
///
/// The tests take a while. A file that the user changes in the meantime is never overwritten.
package struct ChapterSnapshot: Sendable {
    /// The outcome of accepting a run's results.
    package struct Accepted: Sendable {
        /// The changes that were made, one line each, for the user.
        package var changes: [String] = []
        package var diagnostics: [Diagnostic] = []
    }

    private let chapter: Chapter
    private let folder: BookFolder
    /// The contents of the files that the chapter's figures and walks drew, keyed by path relative to the book's
    /// folder.
    private let pictures: [String: [UInt8]]

    package init(_ metadata: Chapter.Metadata, in folder: BookFolder) throws {
        chapter = folder.parsedChapter(metadata)
        self.folder = folder
        let files = folder.book.files.filter { $0.hasPrefix(metadata.figures) }
        pictures = try files.reduce(into: [:]) { pictures, file in
            pictures[file] = try FileSystem.contents("\(folder.path)/\(file)")
        }
    }

    /// Writes the outputs and drawings of a run into the book.
    ///
    /// Nothing is written if the chapter has changed since the snapshot, or if the run was one of other snippets,
    /// because the chapter's snippets may be different now.
    ///
    /// - Throws: An error if a file can't be read or written. Each file is replaced as a whole or not at all.
    package func accept(_ results: ResultsFolder) throws -> Accepted {
        let before = folder.bytes(of: chapter.metadata)
        let made = try chapter.snippets.indices.compactMap { index in
            try results.result(of: index, in: chapter.metadata.slug).map { (index: index, result: $0) }
        }
        let source = Extractor.hash(of: chapter)
        guard made.allSatisfy({ $0.result.source == source }) else { return Accepted(diagnostics: [changed(path)]) }

        let outputs = made.compactMap { element in element.result.printed.map { (element.index, $0) } }
        let acceptance = Acceptance(chapter, outputs: Dictionary(uniqueKeysWithValues: outputs))
        guard try write(acceptance, over: before) else { return Accepted(diagnostics: [changed(path)]) }
        var accepted = Accepted(
            changes: acceptance.changed.map { "\($0): a new output" }, diagnostics: acceptance.diagnostics)
        for (index, result) in made {
            guard let drawing = result.drawing, let name = chapter.snippets[index].drawing else { continue }
            try replace(name, by: drawing, &accepted)
        }
        return accepted
    }

    private var path: String { chapter.metadata.path }

    /// Writes the chapter's new text.
    ///
    /// - Returns: `false` if the chapter's file has changed since the snapshot.
    private func write(_ acceptance: Acceptance, over before: [UInt8]) throws -> Bool {
        let file = folder.file(of: chapter.metadata)
        if acceptance.changed.isEmpty { return try FileSystem.contents(file) == before }
        let byteOrderMark = before.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark : []
        return try FileSystem.replace(file, with: byteOrderMark + acceptance.bytes, ifStill: before)
    }

    /// Replaces the stored files of a drawing with new ones, and removes the stored files that the drawing no longer
    /// has.
    private func replace(_ name: String, by drawing: Drawing, _ accepted: inout Accepted) throws {
        let figures = chapter.metadata.figures
        if let link = FileSystem.obstacle(onWayTo: "\(figures)\(name)", below: folder.path) {
            let linkPath = folder.book.prefix + link.dropFirst(folder.path.utf8.count + 1)
            return accepted.diagnostics.append(obstructed(linkPath))
        }
        let new = Dictionary(uniqueKeysWithValues: try drawing.files(named: name).map { (figures + $0.path, $0.bytes) })
        let old = pictures.keys.filter { $0 == "\(figures)\(name).svg" || $0.hasPrefix("\(figures)\(name)/") }
        var (written, removed) = (0, 0)
        for file in Set(new.keys).union(old).sorted() where pictures[file] != new[file] {
            let path = "\(folder.path)/\(file)"
            if let bytes = new[file] {
                if try FileSystem.replace(path, with: bytes, ifStill: pictures[file]) {
                    written += 1
                } else {
                    accepted.diagnostics.append(changed(folder.book.prefix + file))
                }
            } else if try FileSystem.contents(path) == pictures[file] {
                try FileSystem.remove(path)
                FileSystem.removeFolderIfEmpty("\(folder.path)/\(figures)\(name)")
                removed += 1
            }
        }
        let stem = folder.book.prefix + figures + name
        if drawing.choices.isEmpty, written == 1 { accepted.changes.append("\(stem).svg: a new picture") }
        if !drawing.choices.isEmpty, written > 0 {
            accepted.changes.append("\(stem): \(written) new \(written == 1 ? "file" : "files")")
        }
        if removed > 0 {
            accepted.changes.append("\(stem): \(removed) old \(removed == 1 ? "file" : "files") removed")
        }
    }

    private func obstructed(_ path: String) -> Diagnostic {
        .error(
            "this is no folder, and pictures go only into folders of the book; put a folder in its place",
            at: SourceLocation(path: path, line: 1, column: 1))
    }

    private func changed(_ path: String) -> Diagnostic {
        .error(
            "this changed while the tests ran, and was left as it is; run 'workbook accept \(chapter.metadata.slug)' again",
            at: SourceLocation(path: path, line: 1, column: 1))
    }
}
