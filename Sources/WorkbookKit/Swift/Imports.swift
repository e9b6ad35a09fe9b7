/// The import declarations of listings, which a generated file has at its top.
enum Imports {
    /// The import declarations of some modules, then those of some listings, each once.
    static func lines(_ modules: [String], liftedFrom listings: [String]) -> [String] {
        var seen: Set<String> = []
        let lifted = listings.flatMap { ListingScan($0).imports.map(\.text) }
        return (modules.map { "import \($0)" } + lifted).filter { seen.insert($0).inserted }
    }

    /// The lines, from 0, that hold an import declaration.
    static func places(in lines: [String]) -> [Int] { ListingScan(lines.joined(separator: "\n")).imports.map(\.line) }

    /// Lines without their import declarations, and without blank ones at the start.
    static func removed(from lines: [String]) -> [String] {
        let imports = Set(places(in: lines))
        let rest = lines.enumerated().filter { !imports.contains($0.offset) }.map(\.element)
        return Array(rest.drop { $0.trimmed.isEmpty })
    }
}
