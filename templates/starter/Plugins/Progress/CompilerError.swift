/// An error of the compiler.
struct CompilerError: Equatable, Sendable {
    /// Where; nil for an error without a place in the package.
    var place: Place?
    var message: String
    /// How many others there are in its file.
    var others = 0
}

/// What `swift build` said when it failed.
struct BuildOutput {
    /// Each error once, in the order in which they were reported.
    private(set) var errors: [CompilerError] = []
    private let lines: [String]

    init(_ text: String, root: PackageRoot) {
        lines = text.split(whereSeparator: \.isNewline).map(String.init)
        for line in lines {
            guard let error = Self.error(line, root), !errors.contains(error) else { continue }
            errors.append(error)
        }
    }

    /// What to quote when no error has a place: the errors without one, or else the last that was said.
    var quote: [String] {
        let said = lines.filter { line in
            // SwiftPM and the compiler end with words for those who work on them.
            line.contains("error: ") && !["fatalError", "ExitCode("].contains { line.hasPrefix("error: " + $0) }
        }
        return said.isEmpty ? Array(lines.suffix(5)) : Array(said.prefix(5))
    }

    /// `/a/package/Sources/A/A.swift:3:5: error: cannot find 'x' in scope`
    private static func error(_ line: String, _ root: PackageRoot) -> CompilerError? {
        guard let mark = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
        else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        guard file.hasPrefix("/") else { return nil }
        return CompilerError(
            place: Place(file: root.path(of: file) ?? file, line: number, column: column),
            message: String(line[mark.upperBound...]))
    }
}
