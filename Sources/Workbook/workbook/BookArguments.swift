import ArgumentParser
import WorkbookKit
import WorkbookTemplates

/// Which book a command is about.
struct BookArguments: ParsableArguments {
    @Argument(help: "The folder with the chapters. Without a workbook.yml in it, it is shown as plain Markdown.")
    var folder = "chapters"

    /// The folder without a slash at its end.
    var path: String {
        folder.hasSuffix("/") && folder.count > 1 ? String(folder.dropLast()) : folder
    }

    /// - Throws: `ValidationError` when there is no such folder.
    func requireFolder() throws {
        guard FileSystem.isFolder(path) else {
            throw ValidationError("there is no folder '\(path)'; name the folder with the chapters")
        }
    }

    func open() throws -> BookFolder {
        try requireFolder()
        let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
        let package = package
        return try BookFolder(path: path, name: name, package: package) { PackageBuild(package: package).testTargets() }
    }

    /// The folder of the package that the book is part of: the folder that it is in, or the one around that, where the
    /// plugin finds books.
    var package: String {
        let parent = FileSystem.parent(of: path)
        let folders = [parent, FileSystem.parent(of: parent)]
        return folders.first { FileSystem.kind($0 + "/Package.swift") == .file } ?? parent
    }

    /// The book's own templates of a kind, such as `site`, beside its folder; nil when it brings none.
    func templates(_ kind: String) -> String? {
        let folder = "\(package)/templates/\(kind)"
        return FileSystem.isFolder(folder) ? folder : nil
    }

    /// The templates of starters: the book's own, or those that are built in.
    func starterTemplates() throws -> StarterFolder.Templates {
        StarterFolder.Templates(
            package: try templates("starter").map(Templates.files) ?? BuiltInTemplates.starter,
            app: try templates("app").map(Templates.files) ?? BuiltInTemplates.app)
    }
}
