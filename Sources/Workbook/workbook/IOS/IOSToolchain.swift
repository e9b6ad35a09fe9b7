import ChapterKit
import Foundation
import Subprocess
import WorkbookKit

/// Apple's SDK for iPhone and iPad, and the compiler that reads it.
struct IOSToolchain {
    /// The path of the SDK.
    let sdk: String
    /// The suffix of the target triple, which is `-simulator` or empty.
    private let suffix: String
    /// The version of the SDK, if its settings contain it.
    let version: SystemVersion?
    /// The compiler and how to run it.
    let compiler: Compiler
    /// The paths of the resources that the compiler needs, or `nil` if it can use all of its resources.
    ///
    /// A compiler for Linux has modules of its own, such as `Dispatch`, among its resources. The SDK has them, too.
    let resources: [String]?

    struct Compiler {
        var executable: Executable
        var arguments: [String] = []
        /// The name of the compiler in messages for the user.
        var name: String
    }

    static let variable = "WORKBOOK_IOS_SDK"

    /// Finds the SDK and the compiler.
    ///
    /// The SDK is the one that the user sets, or Xcode's. The compiler is the one that the user sets, Xcode's, or the
    /// one in the search path.
    ///
    /// - Throws: `IOSToolchainError` if there's no SDK.
    static func find() async throws -> IOSToolchain {
        let environment = ProcessInfo.processInfo.environment
        let named = environment.value(variable)
        let path = if let named { named } else { try await xcodesSDK() }
        let settings = try settings(ofSDK: path)
        let compiler = await compiler(environment.value("SWIFT_EXEC"))
        return IOSToolchain(
            sdk: path, suffix: settings.canonicalName.hasPrefix("iphoneos") ? "" : "-simulator",
            version: settings.version.flatMap(SystemVersion.init), compiler: compiler,
            resources: await resources(of: compiler))
    }

    /// Returns the arguments of the compiler.
    ///
    /// - Parameters:
    ///   - files: The paths of the Swift files.
    ///   - resources: The path of the folder with the compiler's resources, or `nil` if the compiler uses its own.
    func arguments(deploymentTarget: String, module: String, files: [String], resources: String?) -> [String] {
        compiler.arguments + (resources.map { ["-resource-dir", $0] } ?? []) + [
            "-typecheck", "-target", "arm64-apple-ios\(deploymentTarget)\(suffix)", "-sdk", sdk,
            "-swift-version", "6", "-parse-as-library", "-whole-module-optimization", "-module-name", module,
            "-diagnostic-style=llvm", "-no-color-diagnostics",
        ] + files
    }

    // MARK: Finding

    private static let xcrun = ["--sdk", "iphonesimulator"]

    private static func compiler(_ named: String?) async -> Compiler {
        if let named {
            return Compiler(
                executable: named.contains("/") ? .path(.init(named)) : .name(named), name: "'\(named)' (SWIFT_EXEC)")
        }
        guard await output("xcrun", xcrun + ["--find", "swiftc"]) != nil else {
            return Compiler(executable: .name("swiftc"), name: "'swiftc'")
        }
        return Compiler(executable: .name("xcrun"), arguments: xcrun + ["swiftc"], name: "'xcrun swiftc'")
    }

    private static func xcodesSDK() async throws -> String {
        guard let path = await output("xcrun", xcrun + ["--show-sdk-path"]) else {
            throw IOSToolchainError(
                description: """
                    'check --ios' needs Apple's SDK for the iOS simulator, and finds none: \
                    set \(variable)=/path/to/iPhoneSimulator.sdk, or run it on macOS with Xcode \
                    (where 'xcrun --sdk iphonesimulator --show-sdk-path' must print a path)
                    """)
        }
        return path
    }

    /// Returns the first line of a command's output, or `nil` if the command fails or can't be run.
    private static func output(_ command: String, _ arguments: [String]) async -> String? {
        let result = try? await Subprocess.run(
            .name(command), arguments: Arguments(arguments), output: .string(limit: 1 << 16), error: .discarded)
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput.split(separator: "\n").first.map(String.init)
    }

    /// Returns the paths of the resources that a compiler for Linux needs to compile for iOS.
    ///
    /// - Returns: `nil` for a compiler whose resources don't contain modules of Linux.
    private static func resources(of compiler: Compiler) async -> [String]? {
        struct TargetInfo: Decodable {
            struct Paths: Decodable {
                var runtimeResourcePath: String
            }

            var paths: Paths
        }
        let arguments = Arguments(compiler.arguments + ["-print-target-info"])
        let result = try? await Subprocess.run(
            compiler.executable, arguments: arguments, output: .string(limit: 1 << 16), error: .discarded)
        guard let text = result?.standardOutput,
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(text.utf8)),
            FileSystem.isFolder(info.paths.runtimeResourcePath + "/dispatch")
        else { return nil }
        return ["apinotes", "clang", "host", "shims"].map { "\(info.paths.runtimeResourcePath)/\($0)" }
            .filter { FileSystem.kind($0) != nil }
    }

    /// The contents of the file `SDKSettings.json` in an SDK.
    private struct SDKSettings: Decodable {
        var canonicalName: String
        var version: String?

        enum CodingKeys: String, CodingKey {
            case canonicalName = "CanonicalName"
            case version = "Version"
        }
    }

    private static func settings(ofSDK path: String) throws -> SDKSettings {
        guard FileSystem.isFolder(path) else {
            throw IOSToolchainError(description: "there is no SDK at '\(path)'\(origin)")
        }
        let file = URL(fileURLWithPath: path).appending(path: "SDKSettings.json")
        guard let data = try? Data(contentsOf: file),
            let settings = try? JSONDecoder().decode(SDKSettings.self, from: data)
        else {
            throw IOSToolchainError(
                description: """
                    '\(path)' is no SDK: it has no SDKSettings.json that names one\(origin); Xcode has it at \
                    Contents/Developer/Platforms/iPhoneSimulator.platform/Developer/SDKs/iPhoneSimulator.sdk
                    """)
        }
        if ["iphonesimulator", "iphoneos"].contains(where: settings.canonicalName.hasPrefix) { return settings }
        throw IOSToolchainError(
            description: "'\(path)' is an SDK for '\(settings.canonicalName)', not for iOS\(origin)")
    }

    private static var origin: String {
        ProcessInfo.processInfo.environment.value(variable) == nil ? "" : " (\(variable))"
    }
}

extension [String: String] {
    /// Returns the value of an environment variable, or `nil` if it's missing or empty.
    fileprivate func value(_ name: String) -> String? {
        guard let value = self[name], !value.isEmpty else { return nil }
        return value
    }
}

/// The reason why a check isn't possible.
struct IOSToolchainError: UserFacingError {
    var description: String
}
