import Foundation
import PackagePlugin

/// A plugin that extracts the chapter that a test target is named after, whenever a chapter has changed.
@main
struct ExtractChapterTests: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Chapter.swift")
        let books = books(in: package)
        return [
            .buildCommand(
                displayName: "Extracting the chapter of \(target.name)",
                executable: try context.tool(named: "ChapterExtractor").url,
                arguments: [package.path(percentEncoded: false), target.name, output.path(percentEncoded: false)]
                    + books,
                inputFiles: try books.flatMap { try inputs(in: package.appending(path: $0)) },
                outputFiles: [output])
        ]
    }

    /// Returns the package's books: folders with a `workbook.yml`, or folders in them, such as `documentation/guide`.
    private func books(in package: URL) -> [String] {
        let outer = folders(in: package)
        let inner = outer.flatMap { name in folders(in: package.appending(path: name)).map { "\(name)/\($0)" } }
        return (outer + inner).filter {
            FileManager.default.fileExists(
                atPath: package.appending(path: $0).appending(path: "workbook.yml").path(percentEncoded: false))
        }
    }

    private func folders(in folder: URL) -> [String] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        return (contents ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    }

    /// Returns the files of a book. A chapter can depend on any other chapter and link to any file, so each chapter is
    /// extracted again when any file has changed.
    private func inputs(in folder: URL) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
        return names.sorted().map { folder.appending(path: $0) }
    }
}
