import Foundation
import PackagePlugin

/// The plugin for `swift package progress`, which runs the program of the other files in this folder.
///
/// The program is a separate target, because SwiftPM compiles a plugin again in every terminal, but a target once.
@main
struct ProgressPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "progress").url
        process.currentDirectoryURL = context.package.directoryURL
        let swift = (try? context.tool(named: "swift").url.path) ?? ""
        // The parent process is SwiftPM, which writes the output.
        process.arguments = ["--plugin", swift, "\(getppid())"] + arguments
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { exit(process.terminationStatus) }
    }
}
