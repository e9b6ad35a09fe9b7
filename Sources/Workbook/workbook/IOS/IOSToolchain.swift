import Foundation
import Subprocess
import WorkbookKit

/// Apple's SDK for iPhones and iPads, and the compiler that reads it.
struct IOSToolchain {
    /// The folder of the SDK.
    let sdk: String
    /// What ends the target's name: `-simulator`, or nothing.
    private let suffix: String
    /// How the compiler is called.
    let compiler: Compiler

    struct Compiler {
        var executable: Executable
        var arguments: [String] = []
        /// How the user is told of it.
        var name: String
    }

    static let variable = "WORKBOOK_IOS_SDK"

    /// The SDK that the user names, or Xcode's; the compiler that the user names, Xcode's, or the one that is here.
    ///
    /// - Throws: `Failure` when there is no SDK.
    static func find() async throws -> IOSToolchain {
        let environment = ProcessInfo.processInfo.environment
        let named = environment.value(variable)
        let path = if let named { named } else { try await xcodesSDK() }
        return IOSToolchain(
            sdk: path, suffix: try suffix(ofSDK: path), compiler: await compiler(environment.value("SWIFT_EXEC")))
    }

    /// What the compiler is told.
    ///
    /// - Parameter files: the paths of the Swift files.
    func arguments(deploymentTarget: String, module: String, files: [String]) -> [String] {
        compiler.arguments + [
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
            throw Failure(
                description: """
                    'check --ios' needs Apple's SDK for the iOS simulator, and finds none: \
                    set \(variable)=/path/to/iPhoneSimulator.sdk, or run it on macOS with Xcode \
                    (where 'xcrun --sdk iphonesimulator --show-sdk-path' must print a path)
                    """)
        }
        return path
    }

    /// The first line that a command prints; nil when it fails or is not there.
    private static func output(_ command: String, _ arguments: [String]) async -> String? {
        let result = try? await Subprocess.run(
            .name(command), arguments: Arguments(arguments), output: .string(limit: 1 << 16), error: .discarded)
        guard let result, result.terminationStatus.isSuccess else { return nil }
        return result.standardOutput.split(separator: "\n").first.map(String.init)
    }

    private static func suffix(ofSDK path: String) throws -> String {
        guard FileSystem.isFolder(path) else {
            throw Failure(description: "there is no SDK at '\(path)'\(origin)")
        }
        struct Settings: Decodable {
            var canonicalName: String

            enum CodingKeys: String, CodingKey {
                case canonicalName = "CanonicalName"
            }
        }
        let file = URL(fileURLWithPath: path).appending(path: "SDKSettings.json")
        guard let data = try? Data(contentsOf: file),
            let settings = try? JSONDecoder().decode(Settings.self, from: data)
        else {
            throw Failure(
                description: """
                    '\(path)' is no SDK: it has no SDKSettings.json that names one\(origin); Xcode has it at \
                    Contents/Developer/Platforms/iPhoneSimulator.platform/Developer/SDKs/iPhoneSimulator.sdk
                    """)
        }
        if settings.canonicalName.hasPrefix("iphonesimulator") { return "-simulator" }
        if settings.canonicalName.hasPrefix("iphoneos") { return "" }
        throw Failure(description: "'\(path)' is an SDK for '\(settings.canonicalName)', not for iOS\(origin)")
    }

    private static var origin: String {
        ProcessInfo.processInfo.environment.value(variable) == nil ? "" : " (\(variable))"
    }

    /// Why nothing can be checked.
    struct Failure: UserFacingError {
        var description: String
    }
}

extension [String: String] {
    /// The value of a variable that is set to something.
    fileprivate func value(_ name: String) -> String? {
        guard let value = self[name], !value.isEmpty else { return nil }
        return value
    }
}
