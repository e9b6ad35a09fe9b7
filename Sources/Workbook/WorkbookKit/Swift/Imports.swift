/// The import declarations of listings, which a generated file has at its top.
enum Imports {
    /// The import declarations of some modules, then those of some listings, each once.
    static func lines(_ modules: [String], liftedFrom listings: [String]) -> [String] {
        var seen: Set<String> = []
        let lifted = listings.flatMap { ListingScan($0).imports.map(\.text) }
        return (modules.map { "import \($0)" } + lifted).filter { seen.insert($0).inserted }
    }

    /// The lines, from 0, that hold an import declaration.
    static func places(in lines: [String]) -> [Int] {
        mayStand(in: lines) ? ListingScan(lines.joined(separator: "\n")).imports.map(\.line) : []
    }

    /// Whether there can be an import declaration in lines: a look at how they begin that saves most the tokenizer.
    static func mayStand(in lines: [String]) -> Bool {
        lines.contains { line in
            let text = line.utf8.drop(while: \.isSpaceOrTab)
            return text.first == UInt8(ascii: "@") || text.starts(with: "import".utf8)
                || accessLevels.contains { text.starts(with: $0.utf8) }
        }
    }

    /// What may stand before the word `import`.
    static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// Lines without their import declarations, and without blank ones at the start.
    static func removed(from lines: [String]) -> [String] {
        let imports = Set(places(in: lines))
        let rest = imports.isEmpty ? lines : lines.enumerated().filter { !imports.contains($0.offset) }.map(\.element)
        return Array(rest.drop { $0.trimmed.isEmpty })
    }
}
