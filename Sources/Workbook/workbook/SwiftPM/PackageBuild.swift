import ChapterKit
import Foundation
import SnippetPrograms
import Subprocess
import Synchronization

/// A package whose modules programs import, built by SwiftPM.
struct PackageBuild {
    let package: String

    /// Builds the package, if there is one.
    ///
    /// - Parameter withTests: A Boolean value indicating whether the test targets, and the modules that only they use,
    ///   are built, too.
    /// - Returns: The modules of the package, or `nil` if the folder doesn't contain a package, or a package without
    ///   Swift.
    /// - Throws: `PackageBuildError` with the output of SwiftPM.
    func modules(withTests: Bool = false) async throws -> BuiltModules? {
        guard FileManager.default.fileExists(atPath: "\(package)/Package.swift") else { return nil }
        if withTests {
            _ = try await swift("build", "--build-tests")
        } else {
            do {
                _ = try await swift("build")
            } catch let error as PackageBuildError where error.isAboutSnippets {
                // The test of the snippets reports their errors.
                for target in try await description().targets where target.isLibrary {
                    _ = try await swift("build", "--target", target.name)
                }
            }
        }
        let folder = try await swift("build", "--show-bin-path")
        return BuiltModules(folder: URL(fileURLWithPath: String(folder.split(separator: "\n").last ?? "")))
    }

