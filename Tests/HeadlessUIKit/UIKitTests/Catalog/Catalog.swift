import Foundation

/// The public types of a module and their members, by the folders of their sources.
struct Catalog {
    struct Entry: Equatable {
        /// The name, including the types around it, such as `UIView.AutoresizingMask`.
        var name: String
        /// The keyword of the declaration, such as `class` or `typealias`, or `nil` for a type of another module that
        /// this module extends.
        var kind: String?
        /// The folder of `Sources/HeadlessUIKit/UIKit` that contains the declaration.
        var area: String
        /// The module under which Apple documents the type.
        var framework: String
        /// The first sentence of the documentation.
        var summary: String?
        /// The names of the members as in Apple's documentation, such as `convert(_:to:)`.
        ///
        /// Overloads count as one member.
        var members: [String] = []
        /// The first sentences of the members' documentation.
        var summaries: [String: String] = [:]
        /// The names that several members share.
        var overloads: Set<String> = []
    }

    let entries: [Entry]

    init(entries: [Entry]) { self.entries = entries }

    /// Creates the catalog of the declarations in the sources, without overrides and members that conformances add.
    init(_ graphs: [String: SymbolGraph], sources: String = "/Sources/HeadlessUIKit/UIKit/") {
        var entries: [String: Entry] = [:]
        for (module, graph) in graphs.sorted(by: { $0.key < $1.key }) {
            let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
            let symbols = graph.symbols.filter { !overrides.contains($0.identifier.precise) }
            for symbol in symbols.sorted(by: { $0.name < $1.name }) {
                guard let area = symbol.area(below: sources) else { continue }
                if let kind = symbol.typeKind {
                    entries[symbol.name] = Entry(
                        name: symbol.name, kind: kind, area: area,
                        framework: Catalog.framework(of: symbol.pathComponents[0], in: module),
                        summary: symbol.summary)
                }
            }
            for symbol in symbols where symbol.typeKind == nil && !symbol.isOfConformance {
                guard let area = symbol.area(below: sources) else { continue }
                let owner = symbol.pathComponents.dropLast().joined(separator: ".")
                let framework = Catalog.framework(of: symbol.pathComponents[0], in: module)
                let member = symbol.pathComponents[symbol.pathComponents.count - 1]
                var entry = entries[owner] ?? Entry(name: owner, area: area, framework: framework)
                if entry.members.contains(member) {
                    entry.overloads.insert(member)
                } else {
                    entry.members.append(member)
                    entry.summaries[member] = symbol.summary
                }
                entries[owner] = entry
            }
        }
        self.entries = entries.values.map { entry in
            var entry = entry
            entry.members.sort { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
            return entry
        }.sorted { ($0.area, $0.name) < ($1.area, $1.name) }
    }

    private static func framework(of type: String, in module: String) -> String {
        if type.hasPrefix("CF") { return "CoreFoundation" }
        if type.hasPrefix("CG") { return "CoreGraphics" }
        if ["Selector", "autoreleasepool", "objc_"].contains(where: type.hasPrefix) { return "ObjectiveC" }
        if ["HUGE", "MAXFLOAT"].contains(type) || type.contains("SEC_PER_") { return "Darwin" }
        return type.hasPrefix("CA") ? "QuartzCore" : module
    }
}

extension SymbolGraph.Symbol {
    /// The keyword of the declaration for a type or a declaration outside of types; otherwise `nil`.
    fileprivate var typeKind: String? {
        let word = kind.identifier.split(separator: ".").last.map(String.init) ?? ""
        return pathComponents.count == 1 || ["class", "struct", "enum", "protocol"].contains(word) ? word : nil
    }

    fileprivate func area(below sources: String) -> String? {
        guard let location, let range = location.uri.range(of: sources) else { return nil }
        return location.uri[range.upperBound...].split(separator: "/").first.map(String.init)
    }

    /// The documentation up to its first full stop.
    fileprivate var summary: String? {
        guard let lines = docComment?.lines.map(\.text).prefix(while: { !$0.isEmpty }) else { return nil }
        let text = lines.joined(separator: " ")
        guard let end = text.range(of: ". ") else { return text }
        return text[..<end.lowerBound] + "."
    }

    /// A Boolean value indicating whether the member exists because its type is `Hashable`, `Codable` or printable.
    fileprivate var isOfConformance: Bool {
        ["==(_:_:)", "<(_:_:)", "hash(into:)", "init(from:)", "encode(to:)", "description", "debugDescription"]
            .contains(pathComponents[pathComponents.count - 1])
    }
}
