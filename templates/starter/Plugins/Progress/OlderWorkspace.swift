import Foundation

/// A workspace that the reader has worked in.
struct OlderWorkspace {
    private let workspace: Workspace
    /// The paths of the files that the book's archive had.
    private let delivered: Set<String>

    init(at folder: String) {
        workspace = Workspace(path: folder)
        // Each line of the record has a hash of 16 digits, a space, and a path.
        let record = workspace.text(of: ".workbook") ?? ""
        delivered = Set(record.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { String($0.dropFirst(17)) })
    }

    /// Returns the update to the book's newer texts in another workspace.
    ///
    /// - Throws: `ProgressError` if the folder isn't a workspace, or lacks the book's texts.
    func update(to newer: Workspace, _ list: ExerciseList) throws -> WorkspaceUpdate {
        let book = newer.bookTexts().all
        guard !book.isEmpty else {
            throw ProgressError("the book's texts are not in '.book': unpack the book's archive again")
        }
        if let starter = EarlierStarter(workspace) { return starter.update(to: book, list) }
        let base = workspace.bookTexts().all.filter { $0.key != AppExercises.file }
        guard let old = try? workspace.exercises(), !base.isEmpty else {
            throw ProgressError(
                "'\(workspace.path)' is no workspace with a folder '.book': name the folder that you unpacked")
        }
        return WorkspaceUpdate(
            base: base, reader: texts(of: base), book: book, moves: FileMoves(from: old, to: list))
    }

    /// Returns the texts that a reader may have changed, and those of the reader's own files.
    private func texts(of base: [String: String]) -> [String: String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: workspace.path)) ?? []
        let folders = names.filter { !$0.hasPrefix(".") && !Self.generated.contains($0) }
        let files = folders.flatMap(workspace.filesOrFile).filter { base[$0] != nil || !delivered.contains($0) }
        let texts = files.compactMap { file in
            workspace.contents(file).flatMap { String(bytes: $0, encoding: .utf8) }.map { (file, $0) }
        }
        return Dictionary(uniqueKeysWithValues: texts)
    }

    /// The folders and files that SwiftPM and the program write.
    private static let generated: Set<String> = ["figures", "Package.resolved"]
}

extension Workspace {
    /// Returns the paths of the files below a folder, or that of a file.
    fileprivate func filesOrFile(_ name: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: absolute(name), isDirectory: &isFolder) else { return [] }
        return isFolder.boolValue ? files(below: name) : [name]
    }
}

/// The starter of one chapter, as the book offered it before there was a workspace.
///
/// It has no record of the book's texts. What the reader wrote is found by the stubs, and only exercises are imported.
struct EarlierStarter {
    private struct List: Decodable {
        struct Exercise: Decodable {
            var name: String
            var file: String
            var stub: [String]
        }

        var chapter: String
        var exercises: [Exercise]
    }

    private let list: List
    private let workspace: Workspace

    /// Reads the list of the starter's exercises.
    ///
    /// - Returns: `nil` if the folder doesn't contain such a starter.
    init?(_ workspace: Workspace) {
        guard let data = workspace.contents(ExerciseList.file),
            let list = try? JSONDecoder().decode(List.self, from: data)
        else { return nil }
        (self.list, self.workspace) = (list, workspace)
    }

    /// Returns the update that brings the reader's solutions into the book's files.
    func update(to book: [String: String], _ newList: ExerciseList) -> WorkspaceUpdate {
        var solved: [String: String] = [:]
        for exercise in list.exercises {
            guard let file = Self.file(of: exercise.name, in: list.chapter, newList), let new = book[file],
                let text = workspace.text(of: exercise.file), Stub(exercise.stub).line(in: text) == nil
            else { continue }
            solved[file] = Self.head(of: new) + Self.body(of: text)
        }
        let base = book.filter { solved[$0.key] != nil }
        return WorkspaceUpdate(base: base, reader: solved, book: base, moves: FileMoves(from: newList, to: newList))
    }

    /// Returns the file of an exercise. Some exercises are in another chapter now.
    private static func file(of name: String, in chapter: String, _ list: ExerciseList) -> String? {
        let found = try? list.exercise("\(chapter)/\(name)")
        return (found ?? (try? list.exercise(name)))?.exercise.file
    }

    /// Returns the lines up to the last import, which differ between the earlier and the present layout.
    private static func head(of text: String) -> String { parts(of: text).head }

    /// Returns the lines after the last import.
    private static func body(of text: String) -> String { parts(of: text).body }

    private static func parts(of text: String) -> (head: String, body: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let words = ["import ", "@testable import ", "#if SWIFT_PACKAGE", "#endif", "#if canImport"]
        // Imports end where the first declaration begins.
        var end = 0
        for (index, line) in lines.enumerated() {
            let bare = line.drop { $0 == " " }
            if words.contains(where: bare.hasPrefix) {
                end = index + 1
            } else if !bare.isEmpty, !bare.hasPrefix("//") {
                break
            }
        }
        return (
            lines[..<end].map { $0 + "\n" }.joined(), lines[end...].joined(separator: "\n")
        )
    }
}
