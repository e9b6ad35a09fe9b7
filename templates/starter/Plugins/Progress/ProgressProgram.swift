import Foundation

/// The program of `swift run progress` in a starter, which `swift package progress` also runs.
struct ProgressProgram {
    private let arguments: [String]
    /// The `swift` of the plugin that started this program, or `nil` if the reader started it.
    private let pluginsSwift: String?

    init(arguments: [String]) {
        let isPlugin = arguments.count > 1 && arguments[0] == "--plugin"
        pluginsSwift = isPlugin ? arguments[1] : nil
        self.arguments = isPlugin ? Array(arguments.dropFirst(2)) : arguments
    }

    private var command: String { pluginsSwift == nil ? "swift run progress" : "swift package progress" }

    /// Runs the program.
    ///
    /// - Returns: The exit status: 0, or 1 if there is no report, or 64 if the command line is wrong.
    func run() -> Int32 {
        do {
            switch try ProgressOptions.parse(arguments) {
            case .help: Screen(wantsColor: false).write(ProgressOptions.help(command))
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

    /// The package that contains the current folder.
    private var folder: String {
        var url = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while url.path != "/" {
            let file = url.appendingPathComponent(ExerciseList.file).path
            if FileManager.default.fileExists(atPath: file) { return url.path }
            url.deleteLastPathComponent()
        }
        return "."
    }

    /// Returns the toolchain. The plugin's SwiftPM holds the lock of the build folder, so a process that waits for the
    /// lock would wait forever. On a Mac, the plugin runs in a sandbox, in which another sandbox isn't allowed.
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
