/// The Swift of a program: its parts one after another, each announced as it begins.
struct ProgramSource {
    /// The module that announces parts, see `PartSupport`.
    static let support = "_WorkbookParts"

    let text: String
    /// Whether the program says itself where it begins, so that its parts cannot be told apart as it runs.
    let hasMain: Bool

    /// How a mark begins, in Swift and in the output.
    private static let markStart = #"\u{1E}"#
    static let printedMarkStart = "\u{1E}"

    /// - Parameter mark: what stands before a part's number in the output, behind `printedMarkStart`: a text that no
    ///   program prints.
    /// - Parameter scopes: the parts whose names are their own, by their indexes.
    init(_ parts: [Program.Part], scopes: Set<Int> = [], imports: [String], mark: String) {
        hasMain = parts.contains { part in part.code.contains { run in run.lines.contains(where: Self.isMain) } }
        var lines = imports.map { "import \($0)" }
        if !hasMain { lines.append("import \(Self.support)") }
        for part in parts {
            if !hasMain { lines.append("_beginWorkbookPart(\"\(Self.markStart)\(mark)\(part.index);\")") }
            if scopes.contains(part.index) { lines.append("do {") }
            for run in part.code {
                lines.append(
                    "#sourceLocation(file: \(Self.literal(Self.file(part.index, run.path))), line: \(run.line))")
                lines += run.lines
            }
            if !part.code.isEmpty { lines.append("#sourceLocation()") }
            if scopes.contains(part.index) { lines.append("}") }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func isMain(_ line: String) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        return words.first == "@main"
    }

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
