/// An error of the compiler.
struct CompilerError: Equatable, Sendable {
    /// The location, or `nil` for an error without a location in the package.
    var location: FileLocation?
    var message: String
    /// The number of other errors in the same file.
    var others = 0

    /// The line number, or 0 without a location.
    var line: Int { location?.line ?? 0 }
}

/// The output of a failed `swift build`.
struct BuildOutput {
    /// The errors without duplicates, in the order in which they were reported.
    private(set) var errors: [CompilerError] = []
    private let lines: [String]

    init(_ text: String, root: PackageRoot) {
        lines = text.split(whereSeparator: \.isNewline).map(String.init)
        for line in lines {
            guard let error = Self.error(line, root), !errors.contains(error) else { continue }
            errors.append(error)
        }
    }

    /// The lines to quote if no error has a location: the errors without one, or else the last lines of the output.
    var quote: [String] {
        let errors = lines.filter { line in
            // SwiftPM and the compiler end with messages for their developers.
            line.contains("error: ") && !["fatalError", "ExitCode("].contains { line.hasPrefix("error: " + $0) }
        }
        return errors.isEmpty ? Array(lines.suffix(5)) : Array(errors.prefix(5))
    }

    /// Parses an error: `/a/package/Sources/A/A.swift:3:5: error: cannot find 'x' in scope`
    private static func error(_ line: String, _ root: PackageRoot) -> CompilerError? {
        guard let separator = line.firstRange(of: ": error: ") else { return nil }
        let parts = line[..<separator.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2])
        else { return nil }
        let file = parts.dropLast(2).joined(separator: ":")
        guard file.hasPrefix("/") else { return nil }
        return CompilerError(
            location: FileLocation(file: root.path(of: file) ?? file, line: number, column: column),
            message: String(line[separator.upperBound...]))
    }
}
