import Foundation
import PackagePlugin

/// A plugin that generates Swift code from the Settings bundles of a target, whenever a bundle has changed.
///
/// The bundles are those in the target's folder, or those in the package's folder if there are none.
@main
struct GenerateSettingsAccessors: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? any SourceModuleTarget else { return [] }
        let inTarget = bundles(in: target.directoryURL)
        let bundles = inTarget.isEmpty ? bundles(in: context.package.directoryURL) : inTarget
        let tool = try context.tool(named: "SettingsGenerator").url
        return commands(bundles, tool: tool, into: context.pluginWorkDirectoryURL, target: target.name)
    }

    private func commands(_ bundles: [URL], tool: URL, into folder: URL, target: String) -> [Command] {
        if bundles.isEmpty {
            Diagnostics.error("\(target) has no Settings bundle: put Settings.bundle into its folder, or the package's")
        }
        return bundles.map { bundle in
            let name = bundle.deletingPathExtension().lastPathComponent
            let output = folder.appending(path: "\(name)+Accessors.swift")
            return .buildCommand(
                displayName: "Making Swift of \(bundle.lastPathComponent)", executable: tool,
                arguments: [bundle.path(percentEncoded: false), output.path(percentEncoded: false)],
                inputFiles: inputs(of: bundle), outputFiles: [output])
        }
    }

    /// Returns the Settings bundles in a folder. Other bundles may have the same extension, but only a Settings bundle
    /// contains a first pane.
    private func bundles(in folder: URL) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (contents ?? []).filter(isSettingsBundle).sorted { $0.path() < $1.path() }
    }

    private func isSettingsBundle(_ url: URL) -> Bool {
        url.pathExtension == "bundle"
            && ["Root.plist", "Root~iphone.plist", "Root~ipad.plist"].contains { name in
                FileManager.default.fileExists(atPath: url.appending(path: name).path(percentEncoded: false))
            }
    }

    /// Returns the files of a bundle, and the `.workbook-settings.yml` of its authors next to it.
    private func inputs(of bundle: URL) -> [URL] {
        let names = try? FileManager.default.subpathsOfDirectory(atPath: bundle.path(percentEncoded: false))
        let beside = bundle.deletingLastPathComponent().appending(path: ".workbook-settings.yml")
        let isThere = FileManager.default.fileExists(atPath: beside.path(percentEncoded: false))
        return (names ?? []).sorted().map { bundle.appending(path: $0) } + (isThere ? [beside] : [])
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension GenerateSettingsAccessors: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let bundles = target.inputFiles.map(\.url).filter(isSettingsBundle)
            let tool = try context.tool(named: "SettingsGenerator").url
            return commands(bundles, tool: tool, into: context.pluginWorkDirectoryURL, target: target.displayName)
        }
    }
#endif
