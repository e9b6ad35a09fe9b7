import SwiftText

/// The words and keys of a Swift fence, validated against the fixed set of the format.
struct SnippetOptions {
    private(set) var kind = Snippet.Kind.declaration
    private(set) var isHidden = false
    private(set) var usesDeprecated = false
    private var items: [Snippet.Key: InfoString.Item] = [:]

    /// The values of the keys that the kind supports.
    var values: [Snippet.Key: String] {
        if items.isEmpty { return [:] }
        let keys = kind.traits.required + kind.traits.optional
        return keys.reduce(into: [:]) { values, key in values[key] = items[key]?.value }
    }

    /// Reads the items of a Swift fence, and reports those that the format doesn't define.
    init(_ info: InfoString, at location: SourceLocation, diagnostics: inout [Diagnostic]) {
        for item in info.items {
            if let value = item.value {
                read(key: item, value: value, &diagnostics)
            } else if item.name == "hidden" {
                isHidden = true
            } else if item.name == "deprecated" {
                usesDeprecated = true
            } else {
                read(word: item, &diagnostics)
            }
        }
        checkKeys(at: location, &diagnostics)
    }

    private mutating func read(key item: InfoString.Item, value: String, _ diagnostics: inout [Diagnostic]) {
        guard let key = Snippet.Key(rawValue: item.name) else {
            let known = Snippet.Key.allCases.map(\.rawValue)
            diagnostics.append(
                .error(
                    "unknown key '\(item.name)=' after 'swift'; known: \(formattedList(known, conjunction: "and"))",
                    at: item.location))
            return
        }
        if items[key] != nil {
            diagnostics.append(.error("'\(item.name)=' occurs twice; remove one", at: item.location))
        }
        items[key] = item
    }

    private mutating func read(word item: InfoString.Item, _ diagnostics: inout [Diagnostic]) {
        guard let kind = Snippet.Kind(rawValue: item.name), kind != .declaration else {
            let known = Snippet.Kind.allCases.filter { $0 != .declaration }.map(\.rawValue) + ["hidden", "deprecated"]
            diagnostics.append(
                .error(
                    "unknown word '\(item.name)' after 'swift'; known: \(formattedList(known, conjunction: "and"))",
                    at: item.location))
            return
        }
        if self.kind != .declaration {
            diagnostics.append(
                .error(
                    "a block is either '\(self.kind.rawValue)' or '\(kind.rawValue)'; keep one word", at: item.location)
            )
        }
        self.kind = kind
    }

    /// The minimum length of an expected message. A shorter text would match messages about other errors.
    private static let shortestMessage = 4

    private func checkKeys(at location: SourceLocation, _ diagnostics: inout [Diagnostic]) {
        let traits = kind.traits
        let subject = kind == .declaration ? "a declaration block" : "'swift \(kind.rawValue)'"
        for key in traits.required where items[key] == nil {
            diagnostics.append(.error("\(subject) needs \(key.rawValue)=\"…\"", at: location))
        }
        for key in [Snippet.Key.name, .exercise] where key == .exercise || !traits.nameIsTitle {
            guard let item = items[key], let value = item.value, !value.isEmpty, !value.isPlainName else { continue }
            diagnostics.append(
                .error("'\(value)' can't be a name here; use letters, digits, '-' and '_'", at: item.location))
        }
        if kind == .fails || kind == .traps, let item = items[.message], let message = item.value,
            !message.isEmpty, message.trimmed.count < Self.shortestMessage
        {
            diagnostics.append(
                .error(
                    "'\(message)' is a part of nearly every message; quote at least \(Self.shortestMessage) characters",
                    at: item.location))
        }
        if let item = items[.group], let groups = item.value?.split(separator: ",").map(\.trimmed) {
            for group in groups where !group.isPlainName {
                diagnostics.append(
                    .error("'\(group)' can't be a name here; use letters, digits, '-' and '_'", at: item.location))
            }
        }
        let allowed = traits.required + traits.optional
        for (key, item) in items.sorted(by: { $0.value.location < $1.value.location }) where !allowed.contains(key) {
            let takes =
                key == .group
                ? "programs have groups, so write 'swift program group=…'"
                : "it takes \(formattedList(allowed.map(\.rawValue), conjunction: "and"))"
            diagnostics.append(.error("\(subject) takes no \(key.rawValue)=; \(takes)", at: item.location))
        }
    }
}
