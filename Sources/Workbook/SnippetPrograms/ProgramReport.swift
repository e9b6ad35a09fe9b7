/// What the compiler said of a program, by part.
struct ProgramReport {
    /// The errors in parts, each with its place.
    private(set) var errors: [Int: [Program.Problem]] = [:]
    /// The errors of no part: a module that is missing, what the linker says.
    private(set) var others: [String] = []

    /// - Parameters:
    ///   - text: what was printed with `-diagnostic-style=llvm`.
    ///   - parts: those that were compiled. An error of another is of none: a listing can say itself where its lines are.
    ///   - failures: why modules could not be compiled, by their names.
    init(_ text: String, parts: Set<Int> = [], failures: [String: String] = [:]) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("error: ") {
                others.append(ProgramSource.withoutParts(String(line.dropFirst(7))))
            } else if let range = line.firstRange(of: ": error: ") {
                var message = ProgramSource.withoutParts(String(line[range.upperBound...]))
                for (module, reason) in failures where message == "no such module '\(module)'" {
                    message += "; the group of this name is none: \(reason)"
                }
                guard let (index, place) = Self.place(line[..<range.lowerBound]), parts.contains(index) else {
                    others.append(message)
                    continue
                }
                errors[index, default: []].append(Program.Problem(message, at: place))
            }
        }
    }

    /// The first error, with its place.
    var firstError: String? {
        let (_, problems) = errors.min { $0.key < $1.key } ?? (0, [])
        guard let problem = problems.first else { return others.first }
        return problem.place.map { "\($0.path):\($0.line):\($0.column): \(problem.text)" } ?? problem.text
    }

    /// Whether a part declares a name that is declared already.
    func isRedeclared(_ index: Int) -> Bool {
        errors[index]?.contains { $0.text.hasPrefix("invalid redeclaration of") } == true
    }

    /// `part-3:chapters/01-a.md:12:5`.
    private static func place(_ text: Substring) -> (index: Int, place: Program.Place)? {
        guard let (index, rest) = ProgramSource.part(ofFile: text) else { return nil }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 2, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]) else {
            return nil
        }
        return (index, Program.Place(path: parts.dropLast(2).joined(separator: ":"), line: line, column: column))
    }
}

/// What a program printed, by part.
struct PrintedParts {
    private(set) var texts: [Int: String] = [:]
    /// The part that began last: the one that ran when the program ended.
    private(set) var last: Int?

    init(_ output: String, mark: String) {
        for piece in output.split(separator: ProgramSource.printedMarkStart + mark, omittingEmptySubsequences: false)
            .dropFirst()
        {
            guard let end = piece.firstIndex(of: ";"), let index = Int(piece[..<end]) else { continue }
            texts[index] = String(piece[end...].dropFirst())
            last = index
        }
    }
}
