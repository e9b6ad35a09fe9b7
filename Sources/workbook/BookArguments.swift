import ArgumentParser
import Foundation
import WorkbookKit
import WorkbookTemplates

/// Which book a command is about.
struct BookArguments: ParsableArguments {
    @Argument(help: "The folder with the chapters. Without a workbook.yml in it, it is shown as plain Markdown.")
    var folder = "chapters"

    /// The folder without a slash at its end.
    private var path: String {
        let trimmed = folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
        return trimmed
    }

    func open() throws -> BookFolder {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ValidationError("there is no folder '\(path)'; name the folder with the chapters")
        }
        return try BookFolder(path: path, name: path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    }

    /// The folder of the package that the book is part of.
    var package: String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path
    }

    /// The manifest beside the book's folder.
    func manifest() throws -> SourceFile? {
        let file = URL(fileURLWithPath: package).appending(path: "Package.swift")
        guard let data = try? Data(contentsOf: file) else { return nil }
        return SourceFile(path: "Package.swift", bytes: Array(data))
    }
}
