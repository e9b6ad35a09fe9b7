/// The Swift source of a program: its parts in order, each announced at its beginning.
struct ProgramSource {
    /// The name of the module that announces parts. See `PartSupport`.
    static let support = "_WorkbookParts"

    let text: String
    /// The indexes of its parts.
    let parts: Set<Int>
    /// A Boolean value indicating whether the program has an `@main` type, or is a module without an entry point. The
    /// output of its parts can't be distinguished.
    let isLibrary: Bool

    /// The beginning of a delimiter, in the source and in the output.
    private static let delimiterStart = #"\u{1E}"#
    static let printedDelimiterStart = "\u{1E}"

    /// Creates the source of the given parts.
    ///
    /// - Parameters:
    ///   - parts: The parts, in order.
    ///   - imports: The modules that the source imports.
    ///   - delimiter: The text before a part's index in the output, after `printedDelimiterStart`. No program prints
    ///     this text.
    ///   - isModule: `true` if other programs import it.
    init(
        _ parts: [Program.Part], imports: [String], delimiter: String, isModule: Bool = false
    ) {
        isLibrary = isModule || parts.contains(where: \.hasMain)
        self.parts = Set(parts.map(\.index))
        var lines = imports.map { "import \($0)" }
        if !isLibrary { lines.append("import \(Self.support)") }
        for part in parts {
            if !isLibrary { lines.append("_beginWorkbookPart(\"\(Self.delimiterStart)\(delimiter)\(part.index);\")") }
            for run in part.code {
                lines.append(
                    "#sourceLocation(file: \(Self.literal(Self.file(part.index, run.path))), line: \(run.line))")
                lines += run.lines
            }
            if !part.code.isEmpty { lines.append("#sourceLocation()") }
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    /// Returns a Boolean value indicating whether a line marks the type on it, or below it, as the program's entry
    /// point.
    static func isMain(_ line: String) -> Bool {
        let rest = line.drop { $0.isWhitespace }
        return rest.hasPrefix("@main") && rest.dropFirst(5).first.map { $0.isWhitespace } ?? true
    }

    /// Returns a file name as a string literal. Paths can contain any character.
    private static func literal(_ text: String) -> String {
        "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
    }

    /// Returns the file name that the compiler uses in messages about a part's lines. It identifies the part.
    private static func file(_ index: Int, _ path: String) -> String { "part-\(index):\(path)" }

    /// Splits such a file name into the index and the path.
    static func part(ofFile name: Substring) -> (index: Int, path: Substring)? {
        guard name.hasPrefix("part-"), let colon = name.firstIndex(of: ":"),
            let index = Int(name[..<colon].dropFirst(5))
        else { return nil }
        return (index, name[colon...].dropFirst())
    }

    /// Returns a text without the part indexes in file names.
    static func withoutParts(_ text: String) -> String {
        text.contains("part-") ? text.replacing(#/part-\d+:/#, with: "") : text
    }
}

extension Program.Part {
    /// A Boolean value indicating whether the part contains the program's entry point, with `@main`.
    var hasMain: Bool { code.contains { run in run.lines.contains(where: ProgramSource.isMain) } }
}
