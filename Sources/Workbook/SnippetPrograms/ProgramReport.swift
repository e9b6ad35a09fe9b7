/// The compiler diagnostics of a program, grouped by part.
struct ProgramReport {
    /// The errors in parts, with their locations.
    private(set) var errors: [Int: [Program.Issue]] = [:]
    /// The errors outside of parts, such as a missing module or an error of the linker.
    private(set) var others: [String] = []

    /// Parses the output of the compiler.
    ///
    /// - Parameters:
    ///   - text: The output with `-diagnostic-style=llvm`.
    ///   - parts: The compiled parts. An error in another part counts as outside of parts, because a listing can
    ///     contain a `#sourceLocation`.
    ///   - moduleErrors: The errors of modules that failed to compile, by name.
    init(_ text: String, parts: Set<Int> = [], moduleErrors: [String: String] = [:]) {
        for error in CompilerError.errors(in: text) {
            var message = ProgramSource.withoutParts(error.text)
            for (module, reason) in moduleErrors where message == "no such module '\(module)'" {
                message += "; the group of this name isn't a module: \(reason)"
            }
            guard let path = error.path, let (index, file) = ProgramSource.part(ofFile: path[...]),
                parts.contains(index)
            else {
                others.append(message)
                continue
            }
            let location = Program.Location(path: String(file), line: error.line, column: error.column)
            errors[index, default: []].append(Program.Issue(message, at: location))
        }
    }

    /// The errors outside of parts, each once. The symbols that the linker doesn't find are one error.
    var otherCauses: [String] {
        let start = "undefined reference to "
        var seen: Set<String> = []
        let distinct = others.filter { seen.insert($0).inserted }
        var seenSymbols: Set<String> = []
        let symbols = distinct.compactMap { error in error.firstRange(of: start).map { error[$0.upperBound...] } }
            .filter { seenSymbols.insert(String($0)).inserted }
        guard !symbols.isEmpty else { return distinct }
        let listed = symbols.prefix(Self.maximumListed).joined(separator: ", ")
        let more = symbols.count > Self.maximumListed ? ", and \(symbols.count - Self.maximumListed) more" : ""
        // The summary of the linker adds nothing.
        return ["the program can't be linked: \(start)\(listed)\(more)"]
            + distinct.filter {
                !$0.contains(start) && !$0.contains("linker command failed") && !$0.contains("link command failed")
            }
    }

    /// The maximum number of missing symbols in a message.
    private static let maximumListed = 3

    /// The first error, with its location.
    var firstError: String? {
        let (_, issues) = errors.min { $0.key < $1.key } ?? (0, [])
        guard let issue = issues.first else { return others.first }
        return issue.location.map { "\($0.path):\($0.line):\($0.column): \(issue.text)" } ?? issue.text
    }
}

/// The output of a program, by part.
struct PrintedParts {
    private(set) var texts: [Int: String] = [:]
    /// The part that began last, which was running when the program ended.
    private(set) var last: Int?

    init(_ output: String, delimiter: String) {
        for piece in output.split(
            separator: ProgramSource.printedDelimiterStart + delimiter, omittingEmptySubsequences: false
        )
        .dropFirst() {
            guard let end = piece.firstIndex(of: ";"), let index = Int(piece[..<end]) else { continue }
            texts[index] = String(piece[end...].dropFirst())
            last = index
        }
    }
}
