import ArgumentParser
import ChapterKit
import Foundation
import WorkbookKit
import WorkbookTemplates

/// The argument for the book that a command operates on.
struct BookArguments: ParsableArguments {
    @Argument(help: "The folder with the chapters. Without a workbook.yml in it, it is shown as plain Markdown.")
    var folder = "chapters"

    /// The path of the folder without a trailing slash.
    var path: String {
        folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    }

    /// Checks that the folder exists.
    ///
    /// - Throws: `MissingFolderError` if it doesn't, or if it's a file.
    func requireFolder() throws {
        if FileSystem.kind(path) == .file {
            throw MissingFolderError(description: "'\(path)' is a file; name the folder with the chapters")
        }
        guard FileSystem.isFolder(path) else {
            let isPackage = FileManager.default.fileExists(atPath: "Package.swift")
            throw MissingFolderError(
                description: "there is no folder '\(path)'; name the folder with the chapters"
                    + (isPackage ? ", or write 'workbook test .' to test the Swift in a package's documentation" : ""))
        }
    }

    func open() throws -> BookFolder {
        try requireFolder()
        let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let package = package
        return try BookFolder(path: path, name: name, package: package) { PackageBuild(package: package).testTargets() }
    }

    /// The path of the package that the book is part of. Like the plugin, it looks in the parent folder of the book and
    /// in that folder's parent.
    var package: String {
        let parent = FileSystem.parent(of: path)
        let folders = [parent, FileSystem.parent(of: parent)]
        return folders.first { FileSystem.kind($0 + "/Package.swift") == .file } ?? parent
    }

    /// Returns the book's own templates of a kind, such as `site`, or `nil` if it has none. They're in the folder
    /// `templates` of the package.
    func templates(_ kind: String) -> String? {
        let folder = "\(package)/templates/\(kind)"
        return FileSystem.isFolder(folder) ? folder : nil
    }

    /// Returns the templates of a workspace, which are the book's own or the built-in ones.
    func starterTemplates() throws -> WorkspaceFolder.Templates {
        WorkspaceFolder.Templates(
            package: try templates("starter").map(Templates.files) ?? BuiltInTemplates.starter,
            app: try templates("app").map(Templates.files) ?? BuiltInTemplates.app)
    }
}

/// An error that reports that there's no folder with chapters.
struct MissingFolderError: UserFacingError {
    var description: String
}
