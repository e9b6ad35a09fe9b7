import Foundation

/// The folder with the reader's texts that the program has replaced, and the records of the replacements.
struct KeptTexts {
    let workspace: Workspace

    private static let record = "undo.json"
    private static let oldRecord = "undone.json"

    /// Replaces texts.
    ///
    /// At each moment, every text of the reader is in its place or in the folder: the copies are written first, then
    /// the record, and then each file is replaced atomically.
    ///
    /// - Returns: The folder of the copies, as a path in the workspace.
    /// - Throws: `ProgressError` if a file can't be written.
    func replace(_ replacements: [Replacement], command: String, at time: String) throws -> String {
        let folder = unusedFolder(time)
        do {
            for replacement in replacements where replacement.before == .kept {
                let data = workspace.contents(replacement.file) ?? Data()
                try workspace.write(data, to: "\(folder)/\(replacement.file)")
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let record = ReplacementRecord(command: command, replacements)
            try workspace.write(encoder.encode(record), to: "\(folder)/\(Self.record)")
            for replacement in replacements {
                if let text = replacement.text {
                    try workspace.write(Data(text.utf8), to: replacement.file)
                } else if replacement.before != .missing {
                    try FileManager.default.removeItem(atPath: workspace.absolute(replacement.file))
                }
            }
        } catch {
            throw ProgressError(
                "a file in '\(workspace.path)' cannot be written (\(error.localizedDescription)); your texts are kept in '\(folder)'"
            )
        }
        return folder
    }

    /// The last replacements that weren't taken back, and the folder of the copies.
    var last: (folder: String, record: ReplacementRecord)? {
        for name in folders.reversed() {
            let folder = "\(WorkspaceUpdate.keptFolder)/\(name)"
            guard let data = workspace.contents("\(folder)/\(Self.record)"),
                let record = try? JSONDecoder().decode(ReplacementRecord.self, from: data)
            else { continue }
            return (folder, record)
        }
        return nil
    }

    /// Returns the steps that take replacements back.
    func steps(_ record: ReplacementRecord, in folder: String) -> [UndoStep] {
        let book = workspace.bookTexts()
        return record.files.map { entry in
            UndoStep(
                entry, current: workspace.text(of: entry.file),
                previous: entry.before == .book ? book[entry.file] : workspace.text(of: "\(folder)/\(entry.file)"))
        }
    }

    /// Takes replacements back. The copies stay.
    ///
    /// - Throws: `ProgressError` if a file can't be written.
    func undo(_ steps: [UndoStep], in folder: String) throws {
        do {
            for case .giveBack(let file, let text) in steps {
                if let text {
                    try workspace.write(Data(text.utf8), to: file)
                } else {
                    try FileManager.default.removeItem(atPath: workspace.absolute(file))
                }
            }
            let (old, new) = ("\(folder)/\(Self.record)", "\(folder)/\(Self.oldRecord)")
            try FileManager.default.moveItem(atPath: workspace.absolute(old), toPath: workspace.absolute(new))
        } catch {
            throw ProgressError(
                "a file in '\(workspace.path)' cannot be written (\(error.localizedDescription)); your texts are kept in '\(folder)'"
            )
        }
    }

    /// The names of the folders, in the order of their times.
    private var folders: [String] {
        let path = workspace.absolute(WorkspaceUpdate.keptFolder)
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Returns a folder for the copies of a time: `.kept/2026-05-04-101502`, or one with a number if that is used.
    private func unusedFolder(_ time: String) -> String {
        let names = ["\(time)"] + (2...99).map { "\(time)-\($0 < 10 ? "0" : "")\($0)" }
        let used = Set(folders)
        return "\(WorkspaceUpdate.keptFolder)/\(names.first { !used.contains($0) } ?? "\(time)-\(UUID().uuidString)")"
    }
}
