/// The import declarations of listings, which a generated file has at its beginning.
package enum Imports {
    /// Returns the import declarations for modules, followed by those in listings, without duplicates.
    package static func lines(_ modules: [String], liftedFrom listings: [String]) -> [String] {
        var seen: Set<String> = []
        let lifted = listings.flatMap { ListingScan($0).imports.map(\.text) }
        return (modules.map { "import \($0)" } + lifted).filter { seen.insert($0).inserted }
    }

    /// Returns the numbers of the lines with an import declaration, from 0.
    package static func lineIndices(in lines: [String]) -> [Int] {
        mayStand(in: lines) ? ListingScan(lines.joined(separator: "\n")).imports.map(\.line) : []
    }

    /// Returns a Boolean value indicating whether lines can contain an import declaration. It only examines the
    /// beginning of each line, which avoids running the tokenizer on most text.
    package static func mayStand(in lines: [String]) -> Bool {
        lines.contains { line in
            let text = line.utf8.drop(while: \.isSpaceOrTab)
            return text.first == UInt8(ascii: "@") || text.starts(with: "import".utf8)
                || accessLevels.contains { text.starts(with: $0.utf8) }
        }
    }

    /// The modifiers that are allowed before the word `import`.
    static let accessLevels: Set<String> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns lines without their import declarations, and without leading blank lines.
    package static func removed(from lines: [String]) -> [String] {
        let imports = Set(lineIndices(in: lines))
        let rest = imports.isEmpty ? lines : lines.enumerated().filter { !imports.contains($0.offset) }.map(\.element)
        return Array(rest.drop { $0.trimmed.isEmpty })
    }
}
