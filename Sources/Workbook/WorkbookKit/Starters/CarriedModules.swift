import ChapterKit
import SwiftText

/// The package with the modules that a workspace contains, so that its code builds without a network.
struct CarriedModules {
    /// The folder of the package in the workspace.
    static let folder = "Modules"
    /// The product that contains all modules.
    static let product = "Modules"

    /// The sources of the modules, in the order of `workbook.yml`.
    private let modules: [(name: String, files: [OutputFile])]

    /// Reads the sources.
    ///
    /// - Parameter package: The path of the book's package.
    /// - Throws: An error if a folder can't be read.
    init(_ configuration: StarterConfiguration, package: String) throws {
        modules = try configuration.sources.map { source in
            let entries = try FileSystem.entries(below: "\(package)/\(source)").filter { !$0.isLink }
            let files = try entries.map {
                OutputFile(path: $0.path, bytes: try FileSystem.read("\(package)/\(source)/\($0.path)"))
            }
            return (source.split(separator: "/").last.map(String.init) ?? source, files)
        }
    }

    /// The files of the package, with their paths in the workspace.
    var files: [OutputFile] {
        let sources = modules.flatMap { module in
            module.files.map { OutputFile(path: "\(Self.folder)/Sources/\(module.name)/\($0.path)", bytes: $0.bytes) }
        }
        return [manifest] + sources
    }

    /// The manifest. A module depends on those that it imports.
    ///
    /// The product is a dynamic library, so that the chapters' test programs don't each contain a copy of the modules.
    private var manifest: OutputFile {
        let names = modules.map(\.name)
        let targets = modules.map { module -> String in
            let imported = Self.imports(of: module.files)
            let list = names.filter { $0 != module.name && imported.contains($0) }.map { "\"\($0)\"" }
            let dependencies = list.isEmpty ? "" : ", dependencies: [\(list.joined(separator: ", "))]"
            return """
                        .target(
                            name: "\(module.name)"\(dependencies), swiftSettings: wholeModule,
                            linkerSettings: compressed),
                """
        }
        let text = """
            // swift-tools-version: 6.2
            import PackageDescription

            // The modules are compiled as a whole, because they never change. It takes less time than file by file.
            let wholeModule: [SwiftSetting] = [
                .unsafeFlags([
                    "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-gline-tables-only",
                ])
            ]
            let compressed: [LinkerSetting] = [
                .unsafeFlags(["-Xlinker", "--compress-debug-sections=zlib"], .when(platforms: [.linux]))
            ]

            /// The simulated phone, and what it needs. You need not read it.
            let package = Package(
                name: "\(Self.folder)",
                platforms: [.macOS("15.4")],
                products: [
                    // One dynamic library for all chapters, so that no test program contains a copy.
                    .library(
                        name: "\(Self.product)", type: .dynamic,
                        targets: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))])
                ],
                targets: [
            \(targets.joined(separator: "\n"))
                ]
            )

            """
        return OutputFile(path: "\(Self.folder)/Package.swift", text: text)
    }

    /// Returns the names of the modules that files import.
    private static func imports(of files: [OutputFile]) -> Set<String> {
        var names: Set<String> = []
        for file in files where file.path.hasSuffix(".swift") {
            let text = file.bytes[...].text
            guard Imports.mayStand(in: text.split(separator: "\n").map(String.init)) else { continue }
            for line in Imports.lines([], liftedFrom: [text]) {
                // The declaration may be between the lines of its condition.
                for part in line.split(separator: "\n") where part.contains("import ") {
                    names.insert(String(part.split(separator: " ").last!.prefix { $0 != "." }))
                }
            }
        }
        return names
    }
}
