import Foundation
import PackagePlugin

/// `swift package workbook …`: the tool, in the package's folder.
@main
struct WorkbookCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let process = Process()
        process.executableURL = try context.tool(named: "workbook").url
        process.arguments = arguments
        process.currentDirectoryURL = context.package.directoryURL
        // SwiftPM waits for this plugin, and would let no SwiftPM that the tool runs begin before.
        process.environment = ProcessInfo.processInfo.environment.merging(["WORKBOOK_IN_PLUGIN": "1"]) { $1 }
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
    }
}
