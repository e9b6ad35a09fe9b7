/// A crash, as described by the output of the process.
struct Crash {
    /// The reason, as far as it is known: `Index out of range`.
    private(set) var message: String
    /// The innermost location in the package.
    private(set) var location: FileLocation?

    init(_ output: String, root: PackageRoot) {
        let lines = output.split(whereSeparator: \.isNewline)
        // The output of the tests comes first.
        let fatal = lines.lastIndex { $0.contains(": Fatal error") || $0.hasPrefix("Fatal error") }
        let signal = lines.compactMap { $0.firstMatch(of: /exited with unexpected signal code (\d+)/)?.1 }.last
        let trace = lines.drop { !$0.hasPrefix("*** Program crashed") }
        let isDeep = trace.contains { $0.contains("frames omitted") || $0.hasPrefix("... (") }
        if let fatal {
            message = Self.message(lines[fatal])
        } else if let failure = trace.compactMap({ $0.firstMatch(of: /Swift runtime failure: ([^+]+?) (?:in|\+)/)?.1 })
            .first
        {
            message = Self.sentence(failure)
        } else if isDeep || signal == "11" {
            message = "The memory for calls is used up: look for a function that calls itself without end"
        } else {
            message = "The process ended" + (signal.map { " with signal \($0)" } ?? "") + ", and did not say why"
        }
        location =
            trace.compactMap { Self.location(frame: $0, root) }.first
            ?? fatal.flatMap { Self.location(message: lines[$0]) }
    }

    /// Returns the message of a line: `Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range`
    private static func message(_ line: Substring) -> String {
        guard let prefix = line.firstRange(of: "Fatal error: ") else { return "Fatal error" }
        return sentence(line[prefix.upperBound...])
    }

    private static func sentence(_ text: Substring) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    /// Parses a stack frame: `3 [ra] 0x… element(of:at:) + 128 in tests.xctest at /a/book/Chapters/01-a/Exercises/A.swift:3:16`
    private static func location(frame: Substring, _ root: PackageRoot) -> FileLocation? {
        guard let match = frame.firstMatch(of: /^ *\d+ .* at (\/.*):(\d+):(\d+)$/), let line = Int(match.2),
            let file = root.path(of: String(match.1)), !file.hasPrefix("/"), !file.hasPrefix("Modules/"),
            file.contains("/Sources/") || file.contains("/Exercises/")
        else { return nil }
        return FileLocation(file: file, line: line, column: Int(match.3))
    }

    /// Parses a message: `Rotation/Columns.swift:20: Fatal error: …`. It contains the module and the file, which isn't
    /// a path.
    private static func location(message: Substring) -> FileLocation? {
        guard let match = message.firstMatch(of: /^(\w+\/[^:]+\.swift):(\d+): Fatal error/), let line = Int(match.2),
            !match.1.hasPrefix("Swift/")
        else { return nil }
        return FileLocation(file: String(match.1), line: line)
    }
}
