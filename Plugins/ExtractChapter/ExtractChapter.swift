import Foundation
import PackagePlugin

/// Extracts the chapter that a test target is named after, whenever a chapter has changed.
@main
struct ExtractChapter: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let package = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+Chapter.swift")
        return [
            .buildCommand(
                displayName: "Extracting the chapter of \(target.name)",
                executable: try context.tool(named: "workbook").url,
                arguments: [
                    "extract", "--package", package.path(), "--target", target.name, "--output", output.path(),
                ],
                inputFiles: try inputs(in: package.appending(path: "chapters")),
                outputFiles: [output])
        ]
    }

    /// A chapter can need any other and link to any file, so each is extracted again when any has changed.
    private func inputs(in folder: URL) throws -> [URL] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
        return names.sorted().map { folder.appending(path: $0) }
    }
}
