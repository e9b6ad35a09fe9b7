import Foundation

/// The program of `swift run progress` in a workspace, which `swift package progress` also runs.
struct ProgressProgram {
    private let arguments: [String]
    /// The `swift` of the plugin that started this program, or `nil` if the reader started it.
    private let pluginsSwift: String?
    /// A Boolean value indicating whether SwiftPM holds back what the plugin writes until it ends.
    private let isHeldBack: Bool

    init(arguments: [String]) {
        let isPlugin = arguments.count > 2 && arguments[0] == "--plugin"
        pluginsSwift = isPlugin ? arguments[1] : nil
        isHeldBack = isPlugin && Self.outputIsFile(ofProcess: arguments[2])
        self.arguments = isPlugin ? Array(arguments.dropFirst(3)) : arguments
    }

    /// Returns a Boolean value indicating whether the output of a process is known to be a file or a pipe.
    private static func outputIsFile(ofProcess number: String) -> Bool {
        let output = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/fd/1")
        guard let output else { return false }
        return !["/dev/pts/", "/dev/tty", "/dev/console"].contains(where: output.hasPrefix)
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
                if options.watch, isHeldBack {
                    throw ProgressError(
                        """
                        '--watch' needs a terminal here, because SwiftPM holds back what a plugin says to a file or a \
                        pipe; 'swift run progress --watch' does not
                        """, isUsage: true)
                }
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

    /// The workspace that contains the current folder.
    private var folder: String {
        var url = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        while url.path != "/" {
            let file = url.appendingPathComponent(ExerciseList.file).path
            if FileManager.default.fileExists(atPath: file) { return url.path }
            url.deleteLastPathComponent()
        }
        return "."
    }

    /// Returns the toolchain. On a Mac, the plugin runs in a sandbox, in which another sandbox isn't allowed.
    private func toolchain() throws -> Toolchain {
        guard let pluginsSwift else { return try .inPath() }
        var toolchain = pluginsSwift.isEmpty ? try Toolchain.inPath() : Toolchain(swift: pluginsSwift)
        #if os(macOS)
            toolchain.arguments = ["--disable-sandbox"]
        #endif
        toolchain.leavePlugin(ProcessInfo.processInfo.environment)
        return toolchain
    }
}
