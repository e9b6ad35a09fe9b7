import Foundation
import PackagePlugin

/// `swift package progress`: runs the program of the other files in this folder.
///
/// That is a target of its own because SwiftPM compiles a plugin anew in every terminal, and a target once.
@main
struct ProgressPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "progress").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = ["--plugin", (try? context.tool(named: "swift").url.path) ?? ""] + arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
