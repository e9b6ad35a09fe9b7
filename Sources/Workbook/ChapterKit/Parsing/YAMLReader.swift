import SwiftText
import Yams

/// A reader of a YAML mapping, key by key. Errors become diagnostics with a location.
struct YAMLReader {
    private let path: String
    private let firstLine: Int
    private let entries: [(key: String, keyNode: Node, value: Node)]
    let location: SourceLocation

    /// Parses a text.
    ///
    /// - Parameter firstLine: The line of the file where `text` starts.
    init(_ text: String, path: String, firstLine: Int, known: [String], diagnostics: inout [Diagnostic]) {
        let start = SourceLocation(path: path, line: firstLine, column: 1)
        do {
            try Self.checkAliases(text)
            let node = try Yams.compose(yaml: text, .basic, Self.constructor, .utf8) ?? .mapping(Node.Mapping([]))
            self.init(node, path: path, firstLine: firstLine, known: known, at: start, diagnostics: &diagnostics)
        } catch {
            self.init(
                .mapping(Node.Mapping([])), path: path, firstLine: firstLine, known: [], at: start,
                diagnostics: &diagnostics)
            diagnostics.append(Self.diagnostic(of: error, at: start))
        }
    }

    private init(
        _ node: Node, path: String, firstLine: Int, known: [String], at location: SourceLocation,
        diagnostics: inout [Diagnostic]
    ) {
        self.path = path
        self.firstLine = firstLine
        self.location = location
        guard let mapping = node.mapping else {
            entries = []
            diagnostics.append(
                .error("expected 'key: value' lines; put a space after each colon, as in 'title: …'", at: location))
            return
        }
        entries = mapping.map { ($0.key.string ?? "", $0.key, $0.value) }
        for entry in entries where !known.isEmpty && !known.contains(entry.key) {
            diagnostics.append(
                .error(
                    "unknown key '\(entry.key)'; known: \(formattedList(known, conjunction: "and"))",
                    at: self.location(of: entry.keyNode)))
        }
    }

    /// The keys of the mapping, in their order.
    var keys: [(String, SourceLocation)] { entries.map { ($0.key, location(of: $0.keyNode)) } }

    /// Returns the text of a scalar, or `nil` if the key is missing or has no value.
    func string(_ key: String, _ diagnostics: inout [Diagnostic]) -> String? {
        guard let node = self[key] else { return nil }
        guard let scalar = node.scalar else {
            diagnostics.append(.error("'\(key)' must be a text, not a list or a mapping", at: location(of: node)))
            return nil
        }
        return scalar.string.isEmpty ? nil : scalar.string
    }

    /// Returns the texts of a sequence, each with its location.
    func strings(_ key: String, _ diagnostics: inout [Diagnostic]) -> [(String, SourceLocation)]? {
        guard let node = self[key] else { return nil }
        guard let sequence = node.sequence else {
            diagnostics.append(.error("'\(key)' is a list: [a, b]", at: location(of: node)))
            return nil
        }
        return sequence.compactMap { element in
            if let scalar = element.scalar { return (scalar.string, location(of: element)) }
            diagnostics.append(.error("'\(key)' is a list of texts", at: location(of: element)))
            return nil
        }
    }

    func bool(_ key: String, _ diagnostics: inout [Diagnostic]) -> Bool? {
        guard let node = self[key] else { return nil }
        guard let value = node.bool else {
            diagnostics.append(.error("'\(key)' must be true or false", at: location(of: node)))
            return nil
        }
        return value
    }

    func mapping(_ key: String, known: [String], _ diagnostics: inout [Diagnostic]) -> YAMLReader? {
        guard let node = self[key] else { return nil }
        guard node.mapping != nil else {
            diagnostics.append(
                .error(
                    "'\(key)' must be a mapping; write 'key: value' lines, indented below it", at: location(of: node)))
            return nil
        }
        return YAMLReader(
            node, path: path, firstLine: firstLine, known: known, at: location(of: node), diagnostics: &diagnostics)
    }

    func location(of key: String) -> SourceLocation { self[key].map(location(of:)) ?? location }

    private subscript(key: String) -> Node? { entries.first { $0.key == key }?.value }

    private func location(of node: Node) -> SourceLocation {
        guard let mark = node.mark else { return location }
        return SourceLocation(path: path, line: firstLine + mark.line - 1, column: mark.column)
    }

    /// Checks the number of aliases. Nested aliases multiply their contents, so a short text could take very long to
    /// parse.
    private static func checkAliases(_ text: String) throws {
        guard text.utf8.contains(UInt8(ascii: "*")) else { return }
        let words = text.utf8.split { $0.isSpaceOrTab || $0.isLineEnd || "[]{},:".utf8.contains($0) }
        let aliases = words.count { $0.first == UInt8(ascii: "*") && $0.dropFirst().first?.isIdentifier == true }
        if aliases > mostAliases { throw AliasLimitError() }
    }

    private static let mostAliases = 32

    /// The constructor is created once, because creating it takes longer than reading the front matter of a chapter.
    /// It's immutable.
    private nonisolated(unsafe) static let constructor = Constructor.default

    private struct AliasLimitError: Error, CustomStringConvertible {
        var description: String { "more than \(mostAliases) aliases; write out their values" }
    }

    private static func diagnostic(of error: any Error, at start: SourceLocation) -> Diagnostic {
        guard let error = error as? YamlError else { return .error("this is not YAML: \(error)", at: start) }
        switch error {
        case .scanner(let context?, let problem, _, _) where problem.contains("unexpected end of stream"):
            // The element that begins and doesn't end is a quote.
            var location = start
            location.line += context.mark.line - 1
            location.column = context.mark.column
            return .error("this is not YAML: a quote is never closed", at: location)
        case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
            .composer(_, let problem, let mark, _):
            var location = start
            location.line += mark.line - 1
            location.column = mark.column
            return .error("this is not YAML: \(problem)", at: location)
        case .duplicatedKeysInMapping(let keys, let context):
            var location = start
            location.line += context.mark.line - 1
            location.column = context.mark.column
            return .error(
                "a key occurs twice: \(formattedList(keys, conjunction: "and")); remove one", at: location)
        case .reader(let problem, _, _, _):
            return .error("this is not YAML: \(problem)", at: start)
        default:
            return .error("this is not YAML: \(error)", at: start)
        }
    }
}
