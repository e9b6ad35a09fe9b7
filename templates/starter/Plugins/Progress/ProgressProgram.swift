import Foundation

/// `swift run progress` in a starter, and what `swift package progress` runs.
struct ProgressProgram {
    private let arguments: [String]
    /// The `swift` of the plugin that has started this; nil when a reader has.
    private let pluginsSwift: String?

    init(arguments: [String]) {
        let isPlugin = arguments.count > 1 && arguments[0] == "--plugin"
        pluginsSwift = isPlugin ? arguments[1] : nil
        self.arguments = isPlugin ? Array(arguments.dropFirst(2)) : arguments
    }

    private var command: String { pluginsSwift == nil ? "swift run progress" : "swift package progress" }

    /// - Returns: the status to end with: 1 when there is no report, and 64 when the call is wrong.
    func run() -> Int32 {
        do {
            switch try ProgressOptions.parse(arguments) {
            case .help: Screen(wantsColour: false).write(ProgressOptions.help(command))
            case .run(let options):
                let wording = Wording(command: command, isInTheWay: options.watch && pluginsSwift != nil)
                let session = ProgressSession(
                    folder: folder, options: options, wording: wording, toolchain: toolchain)
                try session.run(endsWithParent: pluginsSwift != nil)
            }
            return 0
        } catch {
            let text = "error: \(error)".split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let lines = text.map { StyledText(String($0)).rendered(hasStyles: false) + "\n" }
            try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
            return (error as? ProgressError)?.isUsage == true ? 64 : 1
        }
    }

    /// The package that the reader is in.
    private var folder: String {
        var url = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while url.path != "/" {
            let file = url.appendingPathComponent(ExerciseList.file).path
            if FileManager.default.fileExists(atPath: file) { return url.path }
            url.deleteLastPathComponent()
        }
        return "."
    }

    /// The plugin's SwiftPM holds the lock of the folder with the results, so that whoever waits for it waits for ever;
    /// and on a Mac there is a sandbox around the plugin, in which another is refused.
    private func toolchain() throws -> Toolchain {
        guard let pluginsSwift else { return try .inPath() }
        var toolchain = pluginsSwift.isEmpty ? try Toolchain.inPath() : Toolchain(swift: pluginsSwift)
        #if os(macOS)
            toolchain.arguments = ["--ignore-lock", "--disable-sandbox"]
        #else
            toolchain.arguments = ["--ignore-lock"]
        #endif
        toolchain.leavePlugin(ProcessInfo.processInfo.environment)
        return toolchain
    }
}
