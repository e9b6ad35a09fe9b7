/// The Swift of a program: its parts one after another, each announced as it begins.
struct ProgramSource {
    /// The module that announces parts, see `PartSupport`.
    static let support = "_WorkbookParts"

    let text: String
    /// The parts that it is made of, by their indexes.
    let parts: Set<Int>
    /// Whether the program says itself where it begins, or is a module and begins nowhere: its parts cannot be told apart
    /// as it runs.
    let isLibrary: Bool

    /// How a mark begins, in Swift and in the output.
    private static let markStart = #"\u{1E}"#
    static let printedMarkStart = "\u{1E}"

    /// - Parameter mark: what stands before a part's number in the output, behind `printedMarkStart`: a text that no
    ///   program prints.
    /// - Parameter scopes: the parts whose names are their own, by their indexes.
    /// - Parameter isModule: whether other programs import it.
    init(
        _ parts: [Program.Part], scopes: Set<Int> = [], imports: [String], mark: String, isModule: Bool = false
    ) {
        isLibrary = isModule || parts.contains(where: \.hasMain)
        self.parts = Set(parts.map(\.index))
        var lines = imports.map { "import \($0)" }
        if !isLibrary { lines.append("import \(Self.support)") }
        for part in parts {
            if !isLibrary { lines.append("_beginWorkbookPart(\"\(Self.markStart)\(mark)\(part.index);\")") }
            let isScope = scopes.contains(part.index)
            if isScope { lines += part.imports + ["do {"] }
            for run in part.code {
                lines.append(
                    "#sourceLocation(file: \(Self.literal(Self.file(part.index, run.path))), line: \(run.line))")
                lines += isScope ? run.lines.map { ProgramSource.isImport($0) ? "" : $0 } : run.lines
            }
            if !part.code.isEmpty { lines.append("#sourceLocation()") }
            if isScope { lines.append("}") }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Whether a line makes the type on it, or below it, the one where the program begins.
    static func isMain(_ line: String) -> Bool {
        let rest = line.drop { $0.isWhitespace }
        return rest.hasPrefix("@main") && rest.dropFirst(5).first.map { $0.isWhitespace } ?? true
    }

    /// Whether a line is an import, which may stand in no scope.
    static func isImport(_ line: String) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace).drop {
            $0.hasPrefix("@") || Self.accessLevels.contains($0)
        }
        return words.first == "import" && words.count > 1
    }

    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// The name of a file, quoted: paths come from the disk.
    private static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// The name under which the compiler speaks of a part's lines: it tells whose they are.
    private static func file(_ index: Int, _ path: String) -> String { "part-\(index):\(path)" }

    /// Takes such a name apart.
    static func part(ofFile name: Substring) -> (index: Int, path: Substring)? {
        guard name.hasPrefix("part-"), let colon = name.firstIndex(of: ":"),
            let index = Int(name[..<colon].dropFirst(5))
        else { return nil }
        return (index, name[colon...].dropFirst())
    }

    /// A text without the numbers that the names of files have for us.
    static func withoutParts(_ text: String) -> String {
        text.contains("part-") ? text.replacing(#/part-\d+:/#, with: "") : text
    }
}

extension Program.Part {
    /// Whether the program begins where the part says, with `@main`.
    var hasMain: Bool { code.contains { run in run.lines.contains(where: ProgramSource.isMain) } }

    var imports: [String] { code.flatMap { run in run.lines.filter(ProgramSource.isImport) } }
}