    /// Returns the path of the package that contains a folder, or `nil` if there's none.
    static func folder(around folder: String) -> String? {
        var path = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            if FileManager.default.fileExists(atPath: path.appending(path: "Package.swift").path) { return path.path }
            let parent = path.deletingLastPathComponent()
            if parent.path == path.path { return nil }
            path = parent
        }
    }

    /// The description of the package by SwiftPM.
    struct Description: Decodable {
        struct Product: Decodable {
            var targets: [String]
            /// The type, as in `{ "library": […] }`.
            var type: [String: [String]?]
        }

        struct Target: Decodable {
            var name: String
            var c99name: String
            var moduleType: String
            /// The type, such as `library` or `test`.
            var type: String
            /// The folder, relative to the package.
            var path: String?
            /// The paths of the source files, relative to the folder.
            var sources: [String]?

            /// A Boolean value indicating whether other modules can import the target, which is in Swift.
            var isLibrary: Bool { type == "library" && moduleType == "SwiftTarget" }

            /// A Boolean value indicating whether the target is a file of the folder `Snippets`.
            var isSnippet: Bool { type == "snippet" }
        }

        var products: [Product]
        var targets: [Target]
        var toolsVersion: String

        /// The Swift modules of the package's libraries, in order.
        var libraries: [String] {
            let names = Set(products.filter { $0.type.keys.contains("library") }.flatMap(\.targets))
            return targets.filter { names.contains($0.name) && $0.moduleType == "SwiftTarget" }.map(\.c99name).sorted()
        }

        /// The default language mode for the version of the tools.
        var languageMode: String {
            (toolsVersion.split(separator: ".").first.flatMap { Int($0) } ?? 6) < 6 ? "5" : "6"
        }
    }

    /// Returns the test targets that SwiftPM reports after running the manifest, or `nil` if that fails.
    ///
    /// Running the manifest takes longer than rendering a chapter. The result is used again while the package's manifests
    /// and the names of the folders in `Tests`, which a manifest may read, are unchanged. Other files that a manifest
    /// reads are ignored.
    func testTargets() -> [TestTargets.Described]? {
        let tests = "\(package)/Tests"
        let folders = ((try? FileSystem.names(in: tests)) ?? []).sorted()
        let names = folders.flatMap { [$0] + ((try? FileSystem.names(in: "\(tests)/\($0)")) ?? []).sorted() }
        let manifests = ((try? FileSystem.names(in: package)) ?? []).filter { $0.hasPrefix("Package") }.sorted()
        let contents = manifests.map { (try? FileSystem.read("\(package)/\($0)")) ?? [] }
        let text = Array(([package] + names).joined(separator: "\n").utf8)
        let key = ContentHash.hash(of: ([text] + contents).map { ContentHash.hash($0) })
        if let (known, targets) = Self.lastTestTargets.withLock({ $0 }), known == key { return targets }
        guard let targets = describedTestTargets() else { return nil }
        Self.lastTestTargets.withLock { $0 = (key, targets) }
        return targets
    }

    private static let lastTestTargets = Mutex<(key: UInt64, targets: [TestTargets.Described])?>(nil)

    private func describedTestTargets() -> [TestTargets.Described]? {
        struct Manifest: Decodable {
            struct Target: Decodable {
                /// The use of a plugin, as in `{ "plugin": [name, package] }`.
                struct Usage: Decodable { var plugin: [String?] }

                var name: String
                var type: String
                var pluginUsages: [Usage]?
            }

            var targets: [Target]
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "dump-package"]
        process.currentDirectoryURL = URL(fileURLWithPath: package)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let manifest = try? JSONDecoder().decode(Manifest.self, from: text.drop { $0 != UInt8(ascii: "{") })
        return manifest?.targets.filter { $0.type == "test" }.map { target in
            let plugins = (target.pluginUsages ?? []).compactMap { $0.plugin.first ?? nil }
            return TestTargets.Described(name: target.name, plugins: plugins)
        }
    }

    /// The environment in which the user's shell would run `swift`.
    ///
    /// If any variable differs from the previous build, SwiftPM compiles the C sources again, and links the tool that
    /// the plugin runs. Shells set `_` to the path of the command that they run, which is that of `workbook` here.
    static var environment: Environment {
        let environment = ProcessInfo.processInfo.environment
        guard environment["_"] != nil else { return .inherit }
        let folders = environment["PATH", default: ""].split(separator: ":")
        let swift = folders.map { "\($0)/swift" }.first(where: FileManager.default.isExecutableFile)
        return .inherit.updating(["_": swift])
    }

    func description() async throws -> Description {
        let text = try await swift("package", "describe", "--type", "json")
        // SwiftPM may print other text before the JSON.
        let json = text.drop { $0 != "{" }
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode(Description.self, from: Data(json.utf8))
    }

    /// Runs `swift`.
    ///
    /// - Returns: The standard output of SwiftPM.
    private func swift(_ arguments: String...) async throws -> String {
        do {
            let result = try await Subprocess.run(
                .name("swift"), arguments: Arguments(arguments), environment: Self.environment,
                workingDirectory: .some(.init(package)), output: .string(limit: 16 << 20),
                error: .string(limit: 16 << 20))
            guard result.terminationStatus.isSuccess else {
                let output = result.standardOutput + result.standardError
                // The compiler reports an error for each file that it compiles, and shows it again in its code.
                var seen: Set<Substring> = []
                let errors = output.split(separator: "\n").filter {
                    $0.contains("error: ") && !$0.contains("`- error: ") && seen.insert($0).inserted
                }
                let text = errors.isEmpty ? output : errors.joined(separator: "\n")
                throw PackageBuildError(
                    description: "the package doesn't build, so nothing was tested; correct it first:\n\(text)")
            }
            return result.standardOutput
        } catch let error as SubprocessError {
            throw PackageBuildError(
                description: "cannot run 'swift build' (\(error)); is Swift installed and in your PATH?")
        }
    }
}

/// An error that indicates that the package can't be built.
struct PackageBuildError: UserFacingError {
    var description: String

    /// A Boolean value indicating whether every error that has a place is in the folder `Snippets`.
    fileprivate var isAboutSnippets: Bool {
        let places = description.split(separator: "\n").filter { $0.contains(#/:\d+:\d+: error: /#) }
        return !places.isEmpty && places.allSatisfy { $0.contains("/Snippets/") }
    }
}
